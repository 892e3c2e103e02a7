import type { ApiProp, ApiUnit } from '../model/api/ApiUnit';
import { formatFactSheet, listVisibleProps } from './factSheet';

const prop = (name: string, type: string, more: Partial<ApiProp> = {}): ApiProp => ({
  name,
  type: { text: type },
  description: '',
  declaredBy: 'DoorProps',
  ...more,
});

const signature = { text: '(event: Event) => void', arguments: [] };

const DOOR: ApiUnit = {
  name: 'Door',
  kind: 'component',
  productId: 'tiny',
  packageName: '@tiny/ui',
  version: '1.2.3',
  pathname: '/tiny/api/door',
  description: '',
  imports: ["import { Door } from '@tiny/ui';", "import Door from '@tiny/ui/Door';"],
  generics: [],
  props: [
    prop('children', 'ReactNode', { required: true }),
    prop('color', "'red' | 'blue' | …", { type: { text: "'red' | …", full: "'red' | 'blue'" } }),
    prop('gap', "ResponsiveStyleValue<number | 'none'>"),
    prop('icon', 'ReactNode'),
    prop('isOpen', 'boolean', { default: 'false' }),
    prop('old', 'boolean', { deprecated: { reason: 'Use `isOpen` instead. It goes.', replacements: [] } }),
    prop('onOpen', 'boolean | ((event: Event) => void)', { signature }),
    prop('size', 'Size', { type: { text: 'Size', full: "'small' | 'large'" }, default: "'small'" }),
    prop('slots', '{ handle?: ElementType }'),
    prop('steps', 'number', { default: '3' }),
    { ...prop('sx', 'SxProps'), isCommon: true },
    prop('title', 'string'),
  ],
  inherited: [{ owner: 'Panel', props: [prop('elevation', 'number', { default: '1' })] }],
  native: { attributes: 'HTMLAttributes', rendered: { place: 'root', tag: 'section' } },
  ref: { element: 'HTMLElement', rendered: { place: 'inner', tag: 'button' } },
  slots: [{ name: 'handle', description: 'The handle.', default: 'Knob', className: 'Door-handle' }],
  classes: [
    { key: 'handle', className: 'Door-handle', description: '' },
    { key: 'open', className: 'Tiny-open', isState: true, description: 'While open.' },
  ],
  themeName: 'TinyDoor',
  signatures: [],
  returned: [],
};

/** The lines of a section of a sheet. */
function readSection(sheet: string, title: string): string[] {
  const [, rest = ''] = sheet.split(`\n${title}\n`);
  return (rest.trimEnd().split('\n\n')[0] ?? '')
    .split('\n')
    .map((line) => line.trim().replace(/\s{2,}/g, ' | '));
}

describe('listVisibleProps', () => {
  it('lists what a demo can show: values, switches, numbers and elements of the component itself', () => {
    const names = listVisibleProps(DOOR).map(({ name }) => name);
    expect(names).toEqual(['color', 'gap', 'icon', 'isOpen', 'size', 'steps']);
  });

  it('has nothing of a hook', () => {
    expect(listVisibleProps({ ...DOOR, kind: 'hook' })).toEqual([]);
  });
});

describe('formatFactSheet', () => {
  const sheet = formatFactSheet({ unit: DOOR, pages: [] });

  it('has each prop once, with its effective default and all of its values', () => {
    expect(readSection(sheet, 'To show, each in a demo or left out by name')).toEqual([
      "color | 'red' | 'blue'",
      "gap | ResponsiveStyleValue<number | 'none'>",
      'icon | ReactNode',
      'isOpen | = false | boolean',
      "size | = 'small' | Size: 'small' | 'large'",
      'steps | = 3 | number',
    ]);
    for (const { name } of DOOR.props) expect(sheet.match(new RegExp(`^ +${name}\\b`, 'gm'))).toHaveLength(1);
    expect(readSection(sheet, 'From Panel')).toEqual(['elevation | = 1 | number']);
  });

  it('has slots with their classes, and the other classes', () => {
    expect(readSection(sheet, 'Slots')).toEqual(['handle | = Knob | .Door-handle | · The handle.']);
    expect(readSection(sheet, 'Other classes')).toEqual(['.Tiny-open | state | · While open.']);
  });

  it('has what replaces a deprecated prop', () => {
    expect(readSection(sheet, 'Deprecated')).toEqual(['old | Use `isOpen` instead.']);
  });

  it('says where other props and the ref arrive, and what the theme calls the component', () => {
    expect(sheet).toMatch(/Root +<section>\n/);
    expect(sheet).toMatch(/Ref +HTMLElement, <button>, inside/);
    expect(sheet).toMatch(/Theme key +TinyDoor\n/);
  });

  it('has parts, type parameters and the members of enums', () => {
    const unit: ApiUnit = {
      ...DOOR,
      polymorphic: 'as',
      parts: [{ name: 'Door.Bell', target: { pathname: '/tiny/api/door-bell' } }, { name: 'Door.Mat' }],
      generics: [
        {
          name: 'Key',
          constraint: { text: 'string' },
          default: "'none'",
          description: 'Of the *lock*.\n\nMore.',
        },
      ],
      enums: [
        {
          name: 'Lock',
          description: '',
          members: [{ name: 'Open', value: '1', description: 'Nothing locks it.' }],
        },
      ],
      props: [prop('sign', `"it's open" | 'closed'`)],
    };
    const shown = formatFactSheet({ unit, pages: [] });
    expect(readSection(shown, 'Parts')).toEqual(['Door.Bell | /tiny/api/door-bell', 'Door.Mat | no page']);
    expect(readSection(shown, 'Type parameters')).toEqual([
      "Key | extends string | = 'none' | · Of the *lock*.",
    ]);
    expect(readSection(shown, 'Enum Lock')).toEqual(['Lock.Open | = 1 | · Nothing locks it.']);
    expect(shown).toMatch(/Other roots +by as/);
    expect(listVisibleProps(unit)).toHaveLength(1);
  });

  it('says whether the site has a page and a playground', () => {
    expect(sheet).toMatch(/Page +none\n/);
    expect(sheet).toMatch(/Playground +none\n/);
    const pages = [{ pathname: '/tiny/door', file: 'data/door.md' }];
    const shown = formatFactSheet({ unit: DOOR, pages, playground: 'data/Door.playground.tsx' });
    expect(shown).toMatch(/Page +\/tiny\/door \(data\/door\.md\)\n/);
    expect(shown).toMatch(/Playground +data\/Door\.playground\.tsx\n/);
  });
});
