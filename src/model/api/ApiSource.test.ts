import { classKeyToName } from './ApiSource';

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
