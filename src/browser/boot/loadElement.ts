/** A link that is followed once it stands in the document. */
export function createLink(
  values: Readonly<Record<'rel' | 'href', string> & { as?: string }>,
): HTMLLinkElement {
  return Object.assign(document.createElement('link'), values);
}

/** A script that is loaded once it stands in the document. */
export function createScript(src: string): HTMLScriptElement {
  return Object.assign(document.createElement('script'), { src });
}

/**
 * Puts an element that loads something behind another one, or at the end of the head; kept once it is loaded.
 * @throws where it can't be loaded; it is taken out again
 */
export function loadElement(element: HTMLElement, behind?: Element | null): Promise<void> {
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error('not loaded'));
    };
    if (behind) behind.after(element);
    else document.head.append(element);
  });
}
