import type { DemoLicence } from '../demos/demo';

/** What the family asks of the text of its pages; anything below is a problem of the build. */
export interface MinimumText {
  readonly pageWords: number;
  /** Of pages whose front matter names components. */
  readonly componentWords: number;
  readonly componentSections: number;
  /** Complete, type-checked snippets. */
  readonly componentSnippets: number;
}

/** Fonts that pictures are drawn with at build; no reader loads them. */
export interface CardFont {
  /** Name that the font gives itself. */
  readonly family: string;
  /** Font files (TTF, OTF); letters that the family lacks are taken from the others. */
  readonly files: readonly string[];
}

/** The family's own facts, from `data/site.ts`. */
export interface SiteConfig {
  /** Stands at the end of every document title. */
  readonly name: string;
  /** Scheme and host of the published site, without trailing slash. */
  readonly origin: string;
  /** The only host that registers the service worker. */
  readonly productionHost: string;
  /** Page that says what is stored and sent; absent where the family has none. */
  readonly privacyPathname?: string;
  /** Page that the service worker answers with where nothing else can be had; absent where the family has none. */
  readonly offlinePathname?: string;
  /** Page that lists every product's pages, for readers without a running search; absent where the family has none. */
  readonly searchPathname?: string;
  readonly repository: string;
  /** Where the pages are edited; a file's path is appended. */
  readonly editBase: string;
  readonly minimumText: MinimumText;
  /** What demos need a key for; absent where the family has no such demos. */
  readonly licences?: readonly DemoLicence[];
  /** Fonts of the pictures for social networks. */
  readonly cardFont: CardFont;
}
