import type { PageData } from '../page/PageData';

/** Facts of the whole site that the head of each document contains for other programs. */
export interface SocialFacts {
  readonly siteName: string;
  /** Scheme and host, without trailing slash. */
  readonly origin: string;
  /** Address of the release feed. */
  readonly feed: string;
  /** Theme colors, which a browser uses for its toolbars. */
  readonly colors: { readonly light: string; readonly dark: string };
  /** Addresses of the social card images, by `cardKey`. */
  readonly cards: Readonly<Record<string, string>>;
}

/** Size of the social card images, in pixels. */
export const CARD_WIDTH_PX = 1200;
export const CARD_HEIGHT_PX = 630;

/** A `meta` element: `property` for Open Graph, `name` for Twitter. */
interface SocialTag {
  readonly kind: 'property' | 'name';
  readonly key: string;
  readonly content: string;
}

/**
 * Lists the tags that social networks read for link previews; empty for pages without a canonical address.
 * Twitter falls back to the title, description and image of Open Graph.
 * @param image absolute URL of the page's social image
 */
export function listSocialTags(page: PageData, siteName: string, image: string | undefined): SocialTag[] {
  const { canonical } = page.head;
  if (canonical === undefined) return [];
  const property = (key: string, content: string): SocialTag => ({
    kind: 'property',
    key: `og:${key}`,
    content,
  });
  const others = page.head.alternates.map(({ hreflang }) => hreflang);
  return [
    property('type', page.kind === 'home' ? 'website' : 'article'),
    property('site_name', siteName),
    property('title', page.title),
    property('description', page.description),
    property('url', canonical),
    property('locale', languageToLocale(page.contentLanguage)),
    ...others
      .filter((code) => code !== 'x-default' && code !== page.contentLanguage)
      .map((code) => property('locale:alternate', languageToLocale(code))),
    { kind: 'name', key: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...(image
      ? [
          property('image', image),
          property('image:width', String(CARD_WIDTH_PX)),
          property('image:height', String(CARD_HEIGHT_PX)),
          property('image:alt', `${page.product.name} – ${siteName}`),
        ]
      : []),
  ];
}

/**
 * Returns the language and its most likely region, in the format of Open Graph.
 * @example languageToLocale('pt') // 'pt_BR'
 */
export function languageToLocale(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return region ? `${language}_${region}` : language;
}

/** Returns the key of a product's social card image in a language. */
export function cardKey(productId: string, languageCode: string): string {
  return `${productId} ${languageCode}`;
}
