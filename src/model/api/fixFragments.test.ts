import type { ApiUnit } from './ApiUnit';
import { fixFragments } from './fixFragments';

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

  it('leaves out a fragment that another page does not have', () => {
    expect(
      fixFragments(
        '[a](/one/other/#gone)',
        () => undefined,
        () => false,
      ),
    ).toBe('[a](/one/other/)');
  });
});
