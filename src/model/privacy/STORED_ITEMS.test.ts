import { readdirSync, readFileSync } from 'node:fs';
import { SETTINGS } from '../settings/SETTINGS';
import { findStoredItem, STORED_ITEMS } from './STORED_ITEMS';

/** Files of the shell that store something, with what they name as the key. */
function listStores(): string[] {
  return readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !file.startsWith('src/browser/storage/'))
    .filter((file) =>
      /\b(?:writeStored|writeCookie)\(|localStorage\.|sessionStorage\./.test(readFileSync(file, 'utf8')),
    );
}

describe('what is stored', () => {
  it('holds every setting', () => {
    for (const { area, key } of Object.values(SETTINGS)) {
      expect(findStoredItem(area === 'cookie' ? 'cookie' : 'localStorage', key)?.key).toBe(key);
    }
  });

  it('is named once each', () => {
    const names = STORED_ITEMS.map(({ place, key }) => `${place} ${key}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('is written by these files alone; a new one needs an entry', () => {
    expect(listStores().sort()).toEqual([
      'src/browser/ads/sessionShape.ts',
      'src/browser/choices/keepChoice.ts',
      'src/browser/code/toggleCodeWrap.ts',
      'src/browser/colourMode/colourMode.ts',
      'src/browser/consent/consent.ts',
      'src/browser/offline/watchUpdates.ts',
      'src/browser/search/chooseSlash.ts',
      'src/browser/search/recentHits.ts',
      'src/browser/settings/codeVariant.ts',
      'src/browser/settings/direction.ts',
      'src/browser/sidebar/sidebar.ts',
      'src/browser/sidebar/sidebarState.ts',
      'src/components/LanguageOffer/LanguageOffer.tsx',
    ]);
  });

  it.each([
    ['localStorage', 'mui-mode', 'storedColourMode'],
    ['localStorage', 'codeblock-package-manager', 'storedCodeTabs'],
    ['sessionStorage', '/_docs/nav/x-en.1f.json', 'storedNavigation'],
    ['cache', 'docs-kept-x-en', 'storedKept'],
    ['cache', 'docs-pages-abc', 'storedVisited'],
    ['localStorage', 'tracker', undefined],
  ] as const)('%s %s is %p', (place, name, purpose) => {
    expect(findStoredItem(place, name)?.purpose).toBe(purpose);
  });
});
