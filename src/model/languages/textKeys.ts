import { BUILD_TEXT_KEYS } from './buildTextKeys';
import { LAZY_TEXT_KEYS } from './lazyTextKeys';

/** Interface texts that the frame draws; they travel with every page. */
export const FRAME_TEXT_KEYS = [
  'translationStale',
  'dismiss',
  'skipToContent',
  'openNavigation',
  'closeNavigation',
  'documentation',
  'contents',
  'breadcrumbs',
  'selectProduct',
  'selectVersion',
  'selectLanguage',
  'changeColorMode',
  'colorModeLight',
  'colorModeDark',
  'colorModeSystem',
  'search',
  'repository',
  'products',
  'home',
  'allVersions',
  'currentVersion',
  'filterPages',
  'noPageMatches',
  'toggleGroup',
  'newWindow',
  'editPage',
  'lastUpdated',
  'previousPage',
  'nextPage',
  'pageNavigation',
  'backToTop',
  'englishOnly',
  'badgePro',
  'badgePremium',
  'badgeNew',
  'badgePlanned',
  'badgeUnstable',
  'badgeBeta',
  'badgeLegacy',
  'badgeDeprecated',
  'loadingPage',
  'footerNote',
  'copy',
  'copied',
  'copyFailed',
  'copyPage',
  'copyPageFailed',
  'advertisement',
  'demoToolbar',
  'showCode',
  'hideCode',
  'codeLanguage',
  'demoColors',
  'demoDirection',
  'resetDemo',
  'linkToDemo',
  'editLive',
  'openStackBlitz',
  'openCodeSandbox',
  'demoSource',
  'wrapLines',
  'needsNetwork',
  'tryAgain',
  'demoCrashed',
  'demoNotLoaded',
  'codeNotLoaded',
  'reload',
  'settings',
  'privacy',
  'partNotLoaded',
] as const;

/** Interface texts of the page for unknown addresses; they travel with that page only. */
export const PAGE_TEXT_KEYS = [
  'notFoundTitle',
  'notFoundText',
  'notFoundNearest',
  'notFoundHome',
  'errorTitle',
  'errorText',
] as const;

/** Interface texts of the ad slot; they travel with the ads, see `AdsData`. */
export const AD_TEXT_KEYS = ['adBy', 'adAppealTitle', 'adAppealText'] as const;

/** The key of an interface text. The lists say with what each of them travels. */
export type TextKey =
  | (typeof FRAME_TEXT_KEYS)[number]
  | (typeof PAGE_TEXT_KEYS)[number]
  | (typeof AD_TEXT_KEYS)[number]
  | (typeof LAZY_TEXT_KEYS)[number]
  | (typeof BUILD_TEXT_KEYS)[number];

export const TEXT_KEYS: readonly TextKey[] = [
  ...FRAME_TEXT_KEYS,
  ...PAGE_TEXT_KEYS,
  ...AD_TEXT_KEYS,
  ...LAZY_TEXT_KEYS,
  ...BUILD_TEXT_KEYS,
];

/** Interface texts of one language, or the part of them that a page carries. */
export type Translations = Readonly<Partial<Record<TextKey, string>>>;
