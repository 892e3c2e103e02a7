import { whenParsed } from './whenParsed';

/**
 * Does a task ahead of every frame that is drawn while the document comes, and once all of it is there; to be called
 * before it is. What the task changes is never seen as it was.
 */
export function whileParsing(task: () => void): void {
  const attempt = () => {
    task();
    if (document.readyState === 'loading') requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
  whenParsed(task);
}
