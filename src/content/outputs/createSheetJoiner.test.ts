import { mkdtempSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSheetJoiner } from './createSheetJoiner';

const link = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-n-g=""/>`;

describe('createSheetJoiner', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  mkdirSync(`${folder}/_next/static/chunks`, { recursive: true });
  for (const name of ['a', 'b']) writeFileSync(`${folder}/_next/static/chunks/${name}.css`, `.${name}{}`);
  const joinSheets = createSheetJoiner(folder);

  it('puts one sheet in the place of several, with their rules in their order', () => {
    const html = joinSheets(`<head>${link('a')}${link('b')}</head>`);
    const [, href = ''] =
      /^<head><link rel="stylesheet" href="([^"]+)" data-n-g=""\/><\/head>$/.exec(html) ?? [];
    expect(readFileSync(`${folder}${href}`, 'utf8')).toBe('.a{}\n.b{}');
    expect(joinSheets(`<head>${link('a')}${link('b')}</head>`)).toBe(html);
  });

  it('announces no sheet beforehand', () => {
    const preload = '<link rel="preload" href="/_next/static/chunks/a.css" as="style"/>';
    expect(joinSheets(`<head>${preload}${link('a')}</head>`)).toBe(`<head>${link('a')}</head>`);
  });

  it.each([link('a'), `${link('a')}<style></style>${link('b')}`])('leaves what stands alone: %s', (html) => {
    expect(joinSheets(html)).toBe(html);
  });
});
