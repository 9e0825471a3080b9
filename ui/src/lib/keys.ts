/** Whether a single key may mean something: nobody is typing, and nothing else has taken it. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest("input, textarea, select, dialog"));
}
