import type { PageSource } from '../pageData/PageSource';
import { site } from '../../site';
import type { NavPage } from '../../model/navigation/NavPage';
import type { Product } from '../../model/products/Product';
import { isIndexed, ownerFor } from './writeSearch';

const written = { pathname: '/a', content: { texts: { en: {}, ar: {} } } } as unknown as PageSource;
const drawn = { pathname: '/b', content: undefined } as unknown as PageSource;
const ofFamily = {
  pathname: '/c',
  familyPage: { title: { en: 'Lamps', ar: 'مصابيح' } },
} as unknown as PageSource;
const search = { ...written, pathname: site.searchPathname } as PageSource;

it.each([
  ['a page in the default language', true, written, 'en'],
  ['a page in a language in which it has a text', true, written, 'ar'],
  ['a page in a language in which it has none', false, written, 'zh'],
  ['an API page in the default language', true, drawn, 'en'],
  ['an API page in another language', false, drawn, 'ar'],
  ['a page of the family in a language in which it has a title', true, ofFamily, 'ar'],
  ['a page of the family in a language in which it has none', false, ofFamily, 'zh'],
  ['the page of the search, with its examples', false, search, 'en'],
])('the index has %s: %s', (_case, expected, source, language) => {
  expect(isIndexed(source, language)).toBe(expected);
});

it.each([
  ['its own readers', 'Lamps', 'Inputs'],
  ['those of another product', 'Home', 'Lamps · Inputs'],
])('a page belongs to its group, for %s', (_case, name, expected) => {
  const nav = [{ pathname: '/lamps/inputs', title: 'Inputs', children: [{ pathname: '/lamps/bulb' }] }];
  const source = {
    pathname: '/lamps/bulb',
    product: { product: { name: 'Lamps', prefix: '/lamps/' }, nav },
  } as unknown as PageSource;
  const nameOf = ({ title = '' }: NavPage) => title;
  expect(ownerFor({ name } as Product, source, { language: { code: 'en' }, nameOf } as never)).toBe(expected);
});
