import { languages } from '../../site';
import { describeProduct } from './cards';

const PRODUCT = { prefix: '/lamp/', description: 'Of the registry.' };
const ARABIC = { code: 'ar', direction: 'rtl' } as const;

describe('what a picture for social networks says of a product', () => {
  it.each([
    ['its own text', { en: 'In English.', ar: 'بالعربية.' }, 'بالعربية.', 'rtl'],
    ['the English one, read as English', { en: 'In English.' }, 'In English.', 'ltr'],
    ['the line of the registry, read as English', {}, 'Of the registry.', 'ltr'],
  ])('is %s', (_what, texts, description, direction) => {
    const entries = Object.entries(texts).map(([code, text]) => [code, { description: text }]);
    const pages = new Map([['/lamp', { texts: Object.fromEntries(entries) }]]);
    expect(describeProduct({ pages, languages }, PRODUCT, ARABIC)).toEqual({ description, direction });
  });

  it('is the line of the registry for a product without a landing page', () => {
    const { description } = describeProduct({ pages: new Map(), languages }, PRODUCT, ARABIC);
    expect(description).toBe('Of the registry.');
  });
});
