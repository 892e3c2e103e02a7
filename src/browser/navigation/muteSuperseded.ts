/**
 * Keeps quiet about navigation that gave way to a newer one: the router tells it by a rejection marked as cancelled,
 * which nobody can catch where the browser's own back and forward began it. Returns what undoes it.
 */
export function muteSuperseded(): () => void {
  const hear = (event: PromiseRejectionEvent) => {
    if ((event.reason as { cancelled?: unknown } | undefined)?.cancelled === true) event.preventDefault();
  };
  window.addEventListener('unhandledrejection', hear);
  return () => window.removeEventListener('unhandledrejection', hear);
}
