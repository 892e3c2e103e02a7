import type { PageData } from '../page/PageData';

/** What the head of a document says for other programs, beside what it says of its page. */
export interface SocialFacts {
  readonly siteName: string;
  /** Scheme and host, without final slash. */
  readonly origin: string;
  /** Address of the feed of releases. */
  readonly feed: string;
  /** Colors of the frame that a browser draws around the page. */
  readonly colors: { readonly light: string; readonly dark: string };
  /** Addresses of the pictures for social networks, by `cardKey`. */
  readonly cards: Readonly<Record<string, string>>;
}

/** Size of the pictures of social cards, in pixels. */
export const CARD_WIDTH_PX = 1200;
export const CARD_HEIGHT_PX = 630;

/** A `meta` element: `property` for Open Graph, `name` for Twitter. */
interface SocialTag {
  readonly kind: 'property' | 'name';
  readonly key: string;
  readonly content: string;
}

/**
 * What a social network shows where somebody links to a page; empty for pages without an address of their own. Twitter
 * reads title, description and picture from Open Graph where it has none of its own.
 * @param image absolute address of the page's picture
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
 * Language and most likely region, the form that Open Graph asks for.
 * @example languageToLocale('pt') // 'pt_BR'
 */
export function languageToLocale(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return region ? `${language}_${region}` : language;
}

/** Name of a product's picture in a language. */
export function cardKey(productId: string, languageCode: string): string {
  return `${productId} ${languageCode}`;
}
