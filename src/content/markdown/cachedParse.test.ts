import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXAMPLE_LABELS } from '../../../tests/unit/exampleLabels';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { createStore, type Store } from '../store';
import { DATA } from '../workspace';
import { cachedParse } from './cachedParse';
import type { PageContext } from './PageContext';
import { parsePage } from './parsePage';

jest.mock('./parsePage', () => {
  const actual = jest.requireActual<{ parsePage: typeof parsePage }>('./parsePage');
  return { parsePage: jest.fn(actual.parsePage) };
});

const CONTEXT: PageContext = {
  file: 'a.md',
  languageCode: 'en',
  repository: 'https://a.example/b',
  tag: 'v1.0.0',
  labels: EXAMPLE_LABELS,
};
const TEXT = '---\ntitle: T\ndescription: D.\n---\n\n## A\n\n[b](/c)\n\n```js\n1;\n```\n';

let folder: string;
let store: Store;
const parse = jest.mocked(parsePage);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cached-parse-'));
  store = createStore(folder);
  parse.mockClear();
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('cachedParse', () => {
  it('parses a text once and returns the same page, including its problems', () => {
    const first = cachedParse(TEXT, CONTEXT, store);
    const second = cachedParse(TEXT, CONTEXT, store);
    expect(parse).toHaveBeenCalledTimes(1);
    expect(second).toEqual(first);
    expect(first.problems).toHaveLength(1);
  });

  it.each([
    ['the text', `${TEXT} `, CONTEXT],
    ['the tag', TEXT, { ...CONTEXT, tag: 'v2.0.0' }],
    ['the heading ids', TEXT, { ...CONTEXT, headingIds: ['x'] }],
    ['a label', TEXT, { ...CONTEXT, labels: { ...EXAMPLE_LABELS, copy: 'Kopieren' } }],
  ])('parses again when %s changes', (_, text, context) => {
    cachedParse(TEXT, CONTEXT, store);
    expect(cachedParse(text, context, store)).toEqual(parsePage(text, context));
    parse.mockClear();
    cachedParse(text, context, store);
    expect(parse).not.toHaveBeenCalled();
  });

  it('ignores the order of the keys of the context', () => {
    cachedParse(TEXT, CONTEXT, store);
    const { file, ...others } = CONTEXT;
    cachedParse(TEXT, { ...others, file }, store);
    expect(parse).toHaveBeenCalledTimes(1);
  });

  describe('for a page that shows and includes files', () => {
    useTestFolder();
    const pages = 'data/products/a/pages';
    const context = { ...CONTEXT, file: `${pages}/a.md`, languageCode: 'pt', folders: ['data/products/a'] };
    const text = `${TEXT}\n{{"include": "_b.md"}}\n`;

    it.each([
      ['the partial changes', () => writeFileSync(`${pages}/_b.md`, 'New')],
      ['the shown file changes', () => writeFileSync(`${pages}/c.ts`, '3;')],
      ['the partial is translated', () => writeFileSync(`${pages}/_b-pt.md`, 'Novo')],
      ['a file is gone', () => rmSync(`${pages}/c.ts`)],
    ])('parses again when %s', (_, change) => {
      mkdirSync(pages, { recursive: true });
      writeFileSync(`${pages}/_b.md`, 'Old\n\n```ts file="./c.ts"\n```\n');
      writeFileSync(`${pages}/c.ts`, '2;');
      const before = cachedParse(text, context, store);
      expect(cachedParse(text, context, store)).toEqual(before);
      expect(parse).toHaveBeenCalledTimes(1);
      change();
      const after = cachedParse(text, context, store);
      expect(after).not.toEqual(before);
      expect(after).toEqual(parsePage(text, context));
    });
  });

  describe('for a family with fences', () => {
    useTestFolder();

    it('parses again in a folder with other fences', () => {
      cachedParse(TEXT, CONTEXT, store);
      mkdirSync('data');
      writeFileSync(DATA.fences, "export const fences = { languages: { lamp: 'json' } };");
      cachedParse(TEXT, CONTEXT, store);
      cachedParse(TEXT, CONTEXT, store);
      expect(parse).toHaveBeenCalledTimes(2);
    });
  });

  it('keeps an entry for each language', () => {
    cachedParse(TEXT, CONTEXT, store);
    cachedParse(TEXT, { ...CONTEXT, languageCode: 'zh' }, store);
    cachedParse(TEXT, CONTEXT, store);
    expect(parse).toHaveBeenCalledTimes(2);
  });
});
