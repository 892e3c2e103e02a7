import { parseApiUnits } from './parseApiUnits';

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
  it('gives back what fits', () => {
    expect(parseApiUnits([unit])).toEqual([unit]);
  });

  it.each([
    ['another kind', { ...unit, kind: 'module' }, 'units[0].kind is none of component, hook, interface'],
    ['a prop without type', { ...unit, props: [{ name: 'a' }] }, 'units[0].props[0].type is missing'],
    ['a field too many', { ...unit, badge: 'new' }, 'units[0].badge is not known'],
  ])('throws at %s', (_, value, mismatch) => {
    expect(() => parseApiUnits([value])).toThrow(`The API reference has another shape: ${mismatch}`);
  });

  it.each([[undefined], [null], [{}], ['[]'], [3]])('throws at %j', (value) => {
    expect(() => parseApiUnits(value)).toThrow('The API reference has another shape: units is not a list');
  });
});
