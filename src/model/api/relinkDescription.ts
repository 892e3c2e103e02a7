/** Where links of a description may stay on this site. */
export interface RelinkOptions {
  /** Host that the package's relative links mean, for example `https://docs.example`. */
  readonly origin: string;
  /** This site has the page: a canonical pathname. */
  readonly isKnown: (pathname: string) => boolean;
}

const LINK = /(?<=\]\()([^)\s]+)(?=\))/g;

/**
 * A description whose links work here: to a page of this site where it has that page, else to the package's own host.
 * A trailing slash of a known page is kept as this site writes it.
 * @example relinkDescription('[Modal](/ui/api/modal#props)', options) // '[Modal](/ui/api/modal/#props)'
 */
export function relinkDescription(markdown: string, { origin, isKnown }: RelinkOptions): string {
  return markdown.replace(LINK, (href: string) => {
    const isLocal = href.startsWith('/') && !href.startsWith('//');
    if (!isLocal && !href.startsWith(`${origin}/`)) return href;
    const path = isLocal ? href : href.slice(origin.length);
    const end = path.search(/[?#]/);
    const pathname = (end < 0 ? path : path.slice(0, end)).replace(/\/$/, '');
    const rest = end < 0 ? '' : path.slice(end);
    return isKnown(pathname) ? `${pathname}/${rest}` : `${origin}${path}`;
  });
}
