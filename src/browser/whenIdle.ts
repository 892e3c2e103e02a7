/** Does something when the browser has nothing else to do, within two seconds; in a task of its own where it does not tell. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task);
}
