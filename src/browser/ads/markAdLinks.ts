const ATTRIBUTES = [
  ['target', '_blank'],
  ['rel', 'sponsored noopener'],
] as const;

/**
 * Makes the links of an ad open a tab of their own, and says what they are; the network need not have done so. What is
 * right already is left alone, so that whoever watches the ad hears nothing.
 */
export function markAdLinks(placement: Element): void {
  for (const link of [placement, ...placement.querySelectorAll('a')]) {
    if (!link.matches('a[href]')) continue;
    for (const [name, value] of ATTRIBUTES) {
      if (link.getAttribute(name) !== value) link.setAttribute(name, value);
    }
  }
}
