/**
 * Runs a task before every frame while the document is being parsed, and once it is parsed, so that the state
 * before the task is never painted. Has to be called before the document is parsed.
 */
export function whileParsing(task: () => void): void {
  const attempt = () => {
    task();
    if (document.readyState === 'loading') requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
  document.addEventListener('DOMContentLoaded', task);
}
