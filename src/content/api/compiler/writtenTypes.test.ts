import { rmSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-js';
import type { ApiProp, ApiSignature, ApiType, ApiUnit } from '../../../model/api/ApiUnit';
import { listControls } from '../../../model/playground/controls';
import { formatProblem } from '../../../model/Problem';
import { createStore } from '../../store';
import { extractApi } from '../extractApi';
import { createTinyProject, tinySource } from '../golden/tinyFamily';

/** Each test starts the compiler, which takes a second on an idle machine. */
jest.setTimeout(120_000);

const projects: string[] = [];
afterAll(() => {
  for (const root of projects) rmSync(root, { recursive: true, force: true });
});

/** Reads the units of a package that declares this, without problems. */
function read(
  declarations: string,
  files: Readonly<Record<string, string>> = {},
  noPage: readonly string[] = [],
): readonly ApiUnit[] {
  const root = createTinyProject({
    'index.d.ts': `import * as React from 'react';\n${declarations}\nexport {};`,
    ...Object.fromEntries(['Panel', 'Door', 'useWidth'].map((name) => [`${name}/index.d.ts`, 'export {};'])),
    ...files,
  });
  projects.push(root);
  const source = {
    ...tinySource,
    interfaces: [],
    internal: [],
    noPage: [{ reason: 'For a test.', names: noPage }],
    unavailable: [],
  };
  const { units, problems } = extractApi([source], root, createStore(join(root, 'cache')));
  expect(problems.map(formatProblem)).toEqual([]);
  return units;
}

function find(units: readonly ApiUnit[], name: string): ApiUnit {
  const found = units.find((unit) => unit.name === name);
  if (!found) throw new Error(`There is no unit ${name} in ${units.map((unit) => unit.name).join(', ')}`);
  return found;
}

/** Returns the text of each prop's type. */
const typesOf = ({ props }: ApiUnit) =>
  Object.fromEntries(props.map(({ name, type }) => [name, type.full ?? type.text]));

function isType(text: string): boolean {
  const result = ts.transpileModule(`type T = ${text};`, { reportDiagnostics: true });
  return result.diagnostics?.length === 0;
}

function listTexts({ props, signatures, generics }: ApiUnit): string[] {
  const ofType = ({ text, full }: ApiType) => full ?? text;
  const ofSignature = ({ text, arguments: given }: ApiSignature) => [
    text,
    ...given.map(({ type }) => ofType(type)),
  ];
  return [
    ...props.flatMap(({ type, signature }: ApiProp) => [
      ofType(type),
      ...(signature ? ofSignature(signature) : []),
    ]),
    ...signatures.flatMap(ofSignature),
    ...generics.flatMap(({ constraint }) => (constraint ? [ofType(constraint)] : [])),
  ];
}

describe('values in a type', () => {
  const [unit] = read(String.raw`
type Choice = 'a\\b' | 'line\nbreak' | 'say "hi"' | 'both\'"';
export interface SignProps {
  /** @default 'plain' */
  text?: "it's" | 'it is' | 'plain' | 'end';
  choice?: Choice;
  spaced?: ('two  spaces' | 'import("x").y' | 'a; }')[];
  named?: { 'aria-label'?: "it's" };
  open?: Labels;
}
export interface Labels { 'sub-title': string; plain: "it's" }
export declare function Sign(props: SignProps): React.JSX.Element;`);
  const types = unit ? typesOf(unit) : {};

  it('are literals of TypeScript with the same value', () => {
    expect(types).toMatchObject({
      text: `"it's" | 'it is' | 'plain' | 'end'`,
      choice: String.raw`'a\\b' | 'line\nbreak' | 'say "hi"' | 'both\'"'`,
      spaced: `('two  spaces' | 'import("x").y' | 'a; }')[]`,
      open: `{ 'sub-title': string; plain: "it's" }`,
    });
    expect(unit && listTexts(unit).filter((text) => !isType(text))).toEqual([]);
  });

  it('are offered by the playground', () => {
    expect(listControls(unit?.props ?? [], {}, [])).toMatchObject([
      { name: 'choice', kind: 'choice', values: ['a\\b', 'line\nbreak', 'say "hi"', 'both\'"'] },
      { name: 'text', kind: 'choice', values: ["it's", 'it is', 'plain', 'end'], default: 'plain' },
    ]);
  });
});

describe('the types of props that exclude one another', () => {
  it('are without never', () => {
    const units = read(`
export type ShapeProps = { label: string } & (
  | { kind: 'circle'; radius: number; width?: never; onDraw?: (size: number) => void }
  | { kind: 'box'; width: number; radius?: undefined; onDraw?: (size: string) => void }
);
export declare function Shape(props: ShapeProps): React.JSX.Element;
export declare function Nothing(props: { never?: never; label: string }): React.JSX.Element;`);
    expect(typesOf(find(units, 'Shape'))).toEqual({
      kind: "'circle' | 'box'",
      label: 'string',
      onDraw: '((size: number) => void) | ((size: string) => void)',
      radius: 'number',
      width: 'number',
    });
    expect(typesOf(find(units, 'Nothing'))).toMatchObject({ never: 'never' });
  });
});

describe('an enum', () => {
  it('has its members, with their values and texts, on the page of what uses it', () => {
    const units = read(`
/** How severe. */
export declare enum Level {
  /** Not severe. */
  Low = 'low',
  /** @deprecated Use \`Low\`. */
  None = "it's none",
  /** @internal */
  Debug = 'debug',
}
declare const enum Size { Small = 1, Large = 1 << 3 }
export declare enum Open { Now }
export interface AlarmProps { level?: Level; sizes?: Size[]; onRing?: (open: Open.Now) => void }
export declare function Alarm(props: AlarmProps): React.JSX.Element;
export declare function useAlarm(level: Level): number;`);
    const alarm = find(units, 'Alarm');
    expect(alarm.enums).toEqual([
      {
        name: 'Level',
        description: 'How severe.',
        members: [
          { name: 'Low', value: "'low'", description: 'Not severe.' },
          {
            name: 'None',
            value: `"it's none"`,
            description: '',
            deprecated: { reason: 'Use `Low`.', replacements: ['Low'] },
          },
        ],
      },
      { name: 'Open', description: '', members: [{ name: 'Now', description: '' }] },
      {
        name: 'Size',
        description: '',
        members: [
          { name: 'Small', value: '1', description: '' },
          { name: 'Large', value: '8', description: '' },
        ],
      },
    ]);
    const link = { pathname: '/tiny/api/alarm', anchor: 'alarm-enum-Level' };
    expect(alarm.props.find(({ name }) => name === 'level')?.type.links).toEqual({ Level: link });
    expect(find(units, 'useAlarm').enums?.map(({ name }) => name)).toEqual(['Level']);
  });

  it('may have 500 members', () => {
    const members = Array.from({ length: 500 }, (_, index) => `M${index} = ${index}`);
    const [unit] = read(`
export declare enum Many { ${members.join(', ')} }
export declare function Uses(props: { many: Many }): React.JSX.Element;`);
    expect(unit?.enums?.[0]?.members).toHaveLength(500);
    expect(unit && typesOf(unit)).toEqual({ many: 'Many' });
  });
});

describe('type parameters', () => {
  const long = Array.from({ length: 40 }, (_, index) => `'value${index}'`).join(' | ');
  const units = read(`
export interface PickerProps<Value extends string | number = string, Multiple extends boolean | undefined = false> {
  value: Multiple extends true ? Value[] : Value;
  multiple?: Multiple;
}
export declare function Picker<Value extends string | number = string, Multiple extends boolean | undefined = false>(
  props: PickerProps<Value, Multiple>,
): React.JSX.Element;
export declare class List<Item extends { id: "it's" }, Key> extends React.Component<{ items: Item[]; by?: Key }> {}
export declare function Long<T extends ${long}>(props: { one: T[] }): React.JSX.Element;`);

  it('have their constraint and their default', () => {
    expect(find(units, 'Picker').generics).toEqual([
      { name: 'Value', constraint: { text: 'string | number' }, default: 'string' },
      { name: 'Multiple', constraint: { text: 'boolean | undefined' }, default: 'false' },
    ]);
    expect(find(units, 'List').generics).toEqual([
      { name: 'Item', constraint: { text: `{ id: "it's" }` } },
      { name: 'Key' },
    ]);
  });

  it('have a long constraint in a short and in a whole form', () => {
    const constraint = find(units, 'Long').generics[0]?.constraint;
    expect(long.length).toBeGreaterThan(400);
    expect(constraint?.full).toBe(long);
    expect(constraint?.text.length).toBeLessThan(100);
  });
});

describe('a component that renders what it is given', () => {
  const units = read(`
export declare function Text<E extends React.ElementType = 'p'>(
  props: { as?: E; tone?: 'soft' } & Omit<React.ComponentPropsWithoutRef<E>, 'as' | 'tone'>,
): React.JSX.Element;
export interface StackProps<D extends React.ElementType = 'div'> { gap?: number; component?: D }
export declare const Stack: {
  <C extends React.ElementType>(props: { component: C; gap?: number } & React.ComponentPropsWithoutRef<C>): React.JSX.Element;
  (props: { gap?: number }): React.JSX.Element;
};
export declare function Plain(props: { component?: React.ElementType }): React.JSX.Element;`);

  it('says by which prop, if it accepts the props of that', () => {
    expect(find(units, 'Text').polymorphic).toBe('as');
    expect(find(units, 'Stack').polymorphic).toBe('component');
    expect(find(units, 'Plain')).not.toHaveProperty('polymorphic');
  });

  it('has a type for that prop that the page explains', () => {
    const text = find(units, 'Text');
    expect(typesOf(text)).toMatchObject({ as: 'E' });
    expect(text.generics).toEqual([{ name: 'E', constraint: { text: 'ElementType' }, default: "'p'" }]);
    expect(typesOf(find(units, 'Stack'))).toMatchObject({ component: 'ElementType' });
  });
});

describe('a class component', () => {
  it('has props of a type with any name', () => {
    const units = read(`
interface ToneProps {
  /** The tone. @default 'soft' */
  tone?: 'soft' | 'hard';
}
export declare class Tone extends React.Component<ToneProps> {}
declare class Base<P> extends React.Component<P & { base: string }, { state: number }> {}
export declare class Derived extends Base<{ own?: number }> { constructor(); }
export declare class Pure extends React.PureComponent<{ readonly pure: boolean }> {}`);
    expect(find(units, 'Tone').props).toMatchObject([
      { name: 'tone', type: { text: "'soft' | 'hard'" }, default: "'soft'", description: 'The tone.' },
    ]);
    expect(typesOf(find(units, 'Derived'))).toEqual({ base: 'string', own: 'number' });
    expect(find(units, 'Pure').props).toMatchObject([{ name: 'pure', required: true }]);
  });
});

describe('the parts of a component', () => {
  const item = `
export interface MenuItemProps {
  /** Its text. */
  text: string;
}`;

  it.each([
    [
      'a callable with properties',
      `export declare const Menu: {
  (props: { open: boolean }): React.JSX.Element;
  /** One line. */
  Item: (props: MenuItemProps) => React.JSX.Element;
};`,
    ],
    [
      'Object.assign',
      `declare const Item: React.FC<MenuItemProps>;
export declare const Menu: ((props: { open: boolean }) => React.JSX.Element) & { Item: typeof Item };`,
    ],
    [
      'a merged namespace',
      `export declare function Menu(props: { open: boolean }): React.JSX.Element;
export declare namespace Menu { var Item: (props: MenuItemProps) => React.JSX.Element; }`,
    ],
    [
      'a static property of a class',
      `declare function Item(props: MenuItemProps): React.JSX.Element;
export declare class Menu extends React.Component<{ open: boolean }> { static Item: typeof Item; }`,
    ],
  ])('have pages, and the component names them: %s', (_, declarations) => {
    const units = read(item + declarations);
    const part = find(units, 'Menu.Item');
    expect(find(units, 'Menu')).toMatchObject({
      props: [{ name: 'open' }],
      parts: [{ name: 'Menu.Item', target: { pathname: '/tiny/api/menu-item' } }],
    });
    expect(part).toMatchObject({
      pathname: '/tiny/api/menu-item',
      imports: ["import { Menu } from '@tiny/ui';"],
      props: [{ name: 'text', required: true, description: 'Its text.' }],
    });
  });

  it('are on their own page, if the package also exports them', () => {
    const units = read(`${item}
export declare function MenuItem(props: MenuItemProps): React.JSX.Element;
export declare function Option(props: { value: string }): React.JSX.Element;
export declare const Menu: {
  (props: { open: boolean }): React.JSX.Element;
  Item: (props: MenuItemProps) => React.JSX.Element;
  Choice: typeof Option;
};`);
    expect(units.map(({ name }) => name)).toEqual(['Menu', 'MenuItem', 'Option']);
    expect(find(units, 'Menu').parts).toEqual([
      { name: 'Menu.Item', target: { pathname: '/tiny/api/menu-item' } },
      { name: 'Menu.Choice', target: { pathname: '/tiny/api/option' } },
    ]);
  });

  it('have a page beside data of the same name', () => {
    const units = read(`
export interface MenuItem { text: string }
export declare const Menu: {
  (props: { items: MenuItem[] }): React.JSX.Element;
  Item: (props: { item: MenuItem }) => React.JSX.Element;
};`);
    expect(units.map(({ name }) => name)).toEqual(['Menu', 'Menu.Item']);
  });

  it('are named without a page, if the family excludes them', () => {
    const declarations = `${item}
export declare const Menu: {
  (props: { open: boolean }): React.JSX.Element;
  Item: (props: MenuItemProps) => React.JSX.Element;
};`;
    const units = read(declarations, {}, ['Menu.Item']);
    expect(units.map(({ name }) => name)).toEqual(['Menu']);
    expect(find(units, 'Menu').parts).toEqual([{ name: 'Menu.Item' }]);
  });

  it('end, if one leads back to the whole or to itself', () => {
    const units = read(`
interface Part { (props: { text: string }): React.JSX.Element; Whole: typeof Menu; Self: Part; Twin: Twin; Deep: Wrapped<1>; }
interface Twin { (props: { twin: true }): React.JSX.Element; Back: Part; }
interface Wrapped<N> { (props: { depth: N }): React.JSX.Element; Deep: Wrapped<[N]>; }
export declare const Menu: { (props: { open: boolean }): React.JSX.Element; Item: Part };`);
    expect(units.map(({ name }) => name)).toEqual([
      'Menu',
      'Menu.Item',
      'Menu.Item.Deep',
      'Menu.Item.Deep.Deep',
      'Menu.Item.Twin',
    ]);
  });

  it('are components only, and not those of React', () => {
    const units = read(`
export declare const Menu: {
  (props: { open: boolean }): React.JSX.Element;
  Version: string;
  Sizes: { small: number };
  Context: React.Context<{ depth: number }>;
  create: (props: { text: string }) => React.JSX.Element;
};`);
    expect(units.map(({ name }) => name)).toEqual(['Menu', 'Menu.Context']);
  });
});
