import { parseUrl } from '../routes/url';

/**
 * Returns whether a placement's link leads to the backers page, which means that the network has no ad to
 * show. Query, fragment and a trailing slash are ignored.
 * @example isBackersLink('https://docs.example/backers?ref=x', 'https://docs.example/backers/') // true
 */
export function isBackersLink(link: string | undefined, backersUrl: string | undefined): boolean {
  if (link === undefined || backersUrl === undefined) return false;
  const [linked, backers] = [parseUrl(link), parseUrl(backersUrl)];
  if (!linked || !backers) return false;
  const place = ({ host, pathname }: URL) => host + pathname.replace(/\/+$/, '');
  return place(linked) === place(backers);
}
