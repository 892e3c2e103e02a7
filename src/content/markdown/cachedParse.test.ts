import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXAMPLE_LABELS } from '../../../tests/unit/exampleLabels';
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
  version: '1.0.0',
  labels: EXAMPLE_LABELS,
};
const TEXT = '---\ntitle: T\ndescription: D.\n---\n\n## A\n\n[b](/c)\n\n```js\n1;\n```\n';

let folder: string;
const parse = jest.mocked(parsePage);

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'cached-parse-')), 'new', 'folder');
  parse.mockClear();
});

afterEach(() => {
  rmSync(join(folder, '..', '..'), { recursive: true, force: true });
});

function entryPath(): string {
  const [name = ''] = readdirSync(folder);
  return join(folder, name);
}

describe('cachedParse', () => {
  it('parses a text once and returns the same page, including its problems', () => {
    const first = cachedParse(TEXT, CONTEXT, folder);
    const second = cachedParse(TEXT, CONTEXT, folder);
    expect(parse).toHaveBeenCalledTimes(1);
    expect(second).toEqual(first);
    expect(first.problems).toHaveLength(1);
  });

  it.each([
    ['the text', `${TEXT} `, CONTEXT],
    ['the version', TEXT, { ...CONTEXT, version: '2.0.0' }],
    ['the heading ids', TEXT, { ...CONTEXT, headingIds: ['x'] }],
    ['a label', TEXT, { ...CONTEXT, labels: { ...EXAMPLE_LABELS, copy: 'Kopieren' } }],
  ])('parses again when %s changes, and keeps one entry', (_, text, context) => {
    cachedParse(TEXT, CONTEXT, folder);
    expect(cachedParse(text, context, folder)).toEqual(parsePage(text, context));
    expect(readdirSync(folder)).toHaveLength(1);
    parse.mockClear();
    cachedParse(text, context, folder);
    expect(parse).not.toHaveBeenCalled();
  });

  it('ignores the order of the keys of the context', () => {
    cachedParse(TEXT, CONTEXT, folder);
    const { file, ...others } = CONTEXT;
    cachedParse(TEXT, { ...others, file }, folder);
    expect(parse).toHaveBeenCalledTimes(1);
  });

  it('keeps an entry for each language', () => {
    cachedParse(TEXT, CONTEXT, folder);
    cachedParse(TEXT, { ...CONTEXT, languageCode: 'zh' }, folder);
    cachedParse(TEXT, CONTEXT, folder);
    expect(parse).toHaveBeenCalledTimes(2);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it.each([
    ['emptied', () => ''],
    ['cut off', (entry: string) => entry.slice(0, -10)],
    ['without its second line', (entry: string) => entry.split('\n')[0] ?? ''],
    ['replaced by other JSON', (entry: string) => `${entry.split('\n')[0]}\n{}`],
    ['changed in one letter', (entry: string) => entry.replace('"title":"T"', '"title":"U"')],
    ['filled with zeros', (entry: string) => '\0'.repeat(entry.length)],
  ])('ignores an entry that is %s, and rewrites it', (_, damage) => {
    const page = cachedParse(TEXT, CONTEXT, folder);
    const intact = readFileSync(entryPath(), 'utf8');
    writeFileSync(entryPath(), damage(intact));
    expect(readFileSync(entryPath(), 'utf8')).not.toBe(intact);
    expect(cachedParse(TEXT, CONTEXT, folder)).toEqual(page);
    expect(readFileSync(entryPath(), 'utf8')).toBe(intact);
  });

  it('works if nothing can be written', () => {
    const file = join(folder, '..', '..', 'file');
    writeFileSync(file, '');
    expect(cachedParse(TEXT, CONTEXT, join(file, 'cache')).title).toBe('T');
  });
});
