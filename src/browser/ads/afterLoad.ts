/** Does a task after the page's load event, unless the signal calls it off before. */
export function afterLoad(task: () => void, signal: AbortSignal): void {
  const start = () => {
    // The document counts as complete a moment before its load event.
    const timer = setTimeout(task);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true, signal });
}
