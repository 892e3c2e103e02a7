import type { NavPage } from './NavPage';
import type { SidebarNode } from './SidebarNode';
import { filterNav } from './filterNav';
import { pageTitle } from './pageTitle';

const tree: readonly NavPage[] = [
  { pathname: '/start', title: 'Getting started', children: [{ pathname: '/usage' }, { pathname: '/élan' }] },
  {
    pathname: '/components',
    children: [
      { pathname: '/components/inputs', subheader: 'inputs', children: [{ pathname: '/react-button' }] },
      { pathname: '/react-button-group' },
    ],
  },
  { pathname: '/api', title: 'APIs', children: [{ pathname: '/api/button' }, { pathname: '/api/card' }] },
];

function outline(pages: readonly NavPage[]): string {
  const texts = pages.map((page) => pageTitle(page) + (page.children ? `(${outline(page.children)})` : ''));
  return texts.join(' ');
}

describe('filterNav', () => {
  it.each([
    ['button', 'Components(Inputs(Button) Button group) APIs(Button)'],
    ['BUTT', 'Components(Inputs(Button) Button group) APIs(Button)'],
    ['api butt', 'APIs(Button)'],
    ['butt api', 'APIs(Button)'],
    ['group button', 'Components(Button group)'],
    ['apis', 'APIs(Button Card)'],
    ['elan', 'Getting started(Élan)'],
    ['E\u0301LAN', 'Getting started(Élan)'],
    ['components inputs', 'Components(Inputs(Button))'],
    ['zzz', ''],
    ['button zzz', ''],
    ['.*', ''],
  ])('for %j shows %s', (words, expected) => {
    expect(outline(filterNav(tree, words, pageTitle))).toBe(expected);
  });

  it.each(['', '  ', '\t'])('gives the tree itself for %j', (words) => {
    expect(filterNav(tree, words, pageTitle)).toBe(tree);
  });

  it('filters the drawn form of the tree as well, and changes neither', () => {
    const nodes: readonly SidebarNode[] = [
      {
        pathname: '/a',
        href: '/zh/a/',
        text: '组件',
        badges: [],
        children: [
          { pathname: '/a/b', href: '/zh/a/b/', text: '按钮', badges: ['new'] },
          { pathname: '/a/c', href: '/zh/a/c/', text: '卡片', badges: [] },
        ],
      },
    ];
    const before = JSON.stringify(nodes);
    const [group] = filterNav(nodes, '按', ({ text }) => text);
    expect(group).toMatchObject({ href: '/zh/a/', children: [{ text: '按钮', badges: ['new'] }] });
    expect(group?.children).toHaveLength(1);
    expect(JSON.stringify(nodes)).toBe(before);
  });
});
