/** Runs a task after the page's load event, unless the signal is aborted first. */
export function afterLoad(task: () => void, signal: AbortSignal): void {
  const start = () => {
    // `readyState` is `complete` just before the load event fires.
    const timer = setTimeout(task);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true, signal });
}
