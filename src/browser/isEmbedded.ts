/**
 * Returns whether a page of another origin shows this one in an iframe. There, controls with effects may be laid
 * under a click that the reader means for something else.
 */
export function isEmbedded(): boolean {
  try {
    return window.top?.origin !== window.origin;
  } catch {
    // Browsers deny access to a window of another origin.
    return true;
  }
}
