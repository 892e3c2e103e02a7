import { cleanText, parseHttpsUrl } from './foreignText';

/** What the frame of the isolated mode tells the page first, each time that its document begins. */
export const FRAME_BEGINS = 'begins';

/** What it tells of the placement. */
export interface FramePlacement {
  /** The placement's first link. */
  readonly link: string;
  /** What the placement says, for the link that the page lays over the frame. */
  readonly text: string;
}

/**
 * The placement that a message of the ad frame reports; undefined for every other message. Whatever runs in the frame
 * can send anything, so that nothing but a checked address and a cleaned text is taken from it.
 */
export function parseFrameMessage(data: unknown): FramePlacement | undefined {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'placement')) return undefined;
  const { placement } = data as { placement: unknown };
  if (typeof placement !== 'object' || placement === null) return undefined;
  const { link, text } = placement as { link?: unknown; text?: unknown };
  const address = parseHttpsUrl(link);
  return address === undefined
    ? undefined
    : { link: address, text: cleanText(text) || new URL(address).hostname };
}

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
