import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

const server = loadEnv("", ".", "OPIFICIO_")["OPIFICIO_SERVER"] ?? "http://127.0.0.1:8906";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: "../src/opificio/web/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: addresses
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] }, // tests read the packaged editions
    // The server takes requests from its own page only.
    proxy: {
      "/api": {
        target: server,
        ws: true,
        changeOrigin: true,
        rewriteWsOrigin: true,
        headers: { origin: server },
      },
    },
  },
  test: {
    environment: "jsdom",
    pool: "vmThreads", // one document per worker, not per file
    css: { include: [/tokens\.css/, /palette\.css/] },
    include: ["src/**/*.test.ts"],
    restoreMocks: true,
  },
});
