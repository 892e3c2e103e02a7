import { CONSENT_KEY } from './analytics/consent';
import type { TextKey } from './languages/textKeys';
import { CACHE_PREFIX } from './offline/cacheNames';
import { RELOADED_KEY } from './offline/newBuild';
import { SETTINGS } from './settings/settings';

/** An item that the site may store in the browser. */
export interface StoredItem {
  readonly place: 'localStorage' | 'sessionStorage' | 'cookie' | 'cache';
  /** Name of the item; with `prefix`, the start of its names. */
  readonly key: string;
  readonly prefix?: true;
  readonly purpose: TextKey;
  readonly lifetime: TextKey;
  /** Set if a third party stores the item, after the reader has consented. */
  readonly thirdParty?: 'analytics';
}

/** All items that the site may store in the browser. The privacy page shows this list. */
export const STORED_ITEMS: readonly StoredItem[] = [
  {
    place: 'localStorage',
    key: SETTINGS.colorMode.key,
    purpose: 'storedColorMode',
    lifetime: 'lifetimeKept',
  },
  // Written by a demo in which a part of the page has its own color mode.
  {
    place: 'localStorage',
    key: 'preview-mode',
    purpose: 'storedColorMode',
    lifetime: 'lifetimeKept',
  },
  {
    place: 'localStorage',
    key: SETTINGS.direction.key,
    purpose: 'storedDirection',
    lifetime: 'lifetimeKept',
  },
  {
    place: 'localStorage',
    key: SETTINGS.searchSlash.key,
    purpose: 'storedSearchSlash',
    lifetime: 'lifetimeKept',
  },
  {
    place: 'localStorage',
    key: SETTINGS.demoTheme.key,
    prefix: true,
    purpose: 'storedTheme',
    lifetime: 'lifetimeKept',
  },
  { place: 'cookie', key: SETTINGS.codeVariant.key, purpose: 'storedCodeVariant', lifetime: 'lifetimeYear' },
  { place: 'localStorage', key: SETTINGS.codeWrap.key, purpose: 'storedCodeWrap', lifetime: 'lifetimeKept' },
  {
    place: 'localStorage',
    key: SETTINGS.codeTabs.key,
    prefix: true,
    purpose: 'storedCodeTabs',
    lifetime: 'lifetimeKept',
  },
  {
    place: 'localStorage',
    key: SETTINGS.apiView.key,
    prefix: true,
    purpose: 'storedApiView',
    lifetime: 'lifetimeKept',
  },
  { place: 'localStorage', key: CONSENT_KEY, purpose: 'storedConsent', lifetime: 'lifetimeHalfYear' },
  {
    place: 'localStorage',
    key: 'language-offer-dismissed',
    purpose: 'storedLanguageOffer',
    lifetime: 'lifetimeKept',
  },
  {
    place: 'localStorage',
    key: '__DOCSEARCH_',
    prefix: true,
    purpose: 'storedSearch',
    lifetime: 'lifetimeKept',
  },
  {
    place: 'sessionStorage',
    key: 'sidebar ',
    prefix: true,
    purpose: 'storedSidebar',
    lifetime: 'lifetimeTab',
  },
  {
    place: 'sessionStorage',
    key: '/_docs/nav/',
    prefix: true,
    purpose: 'storedNavigation',
    lifetime: 'lifetimeTab',
  },
  { place: 'sessionStorage', key: 'places', purpose: 'storedScroll', lifetime: 'lifetimeTab' },
  { place: 'sessionStorage', key: 'ad-shape', purpose: 'storedAdShape', lifetime: 'lifetimeTab' },
  { place: 'sessionStorage', key: RELOADED_KEY, purpose: 'storedReload', lifetime: 'lifetimeTab' },
  {
    place: 'cache',
    key: `${CACHE_PREFIX}kept-`,
    prefix: true,
    purpose: 'storedKept',
    lifetime: 'lifetimeKept',
  },
  { place: 'cache', key: CACHE_PREFIX, prefix: true, purpose: 'storedVisited', lifetime: 'lifetimeBuilds' },
  {
    place: 'cookie',
    key: '_ga',
    prefix: true,
    purpose: 'storedAnalytics',
    lifetime: 'lifetimeTwoYears',
    thirdParty: 'analytics',
  },
];
