/**
 * Puts an element into the head that loads something, behind another one or at the end; kept once it is loaded.
 * @throws where it can't be loaded; it is taken out again
 */
export function loadElement(element: HTMLElement, behind?: Element | null): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error('not loaded'));
    });
    if (behind) behind.after(element);
    else document.head.append(element);
  });
}
