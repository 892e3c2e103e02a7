/** Does a task once all of the document is there; to be called before it is. */
export function whenParsed(task: () => void): void {
  document.addEventListener('DOMContentLoaded', task);
}
