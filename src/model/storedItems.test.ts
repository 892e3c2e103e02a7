import { readdirSync, readFileSync } from 'node:fs';
import { SETTINGS } from './settings/settings';
import { STORED_ITEMS } from './storedItems';

/** Lists the files of the shell that store something. */
function listStores(): string[] {
  return readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !file.startsWith('src/browser/storage.ts'))
    .filter((file) =>
      /\b(?:writeStored|writeCookie)\(|localStorage\.|sessionStorage\./.test(readFileSync(file, 'utf8')),
    );
}

describe('what is stored', () => {
  it('includes every setting', () => {
    for (const { area, ...setting } of Object.values(SETTINGS)) {
      expect(STORED_ITEMS).toContainEqual(expect.objectContaining({ storage: area, ...setting }));
    }
  });

  it('has unique keys', () => {
    const names = STORED_ITEMS.map(({ storage, key }) => `${storage} ${key}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has a purpose for each item', () => {
    const purposes = STORED_ITEMS.map(({ purpose }) => purpose);
    expect(new Set(purposes).size).toBe(purposes.length);
  });

  it('includes the color modes that demos store', () => {
    const listed = STORED_ITEMS.filter(({ storage }) => storage === 'localStorage').map(({ key }) => key);
    const kept = readdirSync('data/products', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => [
        ...readFileSync(`data/products/${file}`, 'utf8').matchAll(/ modeStorageKey="([^"]+)"/g),
      ])
      .map(([, key]) => key);
    expect(kept.length).toBeGreaterThan(0);
    expect(listed).toEqual(expect.arrayContaining(kept));
  });

  it('is written only by these files; a new one needs an entry', () => {
    expect(listStores().sort()).toEqual([
      'src/browser/ads/sessionFacts.ts',
      'src/browser/code/toggleCodeWrap.ts',
      'src/browser/consent.ts',
      'src/browser/navigation/sidebar.ts',
      'src/browser/navigation/sidebarTree.ts',
      'src/browser/navigation/versionNotice.ts',
      'src/browser/reloadOnce.ts',
      'src/browser/search/recentHits.ts',
      'src/browser/search/searchKey.ts',
      'src/browser/settings/choices.ts',
      'src/browser/settings/codeVariant.ts',
      'src/browser/settings/colorMode.ts',
      'src/browser/settings/direction.ts',
      'src/browser/settings/storedChoice.ts',
      'src/browser/settings/storedTheme.ts',
      'src/islands/offer.ts',
    ]);
  });
});
