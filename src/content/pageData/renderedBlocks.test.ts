/** @jest-environment jsdom */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NavPage } from '../../model/navigation/NavPage';
import type { BuiltDemo } from '../demos/builtDemo';
import type { BuildContext } from './BuildContext';
import { drawCodeTabs, drawFileLinks, drawRows, findSectionPictures, findStillDemo } from './renderedBlocks';

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

it('links the files of a demo by their names, in a named list', () => {
  const box = document.createElement('div');
  const files = { 'parts/<b>.ts': '/_docs/b.txt', 'rows.json': '/_docs/rows.txt' };
  box.innerHTML = drawFileLinks(files, 'Files of "A"');
  expect(box.querySelector('ul')?.getAttribute('aria-label')).toBe('Files of "A"');
  const links = [...box.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual(Object.entries(files));
});

const demo = (html: string) => ({ drawn: { ltr: { html, styles: {} } } }) as unknown as BuiltDemo;

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
    const { pictures, demos, drawings } = find('/ui/menu', '/ui/lamp');
    expect([...pictures.values()]).toEqual([{ html: '<svg/>' }, { html: '<b>On</b>' }]);
    expect(drawings).toBe('<svg/>');
    expect([...demos.keys()]).toEqual(['/ui/lamp']);
  });

  it('finds the playground of a component without a page, as it is drawn at build', () => {
    const tried = {
      ...demo('<b>live</b>'),
      isTryIt: true,
      playground: { component: 'Tip' },
      picture: demo('<b id="t">Tip</b>').drawn,
    } as unknown as BuiltDemo;
    const demos = new Map([['/ui/api/tip', new Map([['Tip', tried]])]]);
    const found = findSectionPictures(group('/ui/api/tip', '/ui/api/none'), 'ui', 'ltr', {
      ...context,
      demos,
    });
    expect([...found.pictures]).toEqual([['/pt/ui/api/tip/', { html: '<b>Tip</b>' }]]);
    expect([...found.demos.keys()]).toEqual(['/ui/api/tip']);
  });

  it('finds no picture of a part that only says its own name', () => {
    const part = (component: string, html: string) =>
      ({
        ...demo(''),
        isTryIt: true,
        playground: { component },
        picture: demo(html).drawn,
      }) as unknown as BuiltDemo;
    const demos = new Map([
      ['/ui/api/text', new Map([['Text', part('Text', '<p class="a">Text</p>')]])],
      ['/ui/api/bulb', new Map([['Bulb', part('Bulb', '<p class="a">Light</p>')]])],
      ['/ui/api/chip', new Map([['Chip', part('Chip', '<div><span>Chip</span></div>')]])],
      ['/ui/api/button', new Map([['Button', part('Button', '<button>Button</button>')]])],
    ]);
    const found = findSectionPictures(group(...demos.keys()), 'ui', 'ltr', { ...context, demos });
    expect([...found.demos.keys()]).toEqual(['/ui/api/bulb', '/ui/api/chip', '/ui/api/button']);
  });

  describe('if there is no place for all', () => {
    const drawn = (...components: string[]) => ({ ...page('ui', ...components), file: `${folder}/menu.md` });
    const pages = new Map([
      ['/ui/bar', drawn('Bar')],
      ['/ui/bar-styles', drawn('Bar', 'Menu')],
      ['/ui/drawn-guide', drawn()],
      ['/ui/box', drawn('Box', 'Bar')],
      ['/ui/card', drawn('Card')],
    ]);
    const tree = [...group('/ui/bar', '/ui/bar-styles', '/ui/drawn-guide', '/ui/card'), ...group('/ui/box')];
    const findFirst = (limit: number, popular?: readonly string[]) => {
      const content = { pages, registry: [{ product: { id: 'ui', popular } }] };
      const found = findSectionPictures(
        tree,
        'ui',
        'ltr',
        { ...context, content: content as unknown as BuildContext['content'] },
        limit,
      );
      return [...found.pictures.keys()];
    };

    it('shows something of each group', () => {
      expect(findFirst(2)).toEqual(['/pt/ui/bar/', '/pt/ui/box/']);
    });

    it('shows popular pages first', () => {
      expect(findFirst(2, ['/ui/start', '/ui/card'])).toEqual(['/pt/ui/card/', '/pt/ui/bar/']);
    });

    it('shows one page about a component', () => {
      expect(findFirst(9)).toEqual(['/pt/ui/bar/', '/pt/ui/box/', '/pt/ui/drawn-guide/', '/pt/ui/card/']);
      expect(findFirst(Infinity)).toHaveLength(5);
    });
  });

  it('finds nothing in a group without such a demo', () => {
    expect(find('/ui/guide', '/ui/dark', '/x/grid').pictures.size).toBe(0);
  });
});
