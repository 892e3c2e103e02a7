import { checkProductShape } from './productShape';

const product = {
  id: 'ui',
  name: 'UI',
  description: 'Parts.',
  prefix: '/ui/',
  packages: [],
  version: '1.0.0',
  olderVersions: [],
};

describe('checkProductShape', () => {
  it('finds nothing in a product', () => {
    expect(checkProductShape(product)).toEqual([]);
  });

  it.each([[{}], [undefined], ['ui'], [null]])('finds every missing field of %j', (value) => {
    expect(checkProductShape(value)).toHaveLength(7);
  });

  it('names the product if it has an id', () => {
    expect(checkProductShape({ ...product, packages: 'ui' })).toEqual([
      expect.objectContaining({ message: 'A product has no list "packages"', productId: 'ui' }),
    ]);
  });

  it.each([['ui'], [[1]], [null]])('finds other ids that are not a list of strings: %j', (productIds) => {
    expect(checkProductShape({ ...product, productIds })).toEqual([
      expect.objectContaining({ message: 'A product has no list of strings "productIds"' }),
    ]);
  });

  const values = { light: 'day', dark: 'night' };
  it.each([
    ['a class', { class: true, values }],
    ['an attribute of the body', { selector: 'body', attribute: 'data-theme', values }],
    ['no mode', false],
  ])('accepts a color mode by %s', (_, colorMode) => {
    expect(checkProductShape({ ...product, colorMode })).toEqual([]);
  });

  it.each([
    ['no object', 'dark', ['has to name either a class', 'has no name of its own for the light mode']],
    ['neither', { values }, ['has to name either a class or an attribute']],
    ['both', { class: true, attribute: 'a', values }, ['has to name either a class or an attribute']],
    ['a selector for an attribute', { attribute: '[data-a]', values }, ['has no valid class or attribute']],
    ['the attribute of classes', { attribute: 'class', values }, ['has no valid class or attribute']],
    ['one mode', { class: true, values: { light: 'a' } }, ['has no name of its own for the dark mode']],
    ['two equal modes', { class: true, values: { light: 'a', dark: 'a' } }, ['name of its own for the dark']],
    ['two classes', { class: true, values: { light: 'a', dark: 'b c' } }, ['name of its own for the dark']],
    ['an open bracket', { selector: 'html[', class: true, values }, ['has the selector "html["']],
    ['another element', { selector: '.app', class: true, values }, ['has the selector ".app"']],
  ])('refuses a color mode with %s', (_, colorMode, messages) => {
    expect(checkProductShape({ ...product, colorMode })).toEqual(
      messages.map((message) =>
        expect.objectContaining({
          message: expect.stringContaining(message),
          field: 'colorMode',
          productId: 'ui',
        }),
      ),
    );
  });

  const older = {
    text: 'v0',
    landing: 'https://v0.ui.example/',
    origin: 'https://v0.ui.example',
    pathnames: {},
  };

  it.each([
    [older, []],
    [null, ['string "text"', 'string "landing"', 'string "origin"', 'map of strings "pathnames"']],
    ['v0', ['string "text"', 'string "landing"', 'string "origin"', 'map of strings "pathnames"']],
    [{ ...older, pathnames: undefined }, ['map of strings "pathnames"']],
    [{ ...older, pathnames: { '/ui': 1 } }, ['map of strings "pathnames"']],
  ])('finds the missing fields of the older version %j', (version, missing) => {
    expect(checkProductShape({ ...product, olderVersions: [version] }).map(({ message }) => message)).toEqual(
      missing.map((what) => `Older version 1 has no ${what}`),
    );
  });
});
