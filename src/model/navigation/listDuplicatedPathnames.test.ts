import type { NavPage } from './NavPage';
import { listDuplicatedPathnames } from './listDuplicatedPathnames';

describe('listDuplicatedPathnames', () => {
  it.each<[string, NavPage[], string[]]>([
    ['none', [{ pathname: '/a' }, { pathname: '/b' }], []],
    ['siblings', [{ pathname: '/a' }, { pathname: '/a' }], ['/a']],
    ['a group and its child', [{ pathname: '/a', children: [{ pathname: '/a' }] }], ['/a']],
    ['each once', [{ pathname: '/a' }, { pathname: '/a' }, { pathname: '/a' }], ['/a']],
    ['tabs apart', [{ pathname: '/b/hooks-api' }, { pathname: '/b/hooks-api' }], []],
    ['names of object members', [{ pathname: '__proto__' }, { pathname: 'constructor' }], []],
  ])('lists %s', (_case, tree, expected) => {
    expect(listDuplicatedPathnames(tree)).toEqual(expected);
  });
});
