/** Interface texts that the frame draws; they travel with every page. */
export const FRAME_TEXT_KEYS = [
  'skipToContent',
  'openNavigation',
  'closeNavigation',
  'documentation',
  'contents',
  'breadcrumbs',
  'selectProduct',
  'selectVersion',
  'selectLanguage',
  'changeColourMode',
  'colourModeLight',
  'colourModeDark',
  'colourModeSystem',
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
  'demoToolbar',
  'showCode',
  'hideCode',
  'codeLanguage',
  'demoColours',
  'demoDirection',
  'resetDemo',
  'linkToDemo',
  'demoCrashed',
  'demoNotLoaded',
  'codeNotLoaded',
  'reload',
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

/** Texts that are drawn into the HTML of pages at build and never reach the browser as data. */
export const BUILD_TEXT_KEYS = [
  'sectionDescription',
  'releaseProduct',
  'releasePackage',
  'releaseVersion',
  'releaseDate',
  'releaseStatus',
  'releaseLinks',
  'releaseDocs',
  'releaseNotes',
  'statusCurrent',
  'statusSupported',
  'statusUnsupported',
  'statusBeta',
  'codeBlock',
  'headingAnchor',
  'tableName',
  'planPro',
  'planPremium',
  'calloutInfo',
  'calloutSuccess',
  'calloutWarning',
  'calloutError',
  'apiHeading',
  'apiIntroduction',
] as const;

export type TextKey =
  | (typeof FRAME_TEXT_KEYS)[number]
  | (typeof PAGE_TEXT_KEYS)[number]
  | (typeof BUILD_TEXT_KEYS)[number];
export const TEXT_KEYS: readonly TextKey[] = [...FRAME_TEXT_KEYS, ...PAGE_TEXT_KEYS, ...BUILD_TEXT_KEYS];

/** Interface texts of one language, or the part of them that a page carries. */
export type Translations = Readonly<Partial<Record<TextKey, string>>>;
