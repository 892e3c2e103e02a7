import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import { forgetBundle, hasBundle, keepBundle } from './keptPages';
import { NEXT } from '../content/workspace';

const CHUNK = `${NEXT.server}/a.js`;

useTestFolder();
beforeEach(() => {
  for (const name of [NEXT.server, NEXT.static]) mkdirSync(name, { recursive: true });
  writeFileSync(NEXT.pages, '{}');
  writeFileSync(CHUNK, 'export {};');
  keepBundle('key');
});

describe('the bundle of Next', () => {
  it('exists for the same code', () => {
    expect(hasBundle('key')).toBe(true);
  });

  it('does not exist for other code', () => {
    expect(hasBundle('other')).toBe(false);
  });

  it('does not exist after it was forgotten, however often', () => {
    forgetBundle();
    forgetBundle();
    expect(hasBundle('key')).toBe(false);
  });

  it('does not exist if one of its files has other bytes', () => {
    writeFileSync(CHUNK, 'export [];');
    expect(hasBundle('key')).toBe(false);
  });

  it('stays the same when pages are rendered from it', () => {
    writeFileSync(`${NEXT.server}/a.html`, '<p>');
    writeFileSync(NEXT.pages, '{"/a/":"a.html"}');
    expect(hasBundle('key')).toBe(true);
  });

  it('does not exist if its mark is that of another key', () => {
    writeFileSync(NEXT.bundled, 'key');
    expect(hasBundle('key')).toBe(false);
  });

  it.each([NEXT.folder, NEXT.server, NEXT.pages, CHUNK])('does not exist if %s was deleted', (name) => {
    rmSync(name, { recursive: true });
    expect(hasBundle('key')).toBe(false);
  });
});
