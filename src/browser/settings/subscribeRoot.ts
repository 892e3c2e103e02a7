/** Tells about every change of an attribute of the root element, which says what is chosen, until it is undone. */
export function subscribeRoot(attribute: string, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [attribute] });
  return () => observer.disconnect();
}
