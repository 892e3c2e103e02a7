import type { NavPage } from '../../model/navigation/NavPage';
import { createNameOf } from './pageLists';

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
    ['the text of its pathname if its subheader is empty', { pathname: '/a/x', subheader: '' }, 'Ü'],
    ['the title of its translated page', { pathname: '/translated', title: 'T' }, 'Übersetzt'],
    ['its title, because an entry with a query is not translated', { pathname: '/a/x?b=1', title: 'T' }, 'T'],
    ['its pathname if its text is empty', { pathname: '/empty' }, 'Empty'],
  ])('names an entry by %s', (_what, page, name) => {
    expect(nameOf(page)).toBe(name);
  });
});
