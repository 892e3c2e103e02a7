import type { DemoStage } from '../../model/demos/DemoProviderModule';

/** Matches what a component has given a place by its style. */
const PLACED = '[style*="top:"][style*="left:"]';

/** Returns whether an element has its place in a layer that covers the window. */
function isInLayer(element: HTMLElement): boolean {
  const { offsetParent } = element;
  return (
    offsetParent !== null &&
    getComputedStyle(offsetParent).position === 'fixed' &&
    getComputedStyle(element).position === 'absolute'
  );
}

/**
 * Creates the stage of a demo around the element that contains it. Components compute the places of menus in the
 * window; whenever one gets such a place, it is moved to the same place in the stage, which is what layers cover here.
 */
export function createStage(element: HTMLElement): DemoStage & { readonly remove: () => void } {
  // Modal components hide what else is in their container from screen readers, also if it can have the focus.
  const container = document.createElement('div');
  const placed = new WeakMap<HTMLElement, string>();
  const observer = new MutationObserver(() => {
    const { top, left } = element.getBoundingClientRect();
    for (const one of element.querySelectorAll<HTMLElement>(PLACED)) {
      const place = `${one.style.top} ${one.style.left}`;
      if (placed.get(one) === place || !isInLayer(one)) continue;
      placed.set(one, place);
      one.style.translate = `${-left}px ${-top}px`;
    }
  });
  observer.observe(element, { subtree: true, childList: true, attributeFilter: ['style'] });
  return {
    container: () => container,
    hasFocus: () => element.contains(element.ownerDocument.activeElement),
    remove: () => observer.disconnect(),
  };
}
