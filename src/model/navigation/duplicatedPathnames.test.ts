import { readNav } from '../../../tests/unit/readNav';
import type { NavPage } from './NavPage';
import {
  assertUniquePathnames,
  listDuplicatedPathnames,
  isDuplicateAllowed,
  duplicatedPathnameMessage,
} from './duplicatedPathnames';

describe('assertUniquePathnames', () => {
  describe('assertUniquePathnames', () => {
    it.each(['docs', 'docs-infra', 'joy-ui', 'material-ui', 'system', 'x'])(
      'passes the known tree of %s',
      (id) => {
        expect(() => assertUniquePathnames(readNav(`nav-${id}.json`))).not.toThrow();
      },
    );

    it('accepts tabs that may repeat', () => {
      const tab = { pathname: '/b/components-api' };
      expect(() => assertUniquePathnames([tab, { ...tab }])).not.toThrow();
    });

    it('throws the message of the specification for the first duplicate, at any depth', () => {
      const tree = [
        { pathname: '/a', children: [{ pathname: '/b' }] },
        { pathname: '/b' },
        { pathname: '/a' },
      ];
      expect(() => assertUniquePathnames(tree)).toThrow(new Error('Duplicated pathname /b in pages'));
    });

    it('throws for a group inside itself and does not hang', () => {
      const children: NavPage[] = [];
      children.push({ pathname: '/a', children });
      expect(() => assertUniquePathnames(children)).toThrow('Duplicated pathname /a in pages');
    });
  });
});

describe('listDuplicatedPathnames', () => {
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
});

describe('isDuplicateAllowed', () => {
  describe('isDuplicateAllowed', () => {
    it.each([
      ['/b/components-api', true],
      ['/b/hooks-api', true],
      ['/b/components-api/#button', true],
      ['/b/api', false],
      ['/b/components', false],
    ])('returns for %s: %s', (pathname, expected) => {
      expect(isDuplicateAllowed(pathname)).toBe(expected);
    });
  });
});

describe('duplicatedPathnameMessage', () => {
  describe('duplicatedPathnameMessage', () => {
    it('has the words of the specification, section 8', () => {
      expect(duplicatedPathnameMessage('/a/b')).toBe('Duplicated pathname /a/b in pages');
    });
  });
});
