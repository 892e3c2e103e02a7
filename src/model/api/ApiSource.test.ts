import { classKeyToName, isOwnPackage } from './ApiSource';

const source = {
  classPrefix: 'Tiny',
  states: { prefix: 'Tiny-', keys: ['disabled'] },
  sharedClasses: { Field: { from: 'FieldBase', keys: ['adornment'] } },
};

describe('classKeyToName', () => {
  it.each([
    ['Field', 'root', 'TinyField-root'],
    ['Field', 'disabled', 'Tiny-disabled'],
    ['Field', 'adornment', 'TinyFieldBase-adornment'],
    ['FieldBase', 'adornment', 'TinyFieldBase-adornment'],
  ])('names the class of %s %s %s', (component, key, name) => {
    expect(classKeyToName(source, component, key)).toBe(name);
  });
});

describe('isOwnPackage', () => {
  const built = { packageName: '@tiny/ui', builtFrom: ['@tiny/core', '@parts/*'] };

  it.each([
    ['@tiny/ui', true],
    ['@tiny/core', true],
    ['@tiny/other', false],
    ['@parts/tabs', true],
    ['@parts-more/tabs', false],
  ])('counts declarations of %s: %s', (name, expected) => {
    expect(isOwnPackage(built, name)).toBe(expected);
  });
});
