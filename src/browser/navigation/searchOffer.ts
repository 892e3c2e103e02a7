/** The link to the search for the words of a filter that finds nothing. Without one in the sidebar, nothing is offered. */
const LINK = '[data-nav-search]';

/**
 * Makes the link of a place lead to the search for some words. A place without one gets a copy of the sidebar's.
 * @param place what the reader sees while nothing is found
 */
export function offerSearch(place: Element | null, typed: string): void {
  if (!place) return;
  if (!place.querySelector(LINK)) {
    const copy = document.querySelector(LINK)?.cloneNode(true);
    if (!copy) return;
    place.append(' ', copy);
  }
  const link = place.querySelector<HTMLAnchorElement>(LINK);
  if (!link) return;
  link.search = new URLSearchParams({ q: typed.trim() }).toString();
  link.querySelector('bdi')?.replaceChildren(typed.trim());
}

/** Follows the offer to search, when Enter is pressed in the filter and no entry matches. */
export function followSearchOffer({ key, isComposing, target }: KeyboardEvent): void {
  if (key !== 'Enter' || isComposing || !(target instanceof Element)) return;
  const place = target.matches('[data-nav-filter]')
    ? document.querySelector('[data-nav-empty]')
    : target.matches('[data-name-filter]') &&
      target.closest('[data-names]')?.querySelector('[data-name-none]');
  if (place && !place.hasAttribute('hidden')) place.querySelector<HTMLElement>(LINK)?.click();
}
