import type { ApiProp, ApiUnit } from './ApiUnit';
import { createApiLookup, findApiSymbol } from './apiLookup';

const prop = (name: string, more: Partial<ApiProp> = {}): ApiProp => ({
  name,
  type: { text: 'string' },
  description: '',
  declaredBy: '',
  ...more,
});

function unit(productId: string, name: string, more: Partial<ApiUnit> = {}): ApiUnit {
  return {
    name,
    kind: 'component',
    productId,
    packageName: `@${productId}/ui`,
    version: '1.0.0',
    pathname: `/${productId}/api/${name.toLowerCase()}`,
    description: '',
    imports: [],
    generics: [],
    props: [],
    inherited: [],
    slots: [],
    classes: [],
    signatures: [],
    returned: [],
    ...more,
  };
}

const lookup = createApiLookup([
  unit('tiny', 'Button', {
    props: [prop('variant')],
    inherited: [{ owner: 'Base', props: [prop('ripple')] }],
    slots: [{ name: 'root', description: '' }],
    classes: [
      { key: 'root', className: 'TinyButton-root', description: '' },
      { key: 'disabled', className: 'Tiny-disabled', isState: true, description: '' },
    ],
    themeName: 'TinyButton',
  }),
  unit('other', 'Button', { props: [prop('variant')] }),
  unit('tiny', 'Menu.Item', { props: [prop('text')] }),
  unit('tiny', 'useSize', { kind: 'hook', returned: [prop('width')] }),
]);

describe('findApiSymbol', () => {
  it.each([
    ['Button', '/tiny/api/button', undefined],
    ['<Button>', '/tiny/api/button', undefined],
    ['<Button />', '/tiny/api/button', undefined],
    ['<Button/>', '/tiny/api/button', undefined],
    [' Button ', '/tiny/api/button', undefined],
    ['Button.variant', '/tiny/api/button', 'button-prop-variant'],
    ['Button.ripple', '/tiny/api/button', 'button-prop-ripple'],
    ['Button.slots.root', '/tiny/api/button', 'Button-css-root'],
    ['TinyButton-root', '/tiny/api/button', 'button-classes-root'],
    ['.TinyButton-root', '/tiny/api/button', 'button-classes-root'],
    ['.TinyButton-root.Tiny-disabled', '/tiny/api/button', 'button-classes-disabled'],
    ['TinyButton', '/tiny/api/button', 'theme-default-props'],
    ['<Menu.Item>', '/tiny/api/menu.item', undefined],
    ['Menu.Item.text', '/tiny/api/menu.item', 'menu-item-prop-text'],
    ['useSize', '/tiny/api/usesize', undefined],
    ['useSize()', '/tiny/api/usesize', undefined],
    ['useSize.width', '/tiny/api/usesize', 'use-size-return-width'],
  ])('finds %s', (code, pathname, anchor) => {
    const target = anchor === undefined ? { pathname } : { pathname, anchor };
    expect(findApiSymbol(lookup, code, 'tiny')?.target).toEqual(target);
  });

  it("prefers the reader's product", () => {
    expect(findApiSymbol(lookup, 'Button.variant', 'other')?.target.pathname).toBe('/other/api/button');
  });

  it('falls back to the first unit of the name', () => {
    expect(findApiSymbol(lookup, '<Button />', 'third')?.target.pathname).toBe('/tiny/api/button');
  });

  it.each(['useSize', 'TinyButton', '.TinyButton-root'])('finds %s of another product', (code) => {
    expect(findApiSymbol(lookup, code, 'third')?.productId).toBe('tiny');
  });

  it('ignores a name of one word if the own product has a reference without it', () => {
    const both = createApiLookup([unit('tiny', 'Option'), unit('other', 'Button')]);
    expect(findApiSymbol(both, 'Option', 'other')).toBeUndefined();
    expect(findApiSymbol(both, '<Option>', 'other')?.productId).toBe('tiny');
    expect(findApiSymbol(both, 'Option', 'third')?.productId).toBe('tiny');
  });

  it.each([
    'variant',
    'button',
    '<Button variant="a" />',
    'Button.nothing',
    'Tiny-disabled',
    '.Button',
    '',
    'toString',
  ])('ignores %j', (code) => {
    expect(findApiSymbol(lookup, code, 'tiny')).toBeUndefined();
  });
});
