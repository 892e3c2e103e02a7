import type { AdShape } from './AdShape';
import { cleanText, parseHttpsUrl } from './foreignText';

/** Analytics label of an ad: its source, position and shape. */
export type AdLabel =
  `${'third-party' | 'in-house' | 'in-house-carbon' | 'in-house-adblock' | 'appeal'}-body-top-${AdShape}`;

/** An ad, ready to render (specification, section 3). Texts are plain text; addresses have been checked. */
export interface Ad {
  readonly link: string;
  /** Address of its image; absent if it has none that may be loaded. */
  readonly img?: string;
  readonly name: string;
  readonly description: string;
  /** Name in the line "ad by". */
  readonly poweredby: string;
  readonly label: AdLabel;
}

/** An ad of the JSON feed, with the tracking addresses that count its display. */
export interface FeedAd {
  readonly ad: Ad;
  readonly pixels: readonly string[];
}

/** Maximum number of addresses in an entry's `pixel`; the rest are ignored. */
const MAX_PIXELS = 5;
/** Maximum length of a field with pixels; longer fields are ignored. */
const LONGEST_PIXEL_FIELD = 16_384;

/** Values that this site adds to an ad. */
export interface AdContext {
  readonly poweredby: string;
  readonly label: AdLabel;
  /** Replaces an entry's timestamp if it is invalid. */
  readonly now: number;
}

/**
 * Returns an own property. Inherited ones are ignored because scripts of the page may have modified the
 * prototype.
 */
function field(entry: object, name: string): unknown {
  return Object.hasOwn(entry, name) ? (entry as Record<string, unknown>)[name] : undefined;
}

function listAddresses(value: unknown, timestamp: string): string[] {
  if (typeof value !== 'string' || value.length > LONGEST_PIXEL_FIELD) return [];
  return listPixels(value, timestamp)
    .map((part) => parseHttpsUrl(part.trim()))
    .filter((address) => address !== undefined);
}

/**
 * Parses an entry of the feed (specification, section 3); null if it is not an object or its `statlink` is
 * not a plain https address. `company` and `description` become plain text, `image` is kept only if it is an
 * https address, and `statimp` and at most five addresses of `pixel` become tracking pixels. Never throws.
 */
export function parseAd(entry: unknown, { poweredby, label, now }: AdContext): FeedAd | null {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return null;
  const link = parseHttpsUrl(field(entry, 'statlink'));
  if (link === undefined) return null;
  const given = field(entry, 'timestamp');
  const timestamp = typeof given === 'string' && /^\d{1,20}$/.test(given) ? given : String(now);
  const img = parseHttpsUrl(field(entry, 'image'));
  return {
    ad: {
      link,
      ...(img === undefined ? {} : { img }),
      name: cleanText(field(entry, 'company')) || new URL(link).hostname,
      description: cleanText(field(entry, 'description')),
      poweredby,
      label,
    },
    pixels: [
      ...listAddresses(field(entry, 'statimp'), timestamp).slice(0, 1),
      ...listAddresses(field(entry, 'pixel'), timestamp).slice(0, MAX_PIXELS),
    ],
  };
}

/**
 * Splits the `pixel` of a feed entry at `||` into addresses, and replaces the first `[timestamp]` of each.
 * @example listPixels('https://a.example/p?t=[timestamp]', '123') // ['https://a.example/p?t=123']
 */
export function listPixels(pixel: string, timestamp: string): string[] {
  return pixel.split('||').map((part) => part.replace('[timestamp]', () => timestamp));
}

/** Maximum number of entries to check; the rest are ignored. */
const MAX_ENTRIES = 100;

/**
 * Returns the first usable ad in the field `ads` of a feed's response (specification, section 7), or null.
 * Never throws.
 */
export function findFeedAd(answer: unknown, context: AdContext): FeedAd | null {
  if (typeof answer !== 'object' || answer === null || !Object.hasOwn(answer, 'ads')) return null;
  const { ads } = answer as { ads: unknown };
  if (!Array.isArray(ads)) return null;
  for (const entry of ads.slice(0, MAX_ENTRIES) as unknown[]) {
    const ad = parseAd(entry, context);
    if (ad) return ad;
  }
  return null;
}

/** Delay that is never shortened, so that no chance makes requests follow each other at once. */
const MIN_DELAY_MS = 250;
/** Time over which the readers of a failing feed spread their next requests. */
const SPREAD_MS = 8000;

/**
 * Returns the delay in ms after a failed request for the feed: what the feed asks for with `Retry-After`, plus
 * a random part of 8 s and of half that wait. All of the delay beyond that wait is random: when a feed fails
 * for everyone at once, any fixed part would bring the readers back at once.
 * @example feedDelay(0) // 250
 * @example feedDelay(0.5, 10) // 16500
 */
export function feedDelay(roll: number, retryAfterS = 0): number {
  const waitMs = retryAfterS * 1000;
  return Math.max(waitMs, MIN_DELAY_MS) + roll * (SPREAD_MS + waitMs / 2);
}
