import type { DemoBlock } from '../demos/demo';
import type { Badge } from '../navigation/NavPage';
import type { VersionEntry } from '../products/Product';
import type { Analytics } from '../analytics/services';

/** A text with its place: breadcrumbs, previous, next, language and product entries. */
export interface PageLink {
  readonly text: string;
  /** Ready for an anchor: language prefix and trailing slash included. */
  readonly href: string;
}

/** One entry of the product switch. */
export interface ProductLink extends PageLink {
  readonly id: string;
  readonly description: string;
}

/** One language of the site. */
interface LanguageFacts {
  readonly code: string;
  readonly direction: 'ltr' | 'rtl';
  /** Its name, in itself. */
  readonly text: string;
  /** Offers this language, in itself, to a reader whose browser prefers it. */
  readonly offer: string;
}

/** One entry of the language menu; leads to this page in that language. */
export interface LanguageLink extends PageLink, LanguageFacts {
  /** This page has a text of its own in that language. */
  readonly isTranslated: boolean;
}

/** What stands in the document's head. */
export interface HeadModel {
  /** Whole document title. */
  readonly title: string;
  readonly description: string;
  /** Absolute; absent on pages that are not listed anywhere. */
  readonly canonical?: string;
  readonly noindex?: boolean;
  /** Real translations only, `x-default` included. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
}

/** Entry of a section page. */
export interface SectionEntry extends PageLink {
  readonly description?: string;
  /** Language of the description where it is not the reader's. */
  readonly descriptionLanguage?: string;
  readonly badges: readonly Badge[];
  readonly children?: readonly SectionEntry[];
}

/** One release line in the list of `/versions/`. */
export interface ReleaseLine {
  readonly product: string;
  readonly packageName: string;
  readonly version: string;
  /** Day of publication, `YYYY-MM-DD`, from the change log; absent where it is not known. */
  readonly date?: string;
  readonly status: 'current' | 'supported' | 'unsupported' | 'beta';
  readonly docs?: string;
  readonly notes?: string;
}

/** A piece of the page body. HTML itself stands in `PageData.html` under `region`. */
export type PageBlock =
  | { readonly kind: 'html'; readonly region: string }
  | DemoBlock
  | {
      readonly kind: 'sections';
      readonly region: string;
      /** What the region shows; absent at hydration, like its HTML. */
      readonly entries?: readonly SectionEntry[];
    };

export type PageKind = 'docs' | 'api' | 'section' | 'home' | 'notFound' | 'error';

/**
 * Pathname and title of a page that an unknown address may have meant; with a prefix where only addresses below it may:
 * the page is not for everybody.
 */
export type KnownPage = readonly [pathname: string, title: string, prefix?: string];

/** Everything that is drawn of one page in one language, resolved at build time. */
export interface PageData {
  readonly kind: PageKind;
  /** Address of this page in the reader's language, for anchors. */
  readonly href: string;
  /** Canonical pathname, see `parsePath`. */
  readonly pathname: string;
  readonly userLanguage: string;
  readonly product: {
    readonly id: string;
    readonly name: string;
    /** The product's landing page in the reader's language. */
    readonly href: string;
  };
  readonly products: readonly ProductLink[];
  readonly languages: readonly LanguageLink[];
  readonly versions: readonly VersionEntry[];
  /** Address of the whole sidebar of this product and language, a hashed JSON file. */
  readonly navHref: string;
  /** Address of the interface texts that are fetched when first needed (`LAZY_TEXT_KEYS`), a hashed JSON file. */
  readonly textsHref: string;
  readonly title: string;
  readonly description: string;
  readonly badges: readonly Badge[];
  /** Language of the text; differs from `userLanguage` where there is no translation. */
  readonly contentLanguage: string;
  readonly contentDirection: 'ltr' | 'rtl';
  /** The text was translated from an older state of its source. */
  readonly isStale?: boolean;
  /** Groups above this page, outermost first, the product's landing page leading. */
  readonly breadcrumbs: readonly PageLink[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
  readonly editHref?: string;
  readonly repositoryHref: string;
  /** The page that stands in for the search where it can't run. */
  readonly searchHref?: string;
  /** The page that says what is stored and sent. */
  readonly privacyHref?: string;
  /** Day of the last commit that touched the page, `YYYY-MM-DD`; absent without full history. */
  readonly lastUpdated?: string;
  /** The same in the words of the reader's language; absent at hydration, where it already stands in the document. */
  readonly lastUpdatedText?: string;
  readonly hasToc: boolean;
  readonly blocks: readonly PageBlock[];
  /** Style sheet of the page's demos as they are drawn, or of its API reference; needed before they are shown. */
  readonly styles?: string;
  /** Style sheets that demos need before they come to life: their whole theme, and all of their rules. */
  readonly aliveStyles?: readonly string[];
  readonly disableAd: boolean;
  /** What fills the ad slot, see `AdsData`; absent on pages without one. */
  readonly adsHref?: string;
  /** On the page for unknown addresses: a hashed JSON file of `KnownPage[]`. */
  readonly knownPagesHref?: string;
  /** On the page for unknown addresses: hashed JSON files with its own props, by language; the default one left out. */
  readonly notFoundHrefs?: Readonly<Record<string, string>>;
  readonly head: HeadModel;
  /**
   * HTML of the page's regions, by name (`_toc`, `_0`, `_1` …). Shipped once: the document holds it as elements,
   * so that the copy for hydration leaves it out; client navigation reads it from the page's data file.
   */
  readonly html?: Readonly<Record<string, string>>;
}

/** What is the same on all pages of a language. */
export interface SharedProps {
  readonly translations: Readonly<Record<string, string>>;
  readonly products: readonly ProductLink[];
  /** In the order of every page's `languages`. */
  readonly languages: readonly LanguageFacts[];
  /** These three: see `PageData`. */
  readonly textsHref: string;
  readonly searchHref?: string;
  readonly privacyHref?: string;
}

/** Props of every page (specification, section 3). */
export interface PageProps {
  readonly userLanguage: string;
  readonly translations: SharedProps['translations'];
  readonly page: PageData;
  /**
   * Address of the `SharedProps` among them, a hashed JSON file. Documents leave them out, and the start of the runtime
   * fetches them. Missing where a page has texts of its own.
   */
  readonly sharedHref?: string;
}

/** What the browser has to know of this deployment; it stands in every document, so it is small. */
export interface RunTime {
  /** The only host that registers the service worker, with its port if it has one. */
  readonly host: string;
  /** A third party is configured that may only be asked with the reader's consent. */
  readonly consent?: true;
  /** An ad network is configured that is asked until the reader refuses. */
  readonly adsUnasked?: true;
  /** Some third party is configured, whether a reader is asked about it or not. */
  readonly thirdParty?: true;
  /** Addresses, in English, of the pages that say what is stored and sent, and what can be read offline. */
  readonly privacy?: string;
  readonly offline?: string;
  readonly analytics?: Analytics;
  /** Font style sheets, loaded after the first paint. */
  readonly fontSheets?: readonly string[];
}
