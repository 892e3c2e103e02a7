/** Returns a media query; one that never matches if the browser cannot tell. */
export function mediaQuery(query: string): Pick<MediaQueryList, 'matches' | 'addEventListener'> {
  try {
    return window.matchMedia(query);
  } catch {
    return { matches: false, addEventListener: () => undefined };
  }
}
