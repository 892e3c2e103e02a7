import type { FeedAd } from './Ad';
import type { AdLabel } from './AdLabel';
import { cleanText } from './cleanText';
import { listPixels } from './listPixels';
import { parseHttpsUrl } from './parseHttpsUrl';

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
