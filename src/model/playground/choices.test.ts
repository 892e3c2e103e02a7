import { initialChoices, listUnshared, readChoices, withDefaults, writeChoices } from './choices';
import { choicesToProps } from './chosenProps';
import type { Control } from './controls';

const controls: readonly Control[] = [
  { name: 'children', kind: 'text' },
  { name: 'variant', kind: 'choice', values: ['text', 'outlined'], default: 'text' },
  { name: 'startIcon', kind: 'icon', values: ['Add'] },
  { name: 'disabled', kind: 'switch', default: false },
  { name: 'elevation', kind: 'number', default: 1, range: [0, 24] },
  { name: 'precision', kind: 'number', range: [0.1, 1] },
  { name: 'sx', kind: 'object', values: ['padded'], objects: { padded: { p: 2 } } },
];
const initial = initialChoices(controls, { children: 'Save', variant: 'outlined' });

it('begins with the values of the playground, then with those of the component', () => {
  expect(initial).toEqual({ children: 'Save', variant: 'outlined', disabled: false, elevation: 1 });
});

it('writes what differs to the address, and reads the same choices from it', () => {
  const choices = { ...initial, variant: 'text', disabled: true, startIcon: 'Add', children: 'A & B <i>' };
  const query = writeChoices(choices, controls, initial);
  expect(query).toEqual([
    ['children', 'A & B <i>'],
    ['variant', 'text'],
    ['startIcon', 'Add'],
    ['disabled', 'true'],
  ]);
  expect(readChoices(query, controls, initial)).toEqual({ choices, ignored: [] });
  expect(writeChoices(initial, controls, initial)).toEqual([]);
});

it('begins with a value for each required prop, and always passes it', () => {
  const required: readonly Control[] = [
    { name: 'position', kind: 'choice', values: ['start', 'end'], isRequired: true },
    { name: 'icon', kind: 'icon', values: ['Add'], isRequired: true },
    { name: 'label', kind: 'text', isRequired: true },
    { name: 'steps', kind: 'number', isRequired: true },
    { name: 'open', kind: 'switch', isRequired: true },
    { name: 'variant', kind: 'choice', values: ['a', 'b'], default: 'b', isRequired: true },
  ];
  const first = initialChoices(required);
  expect(first).toEqual({
    position: 'start',
    icon: 'Add',
    label: 'label',
    steps: 1,
    open: false,
    variant: 'b',
  });
  expect(Object.keys(choicesToProps(first, required, String))).toEqual(Object.keys(first));
});

it('takes parts of numbers between bounds that are parts', () => {
  expect(readChoices([['precision', '0.5']], controls, initial).choices.precision).toBe(0.5);
});

it('reads an empty value as a prop that is not set', () => {
  expect(readChoices([['variant', '']], controls, initial).choices).not.toHaveProperty('variant');
});

it.each([
  ['an unknown name', 'color', 'primary'],
  ['a value of another kind', 'disabled', '1'],
  ['a value that is not listed', 'variant', 'huge'],
  ['an icon that is not listed', 'startIcon', '__proto__'],
  ['a number that is none', 'elevation', '1e9'],
  ['a number that is too small', 'elevation', '-1'],
  ['a number that is too large', 'elevation', '25'],
  ['a part of a number between whole bounds', 'elevation', '3.7'],
  ['a text that is too long', 'children', 'x'.repeat(201)],
  ['the name of a prototype', '__proto__', 'x'],
])('ignores %s in an address and says so', (_, name, text) => {
  expect(readChoices([[name, text]], controls, initial)).toEqual({ choices: initial, ignored: [name] });
});

it('takes no link from an address, and writes none to it', () => {
  const link: Control = { name: 'href', kind: 'text' };
  const all = [...controls, link];
  expect(readChoices([['href', '//evil.example']], all, initial).ignored).toEqual(['href']);
  expect(readChoices([['href', '#top']], all, initial).choices).toHaveProperty('href', '#top');
  expect(writeChoices({ ...initial, href: 'https://a.example' }, all, initial)).toEqual([]);
});

