import type { TextKey, Translations } from '../languages/textKeys';
import type { ListedIsland } from './Island';
import type { LanguageLink, PageBlock, PageData, PageProps, RunTime } from './PageData';

/** ID of the element with the facts of a page. */
export const FACTS_ID = '_page';

/** What islands need of a page. */
export interface IslandPage extends Pick<
  PageData,
  | 'kind'
  | 'pathname'
  | 'href'
  | 'userLanguage'
  | 'contentLanguage'
  | 'contentDirection'
  | 'textsHref'
  | 'aliveStyles'
  | 'holdsPopups'
  | 'disableAd'
  | 'adsHref'
  | 'knownPagesHref'
  | 'notFoundHrefs'
> {
  readonly product: Pick<PageData['product'], 'id'>;
  readonly languages: readonly LanguageLink[];
  /** In the browser, only the demos of the page. */
  readonly blocks: readonly PageBlock[];
}

/** What `DocsProvider` gives: at build from the whole page, in the browser from its facts. */
export interface DocsValue {
  readonly userLanguage: string;
  readonly translations: Translations;
  readonly page: IslandPage;
}

/** The data that a document contains for the islands; one JSON block (`FACTS_ID`). */
export interface PageFacts {
  readonly site: RunTime;
  readonly page: IslandPage;
  /** The texts that are needed before others can be fetched. */
  readonly texts: Translations;
  readonly islands: Readonly<Record<string, ListedIsland>>;
  /** Addresses of the modules of the page's demos, by registry key, like `ListedIsland.files`. */
  readonly demos: Readonly<Record<string, readonly string[]>>;
  /** Only in development, see `DevPage`. */
  readonly version?: number;
  /** Only in development, the files of the page's text, its own first. */
  readonly files?: readonly string[];
}

/** The texts of `PageFacts`. */
const FACT_TEXT_KEYS = [
  'copied',
  'copyFailed',
  'copyPageFailed',
  'colorModeLight',
  'colorModeDark',
  'colorModeSystem',
  'search',
  'searchPlaceholder',
  'dismiss',
  'partNotLoaded',
  'reload',
  'tryAgain',
] as const satisfies readonly TextKey[];

/** Returns the facts that are those of a page, and not of the site or of its build. */
export function listOwnFacts({ page, translations }: PageProps): Pick<PageFacts, 'page' | 'texts'> {
  return {
    page: {
      kind: page.kind,
      pathname: page.pathname,
      href: page.href,
      userLanguage: page.userLanguage,
      contentLanguage: page.contentLanguage,
      contentDirection: page.contentDirection,
      textsHref: page.textsHref,
      aliveStyles: page.aliveStyles,
      holdsPopups: page.holdsPopups,
      disableAd: page.disableAd,
      adsHref: page.adsHref,
      knownPagesHref: page.knownPagesHref,
      notFoundHrefs: page.notFoundHrefs,
      product: { id: page.product.id },
      languages: page.languages,
      blocks: page.blocks.filter((block) => block.kind === 'demo'),
    },
    texts: Object.fromEntries(FACT_TEXT_KEYS.map((key) => [key, translations[key] ?? key])),
  };
}

/** Returns what a document says about its page to the islands. */
export function listPageFacts(props: PageProps, site: RunTime, islands: PageFacts['islands']): PageFacts {
  const { demoFiles = {}, version, files } = props;
  const ofDevelopment = { ...(version ? { version } : {}), ...(files ? { files } : {}) };
  return { site, ...listOwnFacts(props), islands, demos: demoFiles, ...ofDevelopment };
}
