/**
 * Whether a placement's link leads to the backers page, as it does when the network has no ad to show. Query,
 * fragment and a slash at the end do not count.
 * @example isBackersLink('https://docs.example/backers?ref=x', 'https://docs.example/backers/') // true
 */
export function isBackersLink(link: string | undefined, backersUrl: string | undefined): boolean {
  if (link === undefined || backersUrl === undefined) return false;
  if (!URL.canParse(link) || !URL.canParse(backersUrl)) return false;
  const place = ({ host, pathname }: URL) => host + pathname.replace(/\/+$/, '');
  return place(new URL(link)) === place(new URL(backersUrl));
}