it.each([
  ['image', '/cover.png'],
  ['helperText', 'https://evil.example'],
  ['helperText', ' \\/evil.example'],
  ['helperText', '#fff url( //evil.example )'],
  ['marker', 'disc;background:u\\72l(//evil.example)'],
  ['transition', 'image-set("//evil.example" 1x)'],
  ['transition', 'url/**/(//evil.example)'],
  ['transition', '0.2s; background: red'],
  ['transition', '0.2s} body {color: red'],
])('takes nothing that may load from another site from an address: %s=%s', (name, text) => {
  const all: readonly Control[] = [...controls, { name, kind: 'text' }];
  expect(readChoices([[name, text]], all, initial)).toEqual({ choices: initial, ignored: [name] });
});

it.each(['Note: https', 'a // b', 'url of it', 'First; second'])(
  'takes the text %s from an address',
  (text) => {
    const all: readonly Control[] = [...controls, { name: 'label', kind: 'text' }];
    expect(readChoices([['label', text]], all, initial).choices).toHaveProperty('label', text);
  },
);

it('leaves the name of the shared theme to it', () => {
  const theme: Control = { name: 'theme', kind: 'choice', values: ['sea'] };
  const chosen = { ...initial, theme: 'sea' };
  expect(writeChoices(chosen, [...controls, theme], initial)).toEqual([]);
  expect(listUnshared(chosen, [...controls, theme], initial)).toEqual(['theme']);
});

it('takes an address as the visible text', () => {
  const text = 'https://a.example';
  expect(readChoices([['children', text]], controls, initial).choices).toHaveProperty('children', text);
});

it('reads only the beginning of a huge address, and says so', () => {
  const many = Array.from({ length: 5000 }, (_, index) => [`x${index}`, '1'] as const);
  const { ignored } = readChoices(many, controls, initial);
  expect(ignored).toEqual(['x0', 'x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x7', '…']);
  const same = Array.from({ length: 61 }, () => ['disabled', 'true'] as const);
  expect(readChoices(same, controls, initial).ignored).toEqual(['disabled', '…']);
});

it('takes none of two values for the same prop, and says so', () => {
  const query = [
    ['variant', 'text'],
    ['disabled', 'true'],
    ['variant', 'outlined'],
  ] as const;
  const { choices, ignored } = readChoices(query, controls, initial);
  expect(choices).toEqual({ ...initial, disabled: true });
  expect(ignored).toEqual(['variant']);
});

it('passes only props whose value is not what the component does anyway', () => {
  const choices = { ...initial, variant: 'text', startIcon: 'Add', sx: 'padded', elevation: 0 };
  expect(choicesToProps(choices, controls, (icon) => `<${icon}>`)).toEqual({
    children: 'Save',
    startIcon: '<Add>',
    elevation: 0,
    sx: { p: 2 },
  });
});

it('shows and leaves out the defaults that a theme gives a component', () => {
  const themed = withDefaults(
    { controls, initial },
    { variant: 'text', disabled: true, elevation: 3, sx: 'none' },
  );
  // The playground sets the variant itself.
  expect(themed.initial).toEqual({ children: 'Save', variant: 'outlined', disabled: true, elevation: 3 });
  const icon = (name: string) => name;
  expect(choicesToProps(themed.initial, themed.controls, icon)).toEqual({
    children: 'Save',
    variant: 'outlined',
  });
  const chosen = { ...themed.initial, disabled: false, elevation: 1 };
  expect(choicesToProps(chosen, themed.controls, icon)).toMatchObject({ disabled: false, elevation: 1 });
  expect(writeChoices(chosen, themed.controls, themed.initial)).toEqual([
    ['disabled', 'false'],
    ['elevation', '1'],
  ]);
});
