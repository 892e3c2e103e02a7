import { parseApiUnits, findMismatch, type Shape } from './apiUnitShape';

describe('parseApiUnits', () => {
  const unit = {
    name: 'Button',
    kind: 'component',
    productId: 'tiny',
    packageName: '@tiny/ui',
    version: '1.0.0',
    pathname: '/tiny/api/button',
    description: '',
    imports: ["import { Button } from '@tiny/ui';"],
    generics: [],
    props: [],
    inherited: [],
    slots: [],
    classes: [],
    signatures: [],
    returned: [],
  };

  describe('parseApiUnits', () => {
    it('returns valid units', () => {
      expect(parseApiUnits([unit])).toEqual([unit]);
    });

    it.each([
      ['another kind', { ...unit, kind: 'module' }, 'units[0].kind is not one of component, hook, interface'],
      ['a prop without type', { ...unit, props: [{ name: 'a' }] }, 'units[0].props[0].type is missing'],
      ['an extra field', { ...unit, badge: 'new' }, 'units[0].badge is unknown'],
    ])('throws for %s', (_, value, mismatch) => {
      expect(() => parseApiUnits([value])).toThrow(`The API reference has an unexpected shape: ${mismatch}`);
    });

    it.each([[undefined], [null], [{}], ['[]'], [3]])('throws for %j', (value) => {
      expect(() => parseApiUnits(value)).toThrow(
        'The API reference has an unexpected shape: units is not a list',
      );
    });
  });
});

describe('findMismatch', () => {
  const shape = {
    fields: {
      name: 'string',
      'size?': 'number',
      'isOpen?': 'boolean',
      'kind?': { oneOf: ['a', 'b'] },
      'tags?': { listOf: 'string' },
      'links?': { valuesOf: { fields: { to: 'string' } } },
    },
  } as const satisfies Shape;

  describe('findMismatch', () => {
    it.each([
      ['fits', { name: 'x' }, undefined],
      [
        'fits with all',
        { name: 'x', size: 1, isOpen: true, kind: 'a', tags: ['t'], links: { l: { to: 'y' } } },
        undefined,
      ],
      ['lacks a field', {}, 'unit.name is missing'],
      ['has a field of another type', { name: 1 }, 'unit.name is not a string'],
      ['has a string instead of a number', { name: 'x', size: '1' }, 'unit.size is not a number'],
      ['has an unknown field', { name: 'x', color: 'red' }, 'unit.color is unknown'],
      ['has an unknown value', { name: 'x', kind: 'c' }, 'unit.kind is not one of a, b'],
      ['has no list', { name: 'x', tags: 'a' }, 'unit.tags is not a list'],
      ['has a wrong item', { name: 'x', tags: ['a', 1] }, 'unit.tags[1] is not a string'],
      ['has a wrong value in a record', { name: 'x', links: { l: {} } }, 'unit.links.l.to is missing'],
      ['has a list for a record', { name: 'x', links: [] }, 'unit.links is not an object'],
      ['is null', null, 'unit is not an object'],
      ['is a text', 'x', 'unit is not an object'],
    ])('describes the difference of a value that %s', (_, value, mismatch) => {
      expect(findMismatch(value, shape, 'unit')).toBe(mismatch);
    });
  });
});
