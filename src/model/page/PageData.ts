import type { DemoBlock } from '../demos/demo';
import type { Badge } from '../navigation/NavPage';
import type { VersionEntry } from '../products/Product';
import type { Analytics } from '../analytics/services';
import type { ListedIsland } from './Island';

/** A link text with its address, for breadcrumbs, previous, next, language and product entries. */
export interface PageLink {
  readonly text: string;
  /** Ready for an anchor: includes the language prefix and the trailing slash. */
  readonly href: string;
}

/** An entry of the product switch. */
export interface ProductLink extends PageLink {
  readonly id: string;
  readonly description: string;
  /** Language of the description, if it is not translated into that of the page. */
  readonly descriptionLanguage?: string;
}

/** A language of the site. */
export interface LanguageFacts {
  readonly code: string;
  readonly direction: 'ltr' | 'rtl';
  /** Name of the language in that language. */
  readonly text: string;
  /** Text in that language that offers it to a reader whose browser prefers it. */
  readonly offer: string;
}

/** An entry of the language menu; links to this page in that language. */
export interface LanguageLink extends PageLink, LanguageFacts {
  /** Whether this page is translated into that language. */
  readonly isTranslated: boolean;
}

/** Content of the document's head. */
export interface HeadModel {
  /** The complete document title. */
  readonly title: string;
  readonly description: string;
  /** Absolute address; absent on pages that are not listed anywhere. */
  readonly canonical?: string;
  readonly noindex?: boolean;
  /** Only real translations, plus `x-default`. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
}

/** An entry of a section page. */
export interface SectionEntry {
  readonly text: string;
  /** Absent for a page that is planned. */
  readonly href?: string;
  /** Fragment of a group. */
  readonly id?: string;
  /** Host of a page that is not on this site. */
  readonly host?: string;
  readonly description?: string;
  /** Name of the language of the description, in the reader's language, if it is another one. */
  readonly descriptionLanguage?: string;
  readonly badges: readonly Badge[];
  readonly children?: readonly SectionEntry[];
}

/** The newest release of a product whose documentation is older. */
export interface NewestVersion {
  /** For example `v9.5.0`. */
  readonly text: string;
  /** The same page in its documentation, or the first one. */
  readonly href: string;
}

/** A release line in the list of `/versions/`. */
export interface ReleaseLine {
  readonly product: string;
  readonly packageName: string;
  readonly version: string;
  /** Publication day, `YYYY-MM-DD`, from the change log; absent if unknown. */
  readonly date?: string;
  /**
   * `newest`: developed, and not documented here; `current`: documented here; `superseded`: replaced by a later
   * release of its line.
   */
  readonly status: 'newest' | 'current' | 'supported' | 'superseded' | 'unsupported' | 'beta';
  readonly docs?: string;
  readonly notes?: string;
}

/** A block of the page body. Its HTML is in `PageData.html` under `region`. */
export type PageBlock =
  | { readonly kind: 'html'; readonly region: string }
  | DemoBlock
  | {
      readonly kind: 'sections';
      readonly region: string;
      /** Entries of the region. */
      readonly entries?: readonly SectionEntry[];
    };

/** `landing` is the first page of a product, `home` that of the site, `family` one that a file in `pages/` draws. */
export type PageKind = 'docs' | 'landing' | 'api' | 'section' | 'home' | 'family' | 'notFound' | 'error';

/** A link whose text other pages may have, too. */
export interface PlacedLink extends PageLink {
  /** Names of its product and section; empty for the first page of a product, and for pages of the home product. */
  readonly place: string;
}

/**
 * Pathname, title and place (`PlacedLink`) of a page to suggest for an unknown address. If a prefix is given, the page
 * is suggested only for addresses below that prefix.
 */
export type KnownPage = readonly [pathname: string, title: string, place: string, prefix?: string];

/** A picture of the site's logo; sizes in px. */
export interface LogoPicture {
  readonly href: string;
  readonly width: number;
  readonly height: number;
}

/** The logo in the header. */
export interface PageLogo {
  readonly light: LogoPicture;
  /** Absent if one picture is for both color modes. */
  readonly dark?: LogoPicture;
  /** The name of the site, if the header has it. */
  readonly name?: { readonly text: string; readonly isInPicture: boolean };
}

/** Everything needed to render one page in one language, resolved at build time. */
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
    /** How the library of its demos gets its color mode, see `formatDemoColorMode`; absent if it has none. */
    readonly libraryMode?: string;
    /** The product's landing page in the reader's language. */
    readonly href: string;
  };
  readonly products: readonly ProductLink[];
  readonly languages: readonly LanguageLink[];
  readonly versions: readonly VersionEntry[];
  /** Absent if the documented version is the newest one. */
  readonly newest?: NewestVersion;
  /** Address of the complete sidebar of this product and language, a hashed JSON file. */
  readonly navHref: string;
  /**
   * Address of the interface texts that are fetched when first needed (`LAZY_TEXT_KEYS`), a hashed JSON file.
   */
  readonly textsHref: string;
  readonly title: string;
  readonly description: string;
  /** Set if the description is the beginning of the text, and so not shown above it. */
  readonly isDescribedByText?: true;
  /** Set if the description of a section says more than the names of its pages, which are listed below it. */
  readonly isIntroduced?: true;
  /** Set if readers come for the text of the page, and may copy it. */
  readonly isReadForText?: true;
  /** How many blocks are above the ad; only if `isReadForText` is set. */
  readonly adAfter?: number;
  readonly badges: readonly Badge[];
  /** Links to the source, the package and the patterns of the documented component, from its front matter. */
  readonly componentLinks?: readonly PageLink[];
  /** Language of the page text; differs from `userLanguage` if there is no translation. */
  readonly contentLanguage: string;
  /**
   * Language whose page has this text under its canonical address: that of the text, except for pages of the API
   * reference, which are English in every language.
   */
  readonly canonicalLanguage: string;
  readonly contentDirection: 'ltr' | 'rtl';
  /** Set if the translation is based on an older version of its source. */
  readonly isStale?: boolean;
  /** Groups above this page, outermost first, starting with the product's landing page. */
  readonly breadcrumbs: readonly PageLink[];
  /** The page and its tabs (specification, section 5), the page first; absent if it has none. */
  readonly tabs?: readonly (PageLink & { readonly isCurrent: boolean })[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
  readonly editHref?: string;
  /** The product's own repository, or that of the site. */
  readonly repositoryHref: string;
  /** Address of the page that replaces the search if the search cannot run. */
  readonly searchHref?: string;
  /** Address of the page that explains what is stored and sent. */
  readonly privacyHref?: string;
  /** The pages and sites that the home page's tree links to, for example all versions and a blog. */
  readonly siteLinks: readonly PageLink[];
  /** Absent if the header has the icon of the site. */
  readonly logo?: PageLogo;
  /** Day of the last commit that changed the page, `YYYY-MM-DD`; absent without full Git history. */
  readonly lastUpdated?: string;
  /** The same date, formatted in the reader's language. */
  readonly lastUpdatedText?: string;
  readonly hasToc: boolean;
  readonly blocks: readonly PageBlock[];
  /**
   * Style sheet of the page's demos as prerendered, or of its API reference; must load before they are shown.
   */
  readonly styles?: string;
  /**
   * Style sheets that demos need before they become interactive: the complete theme and all of their rules.
   */
  readonly aliveStyles?: readonly string[];
  /** Set if rules for a whole page are among them: they have to reach what the demos open in the body. */
  readonly holdsPopups?: true;
  readonly disableAd: boolean;
  /** Address of the ad data, see `AdsData`; absent on pages without an ad slot. */
  readonly adsHref?: string;
  /** Only on the 404 page: address of a hashed JSON file of `KnownPage[]`. */
  readonly knownPagesHref?: string;
  /** Only on the 404 page: what readers want most, shown until similar addresses are known. */
  readonly popular?: readonly PlacedLink[];
  /**
   * Only in the document of the 404 page: addresses of hashed JSON files with this page in other products and
   * languages (`DrawnPage`), by the address of the product's landing page.
   */
  readonly notFoundHrefs?: Readonly<Record<string, string>>;
  readonly head: HeadModel;
  /** HTML of the page's regions, by name (`_toc`, `_0`, `_1` …). The document contains it as elements. */
  readonly html: Readonly<Record<string, string>>;
}

