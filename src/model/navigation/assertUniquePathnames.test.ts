import { readNav } from '../../../tests/unit/readNav';
import type { NavPage } from './NavPage';
import { assertUniquePathnames } from './assertUniquePathnames';

describe('assertUniquePathnames', () => {
  it.each(['docs', 'docs-infra', 'joy-ui', 'material-ui', 'system', 'x'])(
    'passes the known tree of %s',
    (id) => {
      expect(() => assertUniquePathnames(readNav(`nav-${id}.json`))).not.toThrow();
    },
  );

  it('passes the tabs that may repeat', () => {
    const tab = { pathname: '/b/components-api' };
    expect(() => assertUniquePathnames([tab, { ...tab }])).not.toThrow();
  });

  it('throws the message of the specification for the first duplicate, at any depth', () => {
    const tree = [{ pathname: '/a', children: [{ pathname: '/b' }] }, { pathname: '/b' }, { pathname: '/a' }];
    expect(() => assertUniquePathnames(tree)).toThrow(new Error('Duplicated pathname /b in pages'));
  });

  it('throws for a group inside itself and does not hang', () => {
    const children: NavPage[] = [];
    children.push({ pathname: '/a', children });
    expect(() => assertUniquePathnames(children)).toThrow('Duplicated pathname /a in pages');
  });
});
