import { parseUrl } from '../routes/url';
import { cleanText, parseHttpsUrl } from './foreignText';

/** First message of the frame in isolated mode, sent each time its document starts. */
export const FRAME_BEGINS = 'begins';

/** Report of the frame about the placement. */
export interface FramePlacement {
  /** The placement's first link. */
  readonly link: string;
  /** Text of the placement, for the link that the page lays over the frame. */
  readonly text: string;
}

/**
 * Parses a message of the ad frame; undefined for other messages. Any code may run in the frame and send
 * anything, so only a checked address and a cleaned text are used.
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
