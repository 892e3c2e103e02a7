import type { NavPage } from './NavPage';
import { walkNav } from './walkNav';

interface MutablePage extends NavPage {
  children: NavPage[];
}
const visits = (tree: readonly NavPage[]) =>
  [...walkNav(tree)].map(({ page, depth, repeated, cyclic }) => [page?.pathname, depth, repeated, cyclic]);

describe('walkNav', () => {
  it('goes in reading order, groups before their children', () => {
    const tree = [
      { pathname: '/a', children: [{ pathname: '/b', children: [{ pathname: '/c' }] }, { pathname: '/d' }] },
      { pathname: '/e' },
    ];
    expect(visits(tree)).toEqual([
      ['/a', 1, false, false],
      ['/b', 2, false, false],
      ['/c', 3, false, false],
      ['/d', 2, false, false],
      ['/e', 1, false, false],
    ]);
  });

  it('tells a cycle once and ends', () => {
    const group: MutablePage = { pathname: '/a', children: [] };
    group.children.push({ pathname: '/b', children: [group] });
    expect(visits([group])).toEqual([
      ['/a', 1, false, false],
      ['/b', 2, false, false],
      ['/a', 3, true, true],
    ]);
  });

  it('enters what groups share only once, so that sharing does not multiply', () => {
    let shared: NavPage = { pathname: '/0' };
    for (let level = 1; level <= 60; level += 1) {
      shared = { pathname: `/${level}`, children: [shared, shared] };
    }
    expect(visits([shared])).toHaveLength(121);
    expect(visits([shared]).at(-1)).toEqual(['/59', 2, true, false]);
  });

  it('does not run out of stack', () => {
    let deep: NavPage = { pathname: '/0' };
    for (let level = 1; level <= 100_000; level += 1) deep = { pathname: `/${level}`, children: [deep] };
    expect(visits([deep])).toHaveLength(100_001);
  });

  it.each([[null], [7], ['a'], [{ pathname: '/a', children: 'b' }], [{ pathname: '/a', children: null }]])(
    'takes the cast entry %j as one without children',
    (entry) => {
      expect(visits([entry as unknown as NavPage])).toHaveLength(1);
    },
  );
});
