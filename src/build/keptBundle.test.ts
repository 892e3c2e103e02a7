import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import { forgetBundle, hasBundle, keepBundle } from './keptPages';
import { NEXT } from '../content/workspace';

useTestFolder();
beforeEach(() => {
  for (const name of [`${NEXT.folder}/server`, NEXT.static]) mkdirSync(name, { recursive: true });
  writeFileSync(NEXT.pages, '{}');
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

  it.each([NEXT.folder, `${NEXT.folder}/server`, NEXT.static])('does not exist if %s was deleted', (name) => {
    rmSync(name, { recursive: true });
    expect(hasBundle('key')).toBe(false);
  });
});
