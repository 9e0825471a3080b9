"""How fast the engine is, beside another project's engine on the same machine."""
