/** @jest-environment jsdom */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NavPage } from '../../model/navigation/NavPage';
import type { BuiltDemo } from '../demos/builtDemo';
import type { BuildContext } from './BuildContext';
import {
  drawCodeTabs,
  drawRows,
  findBlank,
  findSectionPictures,
  findStillDemo,
  stillHtml,
} from './renderedBlocks';

const TABS = ['npm', 'yarn', 'pnpm'].map((name) => ({ name, html: '', language: 'bash' }));

it.each([
  ['en', 'npm, yarn, pnpm'],
  ['pt', 'npm, yarn, pnpm'],
  ['zh', 'npm、yarn、pnpm'],
  ['ar', 'npm وyarn وpnpm'],
])('the label of code tabs in %s is a list in the format of the language: %s', (language, name) => {
  const html = drawCodeTabs({ kind: 'codeTabs', storageKey: 'manager', tabs: TABS }, '_1', language);
  expect(html).toContain(`role="radiogroup" aria-label="${name}"`);
});

it('draws the rows of a grid where the cells of its picture are, with texts that are no markup', () => {
  const rows = {
    top: 12,
    widths: [90, 130],
    heights: [56, 52],
    rows: [
      ['Ship', '<b>'],
      ['1', 'Cork & "co"'],
    ],
  };
  const box = document.createElement('div');
  box.innerHTML = drawRows(rows, 'Harbors');
  const table = box.querySelector('table');
  expect(table?.getAttribute('aria-label')).toBe('Harbors');
  expect(table?.tabIndex).toBe(0);
  expect(table?.style.top).toBe('12px');
  expect(table?.style.width).toBe('220px');
  expect([...box.querySelectorAll('th')].map(({ textContent, style }) => [textContent, style.width])).toEqual(
    [
      ['Ship', '90px'],
      ['<b>', '130px'],
    ],
  );
  expect([...box.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(['1', 'Cork & "co"']);
  expect([...box.querySelectorAll('tr')].map(({ style }) => style.height)).toEqual(['56px', '52px']);
});

describe('findBlank', () => {
  it.each([
    ['an empty box', '<div style="height:300px;width:100%"></div>', '.box{width:100%;}', 'all'],
    ['boxes in each other', '<div class="box"><div></div></div>', '.box{display:flex;}', 'all'],
    ['a caption below an empty box', '<div class="a box"></div><p>0</p>', '.box{height:300px;}', 'part'],
    ['a button above such a box', '<button>0</button><div style="min-height: 300px"></div>', '', 'part'],
    ['space between texts', '<p>0</p><div style="height:24px"></div><p>1</p>', '', undefined],
    [
      'a large box with a color',
      '<p>0</p><div class="box"></div>',
      '.box{height:300px;background:red;}',
      undefined,
    ],
    ['a button that grows in the browser', '<button style="transform:scale(0)"></button>', '', 'part'],
    [
      'a button that is closed',
      '<p>0</p><button style="transform:scale(0);visibility:hidden"></button>',
      '',
      undefined,
    ],
    ['text', '<div>0</div>', '', undefined],
    ['a picture', '<div><svg viewBox="0 0 1 1"></svg></div>', '', undefined],
    ['a field', '<p><input type="text"></p>', '', undefined],
    ['a box with a color', '<div class="box"></div>', '.box{background-color:red;}', undefined],
    ['a box with a shadow', '<div style="box-shadow:0 0 1px red"></div>', '', undefined],
  ])('of %s', (_, html, rules, expected) => {
    expect(findBlank({ html, styles: rules ? { box: rules } : {} })).toBe(expected);
  });
});

const demo = (html: string) => ({ drawn: { ltr: { html, styles: {} } } }) as unknown as BuiltDemo;

describe('stillHtml', () => {
  it.each([
    [
      '<label for="a" id="b">A</label><input id="a" name="n" class="c"/>',
      '<label>A</label><input class="c"/>',
    ],
    ['<a href="/x/" tabindex="0" data-shrink="false">A</a>', '<a data-shrink="false">A</a>'],
    ['<div role="tab" aria-selected="true" style="top:0">A</div>', '<div style="top:0">A</div>'],
  ])('leaves out of %s what names, describes or leads', (html, still) => {
    expect(stillHtml(html)).toBe(still);
  });
});

describe('findStillDemo', () => {
  it('finds the first demo that is complete without scripts and identifiers', () => {
    const demos = new Map([
      ['Blank', demo('<div></div>')],
      ['Clipped', demo('<svg style="clip-path:url(#a)"></svg>')],
      ['Open', { ...demo('<button>0</button>'), playground: { opensInside: true } } as BuiltDemo],
      ['First', demo('<button>1</button>')],
      ['Second', demo('<button>2</button>')],
    ]);
    expect(findStillDemo(demos, 'ltr')).toBe(demos.get('First'));
    expect(findStillDemo(demos, 'rtl')).toBeUndefined();
    expect(findStillDemo(undefined, 'ltr')).toBeUndefined();
  });
});

describe('findSectionPictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  writeFileSync(`${folder}/menu.svg`, '<svg/>\n');
  afterAll(() => rmSync(folder, { recursive: true }));
  const page = (productId: string, ...components: string[]) => ({
    productId,
    file: 'page.md',
    texts: { en: { frontMatter: { components } } },
  });
  const context = {
    content: {
      pages: new Map([
        ['/ui/lamp', page('ui', 'Lamp')],
        ['/ui/guide', page('ui')],
        ['/ui/dark', page('ui', 'Dark')],
        ['/x/grid', page('x', 'Grid')],
        ['/ui/menu', { ...page('ui'), file: `${folder}/menu.md` }],
      ]),
      registry: [{ product: { id: 'x' } }],
    },
    demos: new Map([
      ['/ui/lamp', new Map([['Lamp', demo('<b id="l">On</b>')]])],
      ['/ui/guide', new Map([['Guide', demo('<b>Guide</b>')]])],
    ]),
    language: { code: 'pt' },
  } as unknown as BuildContext;
  const group = (...pathnames: string[]): NavPage[] => [
    { pathname: '/ui/group', children: pathnames.map((pathname) => ({ pathname })) },
  ];
  const find = (...pathnames: string[]) => findSectionPictures(group(...pathnames), 'ui', 'ltr', context);

  it('finds the demos of pages about components, by address in the language', () => {
    const { pictures, demos } = find('/ui/lamp', '/ui/guide', '/ui/dark', '/x/grid');
    expect([...pictures]).toEqual([['/pt/ui/lamp/', { html: '<b>On</b>' }]]);
    expect([...demos.keys()]).toEqual(['/ui/lamp']);
  });

  it('finds the drawing beside a page', () => {
    const { pictures, demos } = find('/ui/menu', '/ui/lamp');
    expect([...pictures.values()]).toEqual([{ html: '<svg/>' }, { html: '<b>On</b>' }]);
    expect([...demos.keys()]).toEqual(['/ui/lamp']);
  });

  it('finds the playground of a component without a page, as it is drawn at build', () => {
    const tried = {
      ...demo('<b>live</b>'),
      isTryIt: true as const,
      picture: demo('<b id="t">Tip</b>').drawn,
    };
    const demos = new Map([['/ui/api/tip', new Map([['Tip', tried]])]]);
    const found = findSectionPictures(group('/ui/api/tip', '/ui/api/none'), 'ui', 'ltr', {
      ...context,
      demos,
    });
    expect([...found.pictures]).toEqual([['/pt/ui/api/tip/', { html: '<b>Tip</b>' }]]);
    expect([...found.demos.keys()]).toEqual(['/ui/api/tip']);
  });

  it('finds nothing in a group without such a demo', () => {
    expect(find('/ui/guide', '/ui/dark', '/x/grid').pictures.size).toBe(0);
  });
});
