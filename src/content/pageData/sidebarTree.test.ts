import type { NavPage } from '../../model/navigation/NavPage';
import { createNameOf } from './sidebarTree';

describe('createNameOf', () => {
  const texts = {
    'pages./a/x': 'Ü',
    'pages./a/x?b=1': 'Ü',
    'pages.Inputs': 'Eingabe',
    'pages./empty': '',
  };
  const nameOf = createNameOf(texts, new Map([['/translated', 'Übersetzt']]));

  it.each<[string, NavPage, string]>([
    ['its text', { pathname: '/a/x', title: 'T' }, 'Ü'],
    ['the text of its subheader', { pathname: '/translated', subheader: 'Inputs' }, 'Eingabe'],
    ['the text of its pathname, its subheader being empty', { pathname: '/a/x', subheader: '' }, 'Ü'],
    ['the title of its translated page', { pathname: '/translated', title: 'T' }, 'Übersetzt'],
    ['its title, since an entry with a query is not translated', { pathname: '/a/x?b=1', title: 'T' }, 'T'],
    ['what its pathname says, its text being empty', { pathname: '/empty' }, 'Empty'],
  ])('calls an entry by %s', (_what, page, name) => {
    expect(nameOf(page)).toBe(name);
  });
});
