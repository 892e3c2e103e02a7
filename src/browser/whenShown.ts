/**
 * Runs a task once the document is shown to a reader: at once, or when a prerendered document is activated.
 * See https://developer.mozilla.org/docs/Web/API/Document/prerendering
 */
export function whenShown(task: () => void): void {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', task, { once: true });
  else task();
}
