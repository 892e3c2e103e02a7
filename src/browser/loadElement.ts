/** Creates a link that loads once it is inserted into the document. */
export function createLink(
  values: Readonly<Record<'rel' | 'href', string> & { as?: string }>,
): HTMLLinkElement {
  return Object.assign(document.createElement('link'), values);
}

/**
 * Inserts an element that loads a file, after another element or at the end of the head. Resolves when it has
 * loaded.
 * @throws if it could not be loaded; the element is removed again
 */
export function loadElement(element: HTMLElement, previous?: Element | null): Promise<void> {
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error('not loaded'));
    };
    if (previous) previous.after(element);
    else document.head.append(element);
  });
}
