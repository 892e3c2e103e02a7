import { ownTheme } from '../../site';
import { readLogo } from '../siteLogo';
import type { ApiLookup } from '../../model/api/apiLookup';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import type { Language } from '../../model/languages/Language';
import { languageName } from '../../model/languages/languageName';
import type { HrefOf } from '../../model/navigation/navTarget';
import type { PreviousNext } from '../../model/navigation/navTree';
import type { LanguageFacts, PageData, PageProps } from '../../model/page/PageData';
import type { DemosByPage, DemoTheme } from '../demos/builtDemo';
import type { PageSheets } from '../demos/pageSheets';
import type { DemoProgram } from '../islands/bundleIslands';
import type { NameOf } from './pageLists';
import type { SiteContent } from './SiteContent';
import { FRAME_TEXT_KEYS, type Translations } from '../../model/languages/textKeys';
import { translate } from '../../model/languages/translate';
import { HOME_PREFIX } from '../../model/products/Product';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { LAZY_TEXT_KEYS } from '../../model/languages/lazyTextKeys';
import { writeHashed } from './generatedFiles';

/** What all pages of a language have in common. */
export interface SharedProps extends Pick<
  PageData,
  'products' | 'textsHref' | 'searchHref' | 'privacyHref' | 'siteLinks' | 'logo'
> {
  readonly translations: PageProps['translations'];
  /** Same order as in every page's `languages`. */
  readonly languages: readonly LanguageFacts[];
}

/** Shared input for building all pages of one language. */
export interface BuildContext {
  readonly content: SiteContent;
  readonly language: Language;
  readonly nameOf: NameOf;
  /** Where entries of the trees lead. */
  readonly hrefOf: HrefOf;
  /** The pages before and after a page of a product's tree. */
  readonly neighborsOf: (productId: string, pathname: string) => PreviousNext;
  /** Hashed URL of a product's whole sidebar in this language. */
  readonly navHref: (productId: string) => string;
  readonly knownPagesHref: string;
  /** Place of the page at an address of this site (`PlacedLink`). */
  readonly placeOf: (href: string) => string;
  readonly shared: SharedProps;
  /** Names of the API reference and their link targets. */
  readonly apiLookup: ApiLookup;
  /** Hashed URL of the ads for the pages of a product in this language. */
  readonly adsHref: (productId: string) => string;
  readonly demos: Pick<DemosByPage, 'get'>;
  /** Addresses of the modules with demos, see `PageProps.demoFiles`. */
  readonly demoFiles: ReadonlyMap<string, DemoProgram>;
  /** Style sheets that demos import. */
  readonly sheetsOf: PageSheets;
  /** Variables of a product's demo theme. */
  readonly demoTheme: (productId: string) => DemoTheme | undefined;
}

/**
 * Builds the props that all pages of a language share: frame texts, and the lists of products, languages
 * and links of the home page.
 * Products that are kept from search engines are not in the menus of readers.
 */
export function buildShared(
  { translations, registry, languages, site }: SiteContent,
  { code }: Language,
  hrefOf: HrefOf,
  nameOf: NameOf,
  textsHref: string,
): SharedProps {
  const texts = translations.get(code) ?? {};
  const listed = registry.flatMap(({ product }) => (product.noindex ? [] : product));
  const home = registry.find(({ product }) => product.prefix === HOME_PREFIX);
  const { logo } = readLogo(ownTheme.logo, site.name);
  const siteLinks = home?.nav.filter(({ pathname }) => pathname !== HOME_PREFIX) ?? [];
  return {
    translations: Object.fromEntries(FRAME_TEXT_KEYS.map((key) => [key, texts[key] ?? key])),
    products: listed.map(({ id, name, description, prefix }) => {
      const translatedText = (texts as Readonly<Record<string, string | undefined>>)[`products.${id}`];
      const isTranslated = translatedText || code === defaultLanguage();
      return {
        id,
        text: name,
        description: translatedText || description,
        ...(isTranslated ? {} : { descriptionLanguage: defaultLanguage() }),
        href: pathnameToHref(prefix, code),
      };
    }),
    languages: languages.map((language) => ({
      code: language.code,
      direction: language.direction,
      text: language.name,
      offer: translate(translations.get(language.code) ?? {}, 'languageOffer', {
        language: languageName(language.code, language.code),
      }),
    })),
    textsHref,
    ...(logo ? { logo } : {}),
    ...(site.searchPathname ? { searchHref: pathnameToHref(site.searchPathname, code) } : {}),
    ...(site.privacyPathname ? { privacyHref: pathnameToHref(site.privacyPathname, code) } : {}),
    siteLinks: siteLinks.flatMap((page) => {
      const href = hrefOf(page);
      return href === undefined ? [] : { text: nameOf(page), href };
    }),
  };
}

/** Writes the texts of a language that islands fetch on first use; returns their URL. */
export function writeLazyTexts(texts: Translations, languageCode: string): string {
  const lazyTexts = Object.fromEntries(
    [...FRAME_TEXT_KEYS, ...LAZY_TEXT_KEYS].map((key) => [key, texts[key] ?? key]),
  );
  return writeHashed(`texts/${languageCode}.json`, JSON.stringify(lazyTexts));
}
