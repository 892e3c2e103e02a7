import { findUnitMismatch, parseApiUnits } from './apiUnitShape';

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
const type = { text: 'string' };
const broken = { ...unit, slots: [{ name: 'root' }] };
const prop = { name: 'a', type, description: '', declaredBy: 'ButtonProps' };

describe('parseApiUnits', () => {
  it('returns valid units', () => {
    const whole = {
      ...unit,
      props: [
        { ...prop, type: { ...type, links: { Size: { pathname: '/tiny/api/size' } } }, required: true },
      ],
      native: { element: 'HTMLButtonElement', attributes: 'ButtonHTMLAttributes' },
    };
    expect(parseApiUnits([unit, whole])).toEqual([unit, whole]);
  });

  it.each([
    ['another kind', { ...unit, kind: 'module' }, /units\.0\.kind: .*component.*hook.*interface.*module/],
    ['a prop without type', { ...unit, props: [{ ...prop, type: undefined }] }, /units\.0\.props\.0\.type: /],
    ['a missing field', { ...unit, name: undefined }, /units\.0\.name: .*string.*undefined/],
    ['an extra field', { ...unit, badge: 'new' }, /units\.0\.badge: /],
    ['a text for a list', { ...unit, imports: 'a' }, /units\.0\.imports: .*Array/],
    [
      'a wrong value in a record',
      { ...unit, props: [{ ...prop, type: { ...type, links: { Size: {} } } }] },
      /units\.0\.props\.0\.type\.links\.Size\.pathname: /,
    ],
  ])('throws for %s', (_, value, difference) => {
    expect(() => parseApiUnits([value])).toThrow('The API reference has an unexpected shape: ');
    expect(() => parseApiUnits([value])).toThrow(difference);
  });

  it.each([[undefined], [null], [{}], ['[]'], [3]])('throws for %j', (value) => {
    expect(() => parseApiUnits(value)).toThrow(/unexpected shape: units: .*Array/);
  });
});

describe('findUnitMismatch', () => {
  it('describes the first difference after the name of the unit', () => {
    expect(findUnitMismatch(unit)).toBeUndefined();
    expect(findUnitMismatch(broken)).toMatch(/^Button\.slots\.0\.description: /);
  });
});
