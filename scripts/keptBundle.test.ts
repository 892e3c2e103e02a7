import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { useOwnFolder } from '../tests/unit/useOwnFolder';
import { forgetBundle, hasBundle, keepBundle } from './keptBundle';

useOwnFolder();
beforeEach(() => {
  for (const name of ['.next/server', '.next/static']) mkdirSync(name, { recursive: true });
  writeFileSync('.next/server/pages-manifest.json', '{}');
  keepBundle('key');
});

describe('what Next has bundled', () => {
  it('is there for the same code', () => {
    expect(hasBundle('key')).toBe(true);
  });

  it('is not for other code', () => {
    expect(hasBundle('other')).toBe(false);
  });

  it('is not once it is forgotten, as often as that is', () => {
    forgetBundle();
    forgetBundle();
    expect(hasBundle('key')).toBe(false);
  });

  it.each(['.next', '.next/server', '.next/static'])('is not where %s was deleted', (name) => {
    rmSync(name, { recursive: true });
    expect(hasBundle('key')).toBe(false);
  });
});
