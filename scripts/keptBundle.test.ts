import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetBundle, hasBundle, keepBundle } from './keptBundle';

const project = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  process.chdir(folder);
  for (const name of ['.next/server', '.next/static']) mkdirSync(name, { recursive: true });
  writeFileSync('.next/server/pages-manifest.json', '{}');
  keepBundle('key');
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true, force: true });
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
