// Before the first paint, so that a dark page never flashes white. The page's settings take over from here.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem("opificio.theme");
  } catch {
    // storage may be forbidden; the system's theme it is
  }
  const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
