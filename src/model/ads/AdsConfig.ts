import { IN_HOUSE_AD_COUNT } from '../../constants';
import { DEFAULT_LANGUAGE_CODE } from '../languages/Language';

/** An ad of the family for one of its own pages, from `data/ads.ts`. */
export interface InHouseAd {
  /** Canonical pathname of the page that it leads to. */
  readonly pathname: string;
  /** File of its picture, an SVG with a title, from the project root. */
  readonly image: string;
  /** Texts by language, English always; at most 90 characters each. */
  readonly texts: {
    readonly en: InHouseAdText;
    readonly [language: string]: InHouseAdText;
  };
}

interface InHouseAdText {
  readonly name: string;
  readonly description: string;
}

/** The ad network as the environment names it: text, or unset. */
export interface AdNetworkSettings {
  /** Address of the script that fills placements. */
  readonly scriptUrl?: string;
  /** Address of the JSON feed. */
  readonly feedUrl?: string;
  /** More origins that the network's ads load from, separated by spaces, for the security policy. */
  readonly hosts?: string;
  /** CSS selectors, separated by commas, that find what the script puts into the page. */
  readonly placementSelectors?: string;
  /** The page that the network's placeholder leads to. */
  readonly backersUrl?: string;
  /** Who stands in the line "ad by". */
  readonly poweredby?: string;
  /** `1`: the script runs in a sandboxed frame without access to the page. */
  readonly isolated?: string;
  /** `1`: the network is asked in development, too. */
  readonly inDevelopment?: string;
  /** `unneeded`: the network may be asked before a reader agreed. */
  readonly consent?: string;
}

/** What a family says about advertising. */
export interface AdsConfig {
  /** Who stands in the line "ad by" of in-house ads. */
  readonly poweredby: string;
  readonly network: AdNetworkSettings;
  readonly inHouse: readonly InHouseAd[];
}

/** A mistake in the list of in-house ads. */
interface InHouseAdFinding {
  /** Pathname of the ad that it is about; absent for the list as a whole. */
  readonly pathname?: string;
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

const LONGEST_TEXT = 90;

/**
 * Every mistake in the in-house ads: their number (specification, section 9), texts that are missing or too long for
 * the box, and pages that are not there.
 */
export function checkInHouseAds(
  ads: readonly InHouseAd[],
  hasPage: (pathname: string) => boolean,
): InHouseAdFinding[] {
  const findings: InHouseAdFinding[] = [];
  if (ads.length !== IN_HOUSE_AD_COUNT) {
    findings.push({
      code: 'ad-count',
      message: `There are ${ads.length} in-house ads, the site rolls among ${IN_HOUSE_AD_COUNT}`,
      hint: 'add or remove one',
    });
  }
  ads.forEach((ad: Partial<InHouseAd> | null | undefined, index) => {
    const { pathname, image, texts } = ad ?? {};
    if (
      typeof pathname !== 'string' ||
      typeof image !== 'string' ||
      typeof texts?.[DEFAULT_LANGUAGE_CODE] !== 'object'
    ) {
      findings.push({
        ...(typeof pathname === 'string' ? { pathname } : {}),
        code: 'ad-field',
        message: `In-house ad ${index + 1} is not whole`,
        hint: 'give it a pathname, an image, and texts in English at least',
      });
      return;
    }
    if (!hasPage(pathname)) {
      findings.push({
        pathname,
        code: 'ad-target',
        message: `No page at ${pathname}`,
        hint: 'lead to a page of the site',
      });
    }
    for (const [language, text] of Object.entries(texts)) {
      for (const field of ['name', 'description'] as const) {
        const { length } = String(text?.[field] ?? '');
        if (length > 0 && length <= LONGEST_TEXT) continue;
        findings.push({
          pathname,
          code: 'ad-text',
          message: `The ${field} (${language}) of the ad for ${pathname} has ${length} characters`,
          hint: `write 1 to ${LONGEST_TEXT}`,
        });
      }
    }
  });
  return findings;
}
