import type { ApiUnit } from './ApiUnit';
import { fixFragments, fixOwnFragments, findAnchor } from './fragments';

describe('fixFragments', () => {
  const drawer: ApiUnit = {
    name: 'Drawer',
    kind: 'component',
    productId: 'one',
    packageName: 'one',
    version: '1.0.0',
    pathname: '/one/api/drawer',
    description: '',
    imports: [],
    generics: [],
    props: [{ name: 'open', type: { text: 'boolean' }, description: '', declaredBy: 'DrawerProps' }],
    inherited: [],
    slots: [],
    classes: [{ key: 'paper', className: 'OneDrawer-paper', description: '' }],
    signatures: [],
    returned: [],
  };

  describe('fixFragments', () => {
    it.each([
      ['[a](/one/api/drawer/#Drawer-classes-paper)', '[a](/one/api/drawer/#drawer-classes-paper)'],
      ['[a](/one/api/drawer/#drawer-classes-OneDrawer-paper)', '[a](/one/api/drawer/#drawer-classes-paper)'],
      ['[a](/one/api/drawer/#Drawer-prop-open)', '[a](/one/api/drawer/#drawer-prop-open)'],
      ['[a](/one/api/drawer/#drawer-classes-gone)', '[a](/one/api/drawer/)'],
      ['[a](/one/other/#place)', '[a](/one/other/#place)'],
      ['[a](https://one.example/api/drawer/#x)', '[a](https://one.example/api/drawer/#x)'],
    ])('turns %s into %s', (markdown, expected) => {
      expect(fixFragments(markdown, (pathname) => (pathname === drawer.pathname ? drawer : undefined))).toBe(
        expected,
      );
    });

    it('leaves the text of a link to a place of its own page that is not there', () => {
      const text = 'See [`Drawer`s props](#drawer-props), [[0] and](#x) [paper](#Drawer-classes-paper).';
      expect(fixOwnFragments(text, drawer)).toBe(
        'See `Drawer`s props, [0] and [paper](#drawer-classes-paper).',
      );
    });

    it('knows the fragments of a part', () => {
      const part = { ...drawer, name: 'Drawer.Item', pathname: '/one/api/drawer-item' };
      const link = '[a](/one/api/drawer-item/#drawer-item-prop-open)';
      expect(fixFragments(link, () => part)).toBe(link);
    });

    it('removes a fragment that another page does not have', () => {
      expect(
        fixFragments(
          '[a](/one/other/#gone)',
          () => undefined,
          () => false,
        ),
      ).toBe('[a](/one/other/)');
    });
  });
});

describe('findAnchor', () => {
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
      ['a class in the form of a slot', 'InputBase-css-inputSizeSmall', 'input-base-classes-inputSizeSmall'],
      ['a returned member', 'input-base-return-getProps', 'input-base-return-getProps'],
    ])('finds %s', (_, fragment, anchor) => {
      expect(findAnchor(unit, fragment)).toBe(anchor);
    });

    it.each([
      ['another unit', 'button-prop-value'],
      ['a missing prop', 'input-base-prop-nothing'],
      ['a missing class', 'input-base-classes-nothing'],
      ['a missing slot', 'InputBase-css-nothing'],
      ['a section', 'props'],
      ['nothing', ''],
    ])('does not find %s', (_, fragment) => {
      expect(findAnchor(unit, fragment)).toBeUndefined();
    });
  });
});
