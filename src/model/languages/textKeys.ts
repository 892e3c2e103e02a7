import { BUILD_TEXT_KEYS } from './buildTextKeys';
import { LAZY_TEXT_KEYS } from './lazyTextKeys';

/** Interface texts of the page frame; every page includes them. */
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
  'searchPlaceholder',
  'repository',
  'repositoryShort',
  'products',
  'home',
  'footerResources',
  'footerSite',
  'allVersions',
  'currentVersion',
  'newestVersion',
  'versionNotice',
  'versionNewest',
  'filterPages',
  'noPageMatches',
  'searchForWords',
  'toggleGroup',
  'newWindow',
  'editPage',
  'reportProblem',
  'lastUpdated',
  'previousPage',
  'nextPage',
  'pageNavigation',
  'shownInLanguage',
  'translatePage',
  'badgePro',
  'badgePremium',
  'badgeNew',
  'badgePlanned',
  'badgeUnstable',
  'badgeBeta',
  'badgeLegacy',
  'badgeDeprecated',
  'loadingPage',
  'copy',
  'copied',
  'copyFailed',
  'tabComponent',
  'tabComponentsApi',
  'tabHooksApi',
  'copyPage',
  'copyPageFailed',
  'advertisement',
  'demoToolbar',
  'demoFiles',
  'playgroundName',
  'tryIt',
  'showCode',
  'hideCode',
  'codeLanguage',
  'showVariant',
  'demoColors',
  'demoDirection',
  'resetDemo',
  'linkToDemo',
  'editLive',
  'openStackBlitz',
  'openCodeSandbox',
  'demoSource',
  'demoMore',
  'settingsTheme',
  'settingsColors',
  'themeStandard',
  'themeRounded',
  'themeCompact',
  'themeBrand',
  'themeCopyCode',
  'colorBlue',
  'colorViolet',
  'colorGreen',
  'colorOrange',
  'colorOther',
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

/** Interface texts of the 404 and error pages; only those pages include them. */
export const PAGE_TEXT_KEYS = [
  'notFoundTitle',
  'notFoundText',
  'notFoundNearest',
  'notFoundPopular',
  'notFoundHome',
  'errorTitle',
  'errorText',
] as const;

/** Interface texts of the ad slot; included in the ad data, see `AdsData`. */
export const AD_TEXT_KEYS = ['adBy', 'adAppealTitle', 'adAppealText'] as const;

/** Key of an interface text. The list that contains it determines what it is sent with. */
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

/** Interface texts of one language, or the part of them that a page includes. */
export type Translations = Readonly<Partial<Record<TextKey, string>>>;
