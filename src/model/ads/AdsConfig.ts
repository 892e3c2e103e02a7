import { IN_HOUSE_AD_COUNT } from '../../constants';
import { DEFAULT_LANGUAGE_CODE } from '../languages/Language';

/** An in-house ad for a page of the product family, from `data/ads.ts`. */
export interface InHouseAd {
  /** Canonical pathname of the page that it links to. */
  readonly pathname: string;
  /** Path of its image from the project root, an SVG with a title. */
  readonly image: string;
  /** Texts by language, English required; at most 90 characters each. */
  readonly texts: {
    readonly en: InHouseAdText;
    readonly [language: string]: InHouseAdText;
  };
}

interface InHouseAdText {
  readonly name: string;
  readonly description: string;
}

/** Settings of the ad network from environment variables; unset ones are absent. */
export interface AdNetworkSettings {
  /** Address of the script that fills placements. */
  readonly scriptUrl?: string;
  /** Address of the JSON feed. */
  readonly feedUrl?: string;
  /**
   * Additional origins that the network's ads load from, separated by spaces, for the content security
   * policy.
   */
  readonly hosts?: string;
  /** CSS selectors, separated by commas, that match what the script adds to the page. */
  readonly placementSelectors?: string;
  /** Address of the page that the network's placeholder links to. */
  readonly backersUrl?: string;
  /** Name in the line "ad by". */
  readonly poweredby?: string;
  /** `1`: the network is also used in development. */
  readonly inDevelopment?: string;
  /** `unneeded`: the network may be used before the reader has agreed. */
  readonly consent?: string;
}

/** Advertising settings of a product family. */
export interface AdsConfig {
  /** Name in the line "ad by" of in-house ads. */
  readonly poweredby: string;
  readonly network: AdNetworkSettings;
  readonly inHouse: readonly InHouseAd[];
}

/** A problem of the list of in-house ads. */
interface InHouseAdFinding {
  /** Pathname of the ad with the problem; absent if it concerns the whole list. */
  readonly pathname?: string;
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

const LONGEST_TEXT = 90;

/**
 * Returns all problems of the in-house ads: their number (specification, section 9), texts that are missing
 * or too long for the box, and pages that do not exist.
 */
export function checkInHouseAds(
  ads: readonly InHouseAd[],
  hasPage: (pathname: string) => boolean,
): InHouseAdFinding[] {
  const findings: InHouseAdFinding[] = [];
  if (ads.length !== IN_HOUSE_AD_COUNT) {
    findings.push({
      code: 'ad-count',
      message: `There are ${ads.length} in-house ads, but the site needs ${IN_HOUSE_AD_COUNT}`,
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
        message: `In-house ad ${index + 1} is incomplete`,
        hint: 'give it a pathname, an image, and at least English texts',
      });
      return;
    }
    if (!hasPage(pathname)) {
      findings.push({
        pathname,
        code: 'ad-target',
        message: `No page at ${pathname}`,
        hint: 'link to a page of this site',
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
