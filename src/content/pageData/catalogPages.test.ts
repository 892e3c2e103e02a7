import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { isParsed } from '../markdown/lazyText';
import { listCatalog } from '../catalog';
import { listKnownFiles, listTextProblems, readCatalog } from './catalogPages';

useTestFolder();

const FOLDER = 'data/products/kit/pages';
const GUIDE = `${FOLDER}/guide.md`;

const FILES: Readonly<Record<string, string>> = {
  'guide.md':
    '---\ntitle: Guide\ndescription: About.\n---\n\n## A\n\n#### Small print\n\nText.\n\n#### Other print\n\nText.\n',
  'guide-zh.md':
    '---\ntitle: 指南\ndescription: 关于。\nsourceHash: 000000000000\n---\n\n## 甲\n\n#### 小字\n\n文。\n\n#### 其他\n\n文。\n',
  'linking.md':
    '# Linking\n\n<p class="description">It links.</p>\n\n## B\n\n[there](/kit/guide/#small-print)\n',
  'partial.md': '# Partial\n\nIt includes.\n\n## C\n\n{{"include": "./_rows.md"}}\n',
  '_rows.md': 'See [there](/kit/guide/#other-print).\n',
  'broken.md': '---\ntitle: Broken\ndescription: No end.\n---\n\n## D\n\n```js\n1;\n',
};

function read(isWhole: boolean) {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(`${FOLDER}/${name}`), { recursive: true });
    writeFileSync(`${FOLDER}/${name}`, text);
  }
  const kit = {
    id: 'kit',
    name: 'Kit',
    prefix: '/kit/',
    description: '',
    packages: [],
    version: '1.0.0',
    olderVersions: [],
  };
  const { entries } = listCatalog([kit], ['en', 'zh']);
  return readCatalog(entries, { products: [kit], translations: new Map(), units: [], isWhole });
}

const NAMES = ['/kit/broken', '/kit/guide', '/kit/linking', '/kit/partial'];

describe('readCatalog', () => {
  it('parses no text for what pages say of each other', () => {
    const { pages } = read(false);
    const titles = [...pages.values()].map(({ texts }) => [texts['en']?.title, texts['en']?.description]);
    expect(titles.toSorted()).toEqual([
      ['Broken', 'No end.'],
      ['Guide', 'About.'],
      ['Linking', 'It links.'],
      ['Partial', 'It includes.'],
    ]);
    const parsed = [...pages.values()].filter(({ texts }) => Object.values(texts).some(isParsed));
    expect(parsed).toEqual([]);
  });

  it('gives a page that is asked for alone what it has in a whole site', () => {
    const { pages } = read(true);
    for (const pathname of NAMES) {
      const [alone, whole] = [read(false).pages.get(pathname), pages.get(pathname)];
      if (!alone || !whole) throw new Error(pathname);
      expect(Object.keys(alone.texts)).toEqual(Object.keys(whole.texts));
      for (const [code, text] of Object.entries(whole.texts)) {
        expect(alone.texts[code]?.blocks).toEqual(text.blocks);
        expect(alone.texts[code]?.links).toEqual(text.links);
        expect(alone.texts[code]?.problems).toEqual(text.problems);
      }
      expect([alone.stale, alone.fragments]).toEqual([whole.stale, whole.fragments]);
    }
  });

  it('gives headings that other pages link to an id, even if a partial has the link', () => {
    const texts = read(false).pages.get('/kit/guide')?.texts ?? {};
    for (const code of ['en', 'zh']) {
      const html = JSON.stringify(texts[code]?.blocks);
      expect(html).toContain('id=\\"small-print\\"');
      expect(html).toContain('id=\\"other-print\\"');
    }
  });

  it('has the problems of a page that was asked for', () => {
    const broken = read(false).pages.get('/kit/broken');
    if (!broken) throw new Error('absent');
    expect(listTextProblems(broken)).toContainEqual(
      expect.objectContaining({ code: 'unclosed-fence', line: 8 }),
    );
  });

  it('reads changed pages again, with what others link to', () => {
    const { pages, readAgain } = read(false);
    const guide = pages.get('/kit/guide');
    if (!guide) throw new Error('absent');
    writeFileSync(GUIDE, `${FILES['guide.md']}\n## New\n\nText.\n`);
    const again = readAgain([guide]).get('/kit/guide');
    expect(again?.texts['en']?.headings.map(({ text }) => text)).toEqual(['A', 'New']);
    expect(JSON.stringify(again?.texts['en']?.blocks)).toContain('id=\\"small-print\\"');
  });

  it('knows what a page includes once it is parsed', () => {
    const page = read(false).pages.get('/kit/partial');
    if (!page) throw new Error('absent');
    expect(listKnownFiles(page)).toEqual([`${FOLDER}/partial.md`]);
    expect(page.texts['en']?.blocks).toHaveLength(1);
    expect(listKnownFiles(page)).toEqual([`${FOLDER}/partial.md`, `${FOLDER}/_rows.md`]);
  });
});
