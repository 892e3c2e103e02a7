import { CONSENT_KEY } from './analytics/consent';
import type { TextKey } from './languages/textKeys';
import { CACHE_PREFIX } from './offline/cacheNames';
import { RELOADED_KEY } from './offline/newBuild';
import { SETTINGS } from './settings/settings';

/** An item that the site may store in the browser. */
export interface StoredItem {
  readonly storage: 'localStorage' | 'sessionStorage' | 'cookie' | 'cache';
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
    storage: 'localStorage',
    key: SETTINGS.colorMode.key,
    purpose: 'storedColorMode',
    lifetime: 'lifetimeKept',
  },
  // Written by a demo in which a part of the page has its own color mode.
  {
    storage: 'localStorage',
    key: 'preview-mode',
    purpose: 'storedDemoColorMode',
    lifetime: 'lifetimeKept',
  },
  {
    storage: 'localStorage',
    key: SETTINGS.direction.key,
    purpose: 'storedDirection',
    lifetime: 'lifetimeKept',
  },
  {
    storage: 'localStorage',
    key: SETTINGS.searchSlash.key,
    purpose: 'storedSearchSlash',
    lifetime: 'lifetimeKept',
  },
  {
    storage: 'localStorage',
    key: SETTINGS.demoTheme.key,
    prefix: true,
    purpose: 'storedTheme',
    lifetime: 'lifetimeKept',
  },
  {
    storage: 'cookie',
    key: SETTINGS.codeVariant.key,
    purpose: 'storedCodeVariant',
    lifetime: 'lifetimeYear',
  },
  {
    storage: 'localStorage',
    key: SETTINGS.codeWrap.key,
    purpose: 'storedCodeWrap',
    lifetime: 'lifetimeKept',
  },
  {
    storage: 'localStorage',
    key: SETTINGS.codeTabs.key,
    prefix: true,
    purpose: 'storedCodeTabs',
    lifetime: 'lifetimeKept',
  },
  {
    storage: 'localStorage',
    key: SETTINGS.apiView.key,
    prefix: true,
    purpose: 'storedApiView',
    lifetime: 'lifetimeKept',
  },
  { storage: 'localStorage', key: CONSENT_KEY, purpose: 'storedConsent', lifetime: 'lifetimeHalfYear' },
  {
    storage: 'localStorage',
    key: 'language-offer-dismissed',
    purpose: 'storedLanguageOffer',
    lifetime: 'lifetimeKept',
  },
  {
    storage: 'localStorage',
    key: 'version-notice-dismissed ',
    prefix: true,
    purpose: 'storedVersionNotice',
    lifetime: 'lifetimeKept',
  },
  {
    storage: 'localStorage',
    key: '__DOCSEARCH_',
    prefix: true,
    purpose: 'storedSearch',
    lifetime: 'lifetimeKept',
  },
  {
    storage: 'sessionStorage',
    key: 'sidebar ',
    prefix: true,
    purpose: 'storedSidebar',
    lifetime: 'lifetimeTab',
  },
  {
    storage: 'sessionStorage',
    key: '/_docs/nav/',
    prefix: true,
    purpose: 'storedNavigation',
    lifetime: 'lifetimeTab',
  },
  { storage: 'sessionStorage', key: 'ad-shape', purpose: 'storedAdShape', lifetime: 'lifetimeTab' },
  { storage: 'sessionStorage', key: RELOADED_KEY, purpose: 'storedReload', lifetime: 'lifetimeTab' },
  {
    storage: 'cache',
    key: `${CACHE_PREFIX}kept-`,
    prefix: true,
    purpose: 'storedKept',
    lifetime: 'lifetimeKept',
  },
  { storage: 'cache', key: CACHE_PREFIX, prefix: true, purpose: 'storedVisited', lifetime: 'lifetimeBuilds' },
  {
    storage: 'cookie',
    key: '_ga',
    prefix: true,
    purpose: 'storedAnalytics',
    lifetime: 'lifetimeTwoYears',
    thirdParty: 'analytics',
  },
];
