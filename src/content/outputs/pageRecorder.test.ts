import { existsSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import type { PageData } from '../../model/page/PageData';
import type { PageSource } from '../pageData/PageSource';
import type { SiteContent } from '../pageData/SiteContent';
import { writeText } from '../pageData/generatedFiles';
import { copyFile, COPY_LIST_FILE } from './outputFiles';
import { createPageRecorder } from './pageRecorder';

useTestFolder();

const FILE = copyFile('/a', 'en');
/** The file, or another one that has replaced it. */
const identify = () => [statSync(FILE).ino, statSync(FILE).mtimeMs];

interface Build {
  readonly props?: string;
  readonly origin?: string;
  readonly version?: string;
  readonly language?: string;
  readonly routes?: readonly string[];
  readonly inputs?: Readonly<Record<string, string>>;
}

/** Records pages with the text of `a.md` and its demo, as a build does. */
function build({
  props = '1',
  origin = 'https://a.test',
  version = '1',
  language = 'en',
  routes = ['/a'],
  inputs = {},
}: Build) {
  const content = {
    site: { origin, repository: 'https://code.test' },
    registry: [{ product: { id: 'kit', version } }],
    translations: new Map([['en', {}]]),
    units: [],
  } as unknown as SiteContent;
  const recorder = createPageRecorder(content);
  for (const pathname of routes) {
    const entry = {
      file: 'a.md',
      translations: {},
      fragments: { en: { '/b/#nodejs': '/b/#node-js' } },
      texts: { en: { blocks: [{ kind: 'demo', name: 'D' }], inputs } },
    };
    const page = {
      pathname,
      title: 'Title',
      description: 'About.',
      userLanguage: language,
      contentLanguage: 'en',
      canonicalLanguage: 'en',
      product: { id: 'kit' },
      blocks: [],
      head: { alternates: [] },
    };
    recorder.add({ content: entry } as unknown as PageSource, page as unknown as PageData, props);
  }
  recorder.save();
  return recorder;
}

describe('the Markdown copy of a page', () => {
  beforeEach(() => {
    writeText('a.md', '# Title\n\nAbout.\n\nText.\n\n{{"demo": "D.js"}}\n');
    writeText('D.tsx', 'export default 1;\n');
  });

  it('stays untouched if nothing has changed', () => {
    build({});
    expect(readFileSync(FILE, 'utf8')).toContain('Text.\n\n**Demo: D**');
    const before = identify();
    build({});
    expect(identify()).toEqual(before);
  });

  it.each<readonly [string, Build, () => void]>([
    ['its props', { props: '2' }, () => {}],
    ['its text', {}, () => writeText('a.md', '# Title\n\nAbout.\n\nWords.\n\n{{"demo": "D.js"}}\n')],
    ['its demo', {}, () => writeText('D.tsx', 'export default 2;\n')],
    ['its partial', { inputs: { '_a.md': '2' } }, () => {}],
    ['the origin of the site', { origin: 'https://b.test' }, () => {}],
    ['the version of a product', { version: '2' }, () => {}],
    ['the copy', {}, () => writeFileSync(FILE, 'edited')],
    [
      'one letter of the copy',
      {},
      () => writeFileSync(FILE, readFileSync(FILE, 'utf8').replace('Text', 'Test')),
    ],
    ['the list of copies', {}, () => writeFileSync(COPY_LIST_FILE, '{')],
  ])('is made again if %s has changed', (_, change, edit) => {
    build({});
    const before = identify();
    edit();
    build(change);
    expect(identify()).not.toEqual(before);
    expect(readFileSync(FILE, 'utf8')).toContain('# Title');
  });

  it('is replaced, not written into, because the published file is a link to it', () => {
    build({});
    linkSync(FILE, 'published.md');
    writeText('a.md', '# Title\n\nAbout.\n\nWords.\n');
    build({});
    expect(readFileSync('published.md', 'utf8')).toContain('Text.');
    expect(readFileSync(FILE, 'utf8')).toContain('Words.');
  });

  it('has fragments of the site in the place of those of the host', () => {
    writeText('a.md', '# Title\n\nAbout.\n\n[b](/b/#nodejs)\n');
    build({});
    expect(readFileSync(FILE, 'utf8')).toContain('[b](https://a.test/b/#node-js)');
  });

  it('is made again if it is missing, and removed with its page', () => {
    build({});
    rmSync(FILE);
    build({});
    expect(existsSync(FILE)).toBe(true);
    build({ routes: [] });
    expect(existsSync(FILE)).toBe(false);
  });

  it('is that of the English page if a page has no translation', () => {
    const { pages } = build({ language: 'zh' });
    expect(pages).toMatchObject([{ pathname: '/a', userLanguage: 'zh', contentLanguage: 'en' }]);
    expect(existsSync(copyFile('/a', 'zh'))).toBe(false);
  });
});
