"""Tables: who sits where, the log of what was decided, undo, bots, storage. It knows no HTTP."""
