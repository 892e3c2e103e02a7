/**
 * Loads the document of a page. Links that are followed until it is there load theirs, too, and so take its place: the
 * framework would only change a page that is about to go.
 */
export function loadWhole(href: string): void {
  document.documentElement.dataset.fullLoads = '';
  window.location.assign(href);
}
