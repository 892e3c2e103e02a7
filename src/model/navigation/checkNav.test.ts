import { readNav } from '../../../tests/unit/readNav';
import type { NavPage } from './NavPage';
import { checkNav } from './checkNav';

const check = (tree: unknown) => checkNav(tree as NavPage[], ['en', 'zh', 'pt', 'ar']);
const codes = (tree: unknown) => check(tree).map(({ code, pathname }) => [code, pathname]);

/** A chain of groups, the last with a page in it. */
function nest(levels: number): NavPage {
  const page: NavPage = { pathname: `/level-${levels}` };
  let outer = page;
  for (let level = levels - 1; level >= 1; level -= 1) {
    outer = { pathname: `/level-${level}`, children: [outer] };
  }
  return outer;
}

describe('checkNav', () => {
  it('reports nothing for a valid tree', () => {
    const tree = [
      {
        pathname: '/a',
        title: 'A',
        icon: 'start',
        children: [{ pathname: '/a/b', plan: 'pro', beta: true }],
      },
      { pathname: '/x/react-data-grid' },
      { pathname: 'https://example.com/store/?a=b', title: 'Store' },
    ];
    expect(check(tree)).toEqual([]);
    expect(check([])).toEqual([]);
  });

  it.each([
    ['docs', []],
    ['system', ['/system/react-']],
    ['joy-ui', ['/joy-ui/react-']],
    [
      'material-ui',
      ['/material-ui/react-', '/toolpad/core/react-dashboard-layout/', '/toolpad/core/react-sign-in-page/'],
    ],
  ])('reports only the invalid pathnames of the known tree of %s', (id, pathnames) => {
    expect(codes(readNav(`nav-${id}.json`))).toEqual(pathnames.map((pathname) => ['bad-pathname', pathname]));
  });

  it.each([
    [
      'a duplicate, once',
      [{ pathname: '/a' }, { pathname: '/a' }, { pathname: '/a' }],
      [['duplicate-pathname', '/a']],
    ],
    ['no duplicate among tabs', [{ pathname: '/a/hooks-api' }, { pathname: '/a/hooks-api' }], []],
    ['an unknown badge', [{ pathname: '/a', plan: 'gold' }], [['unknown-badge', '/a']]],
    ['an unknown field', [{ pathname: '/a', isNew: true }], [['unknown-nav-field', '/a']]],
    ['a value of another type', [{ pathname: '/a', title: 7 }], [['bad-nav-value', '/a']]],
    ['children that are not a list', [{ pathname: '/a', children: 'b' }], [['bad-nav-value', '/a']]],
    ['an empty group', [{ pathname: '/a', children: [] }], [['empty-group', '/a']]],
    ['a missing pathname', [{ title: 'A' }], [['bad-pathname', '']]],
    [
      'each missing pathname',
      [{}, {}],
      [
        ['bad-pathname', ''],
        ['bad-pathname', ''],
      ],
    ],
    ['an empty pathname', [{ pathname: '' }], [['bad-pathname', '']]],
    ['a pathname that is not a string', [{ pathname: 7 }], [['bad-nav-value', '']]],
    ['a reserved pathname', [{ pathname: '/_next/a' }], [['reserved-pathname', '/_next/a']]],
    ['a pathname that reads as a language', [{ pathname: '/pt/a' }], [['reserved-pathname', '/pt/a']]],
    [
      'no object',
      [null, 7, [], { pathname: '/a', children: ['b'] }],
      [
        ['bad-nav-entry', ''],
        ['bad-nav-entry', ''],
        ['bad-nav-entry', ''],
        ['bad-nav-entry', '/a'],
      ],
    ],
    ['no list', { pathname: '/a' }, [['bad-nav-entry', '']]],
    ['nothing at all', undefined, [['bad-nav-entry', '']]],
  ])('reports %s', (_mistake, tree, expected) => {
    expect(codes(tree)).toEqual(expected);
  });

  it('uses the words of the specification for a duplicate', () => {
    const [finding] = check([{ pathname: '/a' }, { pathname: '/a' }]);
    expect(finding?.message).toBe('Duplicated pathname /a in pages');
  });

  it('checks the fields of both duplicates', () => {
    expect(codes([{ pathname: '/a' }, { pathname: '/a', plan: 'gold' }])).toEqual([
      ['unknown-badge', '/a'],
      ['duplicate-pathname', '/a'],
    ]);
  });

  it('accepts six levels and reports the seventh once per branch', () => {
    expect(codes([nest(6)])).toEqual([]);
    expect(codes([nest(9)])).toEqual([['nav-too-deep', '/level-7']]);
  });

  it.each(['itself', 'a child'])('reports a group inside %s as a cycle and terminates', (inside) => {
    const children: NavPage[] = [];
    const group: NavPage = { pathname: '/a', children };
    children.push(inside === 'itself' ? group : { pathname: '/b', children: [group] });
    expect(codes([group])).toEqual([['cyclic-nav', '/a']]);
  });

  it('reports a page in two groups as a duplicate, and its other problems once', () => {
    const shared = { pathname: '/s', plan: 'gold' };
    expect(
      codes([
        { pathname: '/a', children: [shared] },
        { pathname: '/b', children: [shared] },
      ]),
    ).toEqual([
      ['unknown-badge', '/s'],
      ['duplicate-pathname', '/s'],
    ]);
  });

  it('reports all problems of a tree at once, in reading order, each with a hint', () => {
    const findings = check([{ pathname: '/B c', beta: 'yes' }, { pathname: '/d/' }]);
    expect(findings.map(({ code }) => code)).toEqual(['unknown-badge', 'bad-pathname', 'bad-pathname']);
    expect(findings.every(({ message, hint }) => message && hint)).toBe(true);
  });
});