/** Props of every page (specification, section 3). */
export interface PageProps {
  readonly userLanguage: string;
  readonly translations: Readonly<Record<string, string>>;
  readonly page: PageData;
  /** Addresses of the modules of the page's demos by registry key; the first is that of the demos, the others are what it imports. */
  readonly demoFiles?: Readonly<Record<string, readonly string[]>>;
  /** In development, the islands as they were bundled with the demos of the page. */
  readonly islands?: Readonly<Record<string, ListedIsland>>;
  /** In development, grows with each change of the page. */
  readonly version?: number;
  /** In development, the files of the page's text, its own first. */
  readonly files?: readonly string[];
}

/**
 * Facts about this deployment that the browser needs. Every document contains them, so they must stay small.
 */
export interface RunTime {
  /** The only host that registers the service worker, including a port if there is one. */
  readonly host: string;
  /** Set if a configured third party needs the reader's consent. */
  readonly consent?: true;
  /** Set if the configured ad network is used until the reader refuses. */
  readonly adsUnasked?: true;
  /** Set if any third party is configured, with or without a consent question. */
  readonly thirdParty?: true;
  /** Addresses of the pages in the default language about what is stored and sent, and about offline reading. */
  readonly privacy?: string;
  readonly offline?: string;
  readonly analytics?: Analytics;
  /** Font style sheets, loaded after the first paint. */
  readonly fontSheets?: readonly string[];
  /** Family of the text font in the first of them. */
  readonly textFont?: string;
}
