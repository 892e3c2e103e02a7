import type { ApiUnit } from './ApiUnit';
import { findAnchor } from './findAnchor';

const type = { text: 'string' };
const unit: ApiUnit = {
  name: 'InputBase',
  kind: 'component',
  productId: 'tiny',
  packageName: '@tiny/ui',
  version: '1.0.0',
  pathname: '/tiny/api/input-base',
  description: '',
  imports: [],
  generics: [],
  props: [{ name: 'value', type, description: '', declaredBy: '' }],
  inherited: [{ owner: 'Paper', props: [{ name: 'square', type, description: '', declaredBy: '' }] }],
  slots: [{ name: 'root', description: '' }],
  classes: [
    { key: 'root', className: 'TinyInputBase-root', description: '' },
    { key: 'inputSizeSmall', className: 'TinyInputBase-inputSizeSmall', description: '' },
  ],
  signatures: [],
  returned: [{ name: 'getProps', type, description: '', declaredBy: '' }],
};

describe('findAnchor', () => {
  it.each([
    ["today's own spelling", 'input-base-prop-value', 'input-base-prop-value'],
    ['capitals', 'InputBase-prop-value', 'input-base-prop-value'],
    ['no hyphens', 'inputbase-classes-root', 'input-base-classes-root'],
    ['an inherited prop', 'InputBase-prop-square', 'input-base-prop-square'],
    ['a class with capitals', 'InputBase-classes-inputSizeSmall', 'input-base-classes-inputSizeSmall'],
    ['a slot', 'InputBase-css-root', 'InputBase-css-root'],
    ['a slot in the plural', 'input-base-slots-root', 'InputBase-css-root'],
    ['a class where slots stand', 'InputBase-css-inputSizeSmall', 'input-base-classes-inputSizeSmall'],
    ['a returned member', 'input-base-return-getProps', 'input-base-return-getProps'],
  ])('knows %s', (_, fragment, anchor) => {
    expect(findAnchor(unit, fragment)).toBe(anchor);
  });

  it.each([
    ['another unit', 'button-prop-value'],
    ['a prop that is not there', 'input-base-prop-nothing'],
    ['a class that is not there', 'input-base-classes-nothing'],
    ['a slot that is not there', 'InputBase-css-nothing'],
    ['a section', 'props'],
    ['nothing', ''],
  ])('does not know %s', (_, fragment) => {
    expect(findAnchor(unit, fragment)).toBeUndefined();
  });
});
