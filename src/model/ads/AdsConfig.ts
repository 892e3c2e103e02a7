import { isSecureAddress } from '../routes/url';

/** An in-house ad, from `data/ads.ts`. */
export type InHouseAd = InHouseAdContent & InHouseAdTarget;

/** Where an ad leads: to the canonical pathname of a page, or to an address of another host of the family. */
type InHouseAdTarget =
  { readonly pathname: string; readonly href?: never } | { readonly href: string; readonly pathname?: never };

interface InHouseAdContent {
  /** Unique; says in analytics which ad was shown or clicked. */
  readonly label: string;
  /** Path of its image from the project root, an SVG with a title. */
  readonly image: string;
  /** Id of the product that it is about; it is not on the pages of that product. */
  readonly product?: string;
  /** Texts by language, at least one; the default language is the fallback. At most 90 characters each. */
  readonly texts: Readonly<Record<string, InHouseAdText>>;
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

/** The settings of a family that shows no ads. */
export const NO_ADS: AdsConfig = { poweredby: '', network: {}, inHouse: [] };

/** Whether any page can show an ad. */
export function hasAds({ network, inHouse }: AdsConfig): boolean {
  return inHouse.length > 0 || network.scriptUrl !== undefined || network.feedUrl !== undefined;
}

/**
 * Returns the ads for the pages of a product: those about another one, or about none; all of them if there is no such
 * ad.
 */
export function listAdsFor<T extends Pick<InHouseAd, 'product'>>(
  ads: readonly T[],
  productId: string,
): readonly T[] {
  const others = ads.filter(({ product }) => product !== productId);
  return others.length > 0 ? others : ads;
}

/** A problem of the list of in-house ads. */
interface InHouseAdFinding {
  /** A text of the ad with the problem, to find its line; absent if it concerns the whole list. */
  readonly needle?: string;
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

const LONGEST_TEXT = 90;
const LABEL = /^[a-z][a-z0-9-]{0,39}$/;

/**
 * Returns all problems of the in-house ads: texts that are missing
 * or too long for the box, labels that do not tell ads apart, and targets and products that do not exist.
 */
export function checkInHouseAds(
  ads: readonly InHouseAd[],
  hasPage: (pathname: string) => boolean,
  productIds: readonly string[],
): InHouseAdFinding[] {
  const findings: InHouseAdFinding[] = [];
  const labels = new Set<string>();
  ads.forEach((ad: Partial<InHouseAd> | null | undefined, index) => {
    const { label, pathname, href, image, product, texts } = ad ?? {};
    const needle = pathname ?? href;
    if (
      typeof label !== 'string' ||
      typeof needle !== 'string' ||
      (pathname !== undefined && href !== undefined) ||
      typeof image !== 'string' ||
      !texts ||
      typeof Object.values(texts)[0] !== 'object'
    ) {
      findings.push({
        ...(typeof needle === 'string' ? { needle } : {}),
        code: 'ad-field',
        message: `In-house ad ${index + 1} is incomplete`,
        hint: 'give it a label, either a pathname or an href, an image, and texts in at least one language',
      });
      return;
    }
    if (!LABEL.test(label) || labels.has(label)) {
      findings.push({
        needle,
        code: 'ad-label',
        message: `The label ${label} of the ad for ${needle} is ${labels.has(label) ? 'that of another ad' : 'not valid'}`,
        hint: 'write a unique label of lower-case letters, digits and hyphens',
      });
    }
    labels.add(label);
    if (href !== undefined && !isSecureAddress(href)) {
      findings.push({
        needle,
        code: 'ad-target',
        message: `${href} is not an https address`,
        hint: 'write the full address, with https://, or the pathname of a page',
      });
    } else if (pathname !== undefined && !hasPage(pathname)) {
      findings.push({
        needle,
        code: 'ad-target',
        message: `No page at ${pathname}`,
        hint: 'link to a page of this site, or set href to lead to another host',
      });
    }
    if (product !== undefined && !productIds.includes(product)) {
      findings.push({
        needle: `product: '${product}'`,
        code: 'ad-product',
        message: `The ad for ${needle} is about the product ${product}, which does not exist`,
        hint: `write one of ${productIds.join(', ')}, or omit product`,
      });
    }
    for (const [language, text] of Object.entries(texts)) {
      for (const field of ['name', 'description'] as const) {
        const { length } = String(text?.[field] ?? '');
        if (length > 0 && length <= LONGEST_TEXT) continue;
        findings.push({
          needle,
          code: 'ad-text',
          message: `The ${field} (${language}) of the ad for ${needle} has ${length} characters`,
          hint: `write 1 to ${LONGEST_TEXT}`,
        });
      }
    }
  });
  return findings;
}
