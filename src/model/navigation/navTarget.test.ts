import type { Product } from '../products/Product';
import { createHrefOf, isOnSite } from './navTarget';
import type { NavPage } from './NavPage';

const PRODUCTS = [
  { id: 'home', prefix: '/' },
  { id: 'lamp', prefix: '/lamp/', elsewhere: 'https://lamps.example' },
  { id: 'door', prefix: '/door/' },
] as unknown as readonly Product[];

const hrefOf = createHrefOf((pathname) => ['/lamp/on', '/door/open'].includes(pathname), PRODUCTS, 'zh');

describe('createHrefOf', () => {
  it.each<[string, NavPage, string | undefined]>([
    ['its page', { pathname: '/lamp/on' }, '/zh/lamp/on/'],
    [
      'its page, also if that is about something planned',
      { pathname: '/lamp/on', planned: true },
      '/zh/lamp/on/',
    ],
    ['another host', { pathname: 'https://b.example/a' }, 'https://b.example/a'],
    ['the other site of its product', { pathname: '/lamp/off' }, 'https://lamps.example/lamp/off/'],
    ['nowhere if it is planned', { pathname: '/lamp/off', planned: true }, undefined],
    ['nowhere if its product has no other site', { pathname: '/door/shut' }, undefined],
    ['nowhere if no product has it', { pathname: '/lamps/off' }, undefined],
  ])('leads to %s', (_where, page, href) => {
    expect(hrefOf(page)).toBe(href);
  });
});

describe('isOnSite', () => {
  it.each([
    ['/lamp/', true],
    ['https://b.example/', false],
    [undefined, false],
  ])('tells %j', (href, expected) => {
    expect(isOnSite(href)).toBe(expected);
  });
});
