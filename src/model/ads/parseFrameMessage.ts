import { cleanText } from './cleanText';
import { parseHttpsUrl } from './parseHttpsUrl';

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
