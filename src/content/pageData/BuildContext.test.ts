import type { SiteContent } from './SiteContent';
import { buildShared } from './BuildContext';

const content = {
  translations: new Map([['pt', { 'products.lamp': 'Luz' }]]),
  registry: [
    { product: { id: 'lamp', name: 'Lamp', description: 'Light', prefix: '/lamp/' }, nav: [] },
    { product: { id: 'shade', name: 'Shade', description: 'Dark', prefix: '/shade/' }, nav: [] },
    { product: { id: 'own', name: 'Own', description: 'Ours', prefix: '/own/', noindex: true }, nav: [] },
  ],
  languages: [],
  site: {},
} as unknown as SiteContent;

describe('the products that all pages of a language list', () => {
  it.each([
    ['pt', ['Luz', 'Dark en']],
    ['en', ['Light', 'Dark']],
  ])('have the description of the language, or a marked English one: %s', (code, expected) => {
    const { products } = buildShared(
      content,
      { code, name: '', direction: 'ltr' },
      () => '/',
      () => '',
      '/texts.json',
    );
    expect(
      products.map(({ description, descriptionLanguage = '' }) =>
        `${description} ${descriptionLanguage}`.trim(),
      ),
    ).toEqual(expected);
  });
});
