import { closestTo } from '../boot/closestTo';

/** Tells of every click on a link in an element, and of one with the middle button, until the signal, if any, ends it. */
export function hearClicks(element: HTMLElement, click: () => void, signal?: AbortSignal): void {
  const hear = (event: MouseEvent) => {
    const isMeant = event.type === 'click' || event.button === 1;
    if (isMeant && closestTo(event, 'a')) click();
  };
  const options = signal ? { signal } : {};
  element.addEventListener('click', hear, options);
  element.addEventListener('auxclick', hear, options);
}
