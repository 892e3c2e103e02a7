/** A frame that has not come by then won't: the document is not shown. */
const PATIENCE_MS = 300;

/** Settles once the browser has painted what has changed until now, or soon where it paints nothing. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
