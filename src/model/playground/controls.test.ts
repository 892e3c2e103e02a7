import type { ApiProp } from '../api/ApiUnit';
import { listControls, splitUnion, usualFirst } from './controls';

const prop = (name: string, text: string, more: Partial<ApiProp> = {}): ApiProp => ({
  name,
  type: { text },
  description: '',
  declaredBy: 'ButtonOwnProps',
  ...more,
});

const kinds = (...props: ApiProp[]) =>
  Object.fromEntries(
    listControls(props, {}, ['Add']).map(({ name, kind, values }) => [name, values ?? kind]),
  );

it.each([
  ["'a' | 'b'", ["'a'", "'b'"]],
  ["'a | b' | number", ["'a | b'", 'number']],
  [String.raw`'it\'s | a' | "it's"`, [String.raw`'it\'s | a'`, `"it's"`]],
  ["((a: 'x' | 'y') => void) | string", ["((a: 'x' | 'y') => void)", 'string']],
  ["Partial<'a' | 'b'> | { c: 1 | 2 }", ["Partial<'a' | 'b'>", '{ c: 1 | 2 }']],
  ['(option: string) => string | number', ['(option: string) => string | number']],
])('splits %s', (type, members) => {
  expect(splitUnion(type)).toEqual(members);
});

describe('the control of a prop', () => {
  it('offers the values of a union, and is a switch, a text or a number for other types', () => {
    expect(
      kinds(
        prop('variant', "'text' | 'outlined'"),
        prop('edge', "'start' | false"),
        prop('scrollButtons', "'auto' | boolean"),
        prop('disabled', 'boolean'),
        prop('loading', 'boolean | null'),
        prop('label', 'ReactNode'),
        prop('href', 'string'),
        prop('elevation', 'number'),
      ),
    ).toEqual({
      variant: ['text', 'outlined'],
      edge: ['start', false],
      scrollButtons: ['auto', true, false],
      disabled: 'switch',
      loading: 'switch',
      label: 'text',
      href: 'text',
      elevation: 'number',
    });
  });

  it('offers icons where the name means one, if the family has any', () => {
    const icon = prop('startIcon', 'ReactNode');
    expect(kinds(icon)).toEqual({ startIcon: ['Add'] });
    expect(listControls([icon], {}, [])).toEqual([]);
  });

  it('reads the value inside a type for one or several screen widths', () => {
    const direction = prop('direction', "ResponsiveStyleValue<'row' | 'column'>");
    expect(kinds(direction)).toEqual({ direction: ['row', 'column'] });
  });

  it('does not exist for functions, objects, deprecated props, and props that control a component', () => {
    expect(
      kinds(
        prop('onClick', '(event: MouseEvent) => void'),
        prop('sx', 'SxProps<Theme>'),
        prop('value', 'string'),
        prop('open', 'boolean'),
        prop('nowrap', 'boolean', { deprecated: { reason: '', replacements: [] } }),
      ),
    ).toEqual({});
  });

  it('has the default of the reference only if that is one of its values', () => {
    const controls = listControls(
      [
        prop('size', "'small' | 'medium'", { default: "'medium'" }),
        prop('color', "'primary' | 'error'", { default: 'props.error ? "error" : "primary"' }),
      ],
      {},
      [],
    );
    expect(controls.map((control) => control.default)).toEqual(['medium', undefined]);
  });

  it('offers the values that the playground gives, also objects by name', () => {
    const controls = listControls(
      [prop('spacing', 'Spacing'), prop('sx', 'SxProps<Theme>')],
      { values: { spacing: [0, 2], sx: { padded: { p: 2 } } } },
      [],
    );
    expect(controls).toEqual([
      { name: 'spacing', kind: 'choice', values: [0, 2] },
      { name: 'sx', kind: 'object', values: ['padded'], objects: { padded: { p: 2 } } },
    ]);
  });
});

it('puts the named props first, then the required ones', () => {
  const props = [prop('a', 'boolean'), prop('b', 'boolean', { required: true }), prop('c', 'boolean')];
  const names = listControls(props, { first: ['c'] }, []).map(({ name }) => name);
  expect(names).toEqual(['c', 'b', 'a']);
});

it('always has a value for a prop that the settings require', () => {
  const [rows] = listControls([prop('rows', 'number')], { required: ['rows'] }, []);
  expect(rows).toMatchObject({ name: 'rows', isRequired: true });
});

it('has the ranges of numbers, and one for a number without', () => {
  const ranges = { rows: [1, 9], wide: [0, 1] } as const;
  const props = [prop('rows', 'number'), prop('delay', 'number'), prop('wide', 'boolean')];
  const [rows, delay, wide] = listControls(props, { ranges }, []);
  expect(rows?.range).toEqual([1, 9]);
  expect(delay?.range).toEqual([0, 1000]);
  expect(wide).not.toHaveProperty('range');
});

it('knows which props usually matter', () => {
  const props = ['zoom', 'size', 'color', 'variant'].map((name) => prop(name, 'string'));
  expect(usualFirst(props)).toEqual(['variant', 'color', 'size']);
});
