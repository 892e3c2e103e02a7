import type { AdShape } from './AdShape';
import { cleanText, parseHttpsUrl } from './foreignText';

/** Names, in analytics, what a reader saw: where it came from, where it stood, and its shape. */
export type AdLabel =
  `${'third-party' | 'in-house' | 'in-house-carbon' | 'in-house-adblock' | 'appeal'}-body-top-${AdShape}`;

/** An ad as it is drawn (specification, section 3). Texts are plain text, addresses have been checked. */
export interface Ad {
  readonly link: string;
  /** Address of its picture; absent where it has none that may be loaded. */
  readonly img?: string;
  readonly name: string;
  readonly description: string;
  /** Who stands in the line "ad by". */
  readonly poweredby: string;
  readonly label: AdLabel;
}

/** An ad of the JSON feed, with the addresses that count its display. */
export interface FeedAd {
  readonly ad: Ad;
  readonly pixels: readonly string[];
}

/** Addresses of an entry's `pixel` beyond these are left out. */
const MOST_PIXELS = 5;
/** Longer fields are not even split. */
const LONGEST_PIXEL_FIELD = 16_384;

/** What an ad gets from this site. */
export interface AdContext {
  readonly poweredby: string;
  readonly label: AdLabel;
  /** Stands in for an entry's timestamp that is none. */
  readonly now: number;
}

/** An own field; what an object inherits, or a page's scripts put into its prototype, is nobody's ad. */
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
 * The ad of a feed's entry (specification, section 3), or null where it is none: no object, or a `statlink` that is
 * no plain https address. `company` and `description` become plain text, `image` stays only as an https address,
 * `statimp` and at most five of `pixel` become tracking pixels. Never throws.
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
      ...listAddresses(field(entry, 'pixel'), timestamp).slice(0, MOST_PIXELS),
    ],
  };
}

/**
 * The addresses of a feed entry's `pixel`: parts between `||`, the first `[timestamp]` of each replaced.
 * @example listPixels('https://a.example/p?t=[timestamp]', '123') // ['https://a.example/p?t=123']
 */
export function listPixels(pixel: string, timestamp: string): string[] {
  return pixel.split('||').map((part) => part.replace('[timestamp]', () => timestamp));
}

/** Entries beyond these are not looked at. */
const MOST_ENTRIES = 100;

/** The first usable ad in the field `ads` of a feed's answer (specification, section 7), or null. Never throws. */
export function findFeedAd(answer: unknown, context: AdContext): FeedAd | null {
  if (typeof answer !== 'object' || answer === null || !Object.hasOwn(answer, 'ads')) return null;
  const { ads } = answer as { ads: unknown };
  if (!Array.isArray(ads)) return null;
  for (const entry of ads.slice(0, MOST_ENTRIES) as unknown[]) {
    const ad = parseAd(entry, context);
    if (ad) return ad;
  }
  return null;
}

const FIRST_BASE_MS = 500;
const LONGEST_BASE_MS = 8000;

/**
 * How long to wait after the feed's failed request with this number, 1 for the first: half a base that doubles from
 * 0.5 s up to 8 s, and a random part of the other half, so that the readers of a feed that fell over do not all come
 * back at once. A `Retry-After` of the feed can only lengthen the wait, up to the longest base.
 * @example feedDelay(1, 0) // 250
 * @example feedDelay(9, 1) // 8000
 */
export function feedDelay(request: number, roll: number, retryAfterS = 0): number {
  const base = Math.min(FIRST_BASE_MS * 2 ** (request - 1), LONGEST_BASE_MS);
  return Math.max(base / 2 + (base / 2) * roll, Math.min(retryAfterS * 1000, LONGEST_BASE_MS));
}
