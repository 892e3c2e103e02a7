import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiSource } from '../../model/api/ApiSource';
import type { ApiUnit } from '../../model/api/ApiUnit';
import { formatProblem } from '../../model/Problem';
import { createStore } from '../store';
import { extractApi } from './extractApi';
import { createTinyProject, plainSource, tinyFiles, tinySource, writeTiny } from './golden/tinyFamily';

/**
 * Tests the extractor on a small product family. One long file, because each case is a row of data about the
 * same package.
 */

/** Each test starts the compiler, which takes a second on an idle machine. */
jest.setTimeout(120_000);

const projects: string[] = [];

function createProject(changes: Readonly<Record<string, string>> = {}): string {
  const root = createTinyProject(changes);
  projects.push(root);
  return root;
}

function extract(root: string, source: Partial<ApiSource> = {}) {
  return extractApi([{ ...tinySource, ...source }], root, createStore(join(root, 'cache')));
}

function findUnit(units: readonly ApiUnit[], name: string): ApiUnit {
  const unit = units.find((candidate) => candidate.name === name);
  if (!unit) throw new Error(`no ${name} in ${units.map((other) => other.name).join(', ')}`);
  return unit;
}

afterAll(() => {
  for (const root of projects) rmSync(root, { recursive: true, force: true });
});

describe('the units of another family', () => {
  const { units, problems } = extract(createProject());

  it('are all that the package exports, without its exceptions', () => {
    expect(problems).toEqual([]);
    expect(units.map(({ kind, pathname }) => [kind, pathname])).toEqual([
      ['component', '/tiny/api/door'],
      ['component', '/tiny/api/panel'],
      ['interface', '/tiny/api/row'],
      ['hook', '/tiny/api/use-width'],
    ]);
  });

  it('describe a component and its import', () => {
    expect(findUnit(units, 'Door')).toMatchObject({
      description: 'A way in.',
      version: '1.2.3',
      imports: ["import { Door } from '@tiny/ui';", "import Door from '@tiny/ui/Door';"],
      themeName: 'TinyDoor',
      ref: { element: 'HTMLDivElement' },
      native: { attributes: 'HTMLAttributes', element: 'HTMLElement' },
    });
    expect(findUnit(units, 'Panel')).not.toHaveProperty('themeName');
    expect(findUnit(units, 'Panel')).not.toHaveProperty('ref');
  });

  it('separate own props from inherited and native ones', () => {
    const door = findUnit(units, 'Door');
    expect(door.props.map(({ name }) => name)).toEqual(['children', 'onOpen', 'size', 'slotProps', 'slots']);
    expect(door.inherited).toMatchObject([
      {
        owner: 'Panel',
        target: { pathname: '/tiny/api/panel' },
        props: [{ name: 'depth' }, { name: 'elevation' }],
      },
    ]);
    expect(door.native).toEqual({ attributes: 'HTMLAttributes', element: 'HTMLElement' });
  });

  it('describe each prop', () => {
    const [children, onOpen, size, slotProps] = findUnit(units, 'Door').props;
    expect(children).toEqual({
      name: 'children',
      type: { text: 'ReactNode' },
      required: true,
      description: 'Its content.',
      declaredBy: 'DoorProps',
    });
    expect(onOpen?.signature).toEqual({
      text: '(event: Event) => boolean',
      arguments: [{ name: 'event', type: { text: 'Event' }, description: 'What opened it.' }],
      returns: { type: { text: 'boolean' }, description: 'Whether it may.' },
    });
    expect(size?.type).toEqual({ text: "'small' | 'large' | null" });
    expect(slotProps?.type.links).toEqual({ PanelProps: { pathname: '/tiny/api/panel', anchor: 'props' } });
    expect(findUnit(units, 'Panel').props).toMatchObject([
      { name: 'depth', deprecated: { reason: 'Use `elevation` instead.', replacements: ['elevation'] } },
      { name: 'elevation', default: '1', description: 'How far it stands out.' },
    ]);
  });

  it('leave out what the package calls internal or unstable', () => {
    expect(findUnit(units, 'Panel').props.map(({ name }) => name)).toEqual(['depth', 'elevation']);
    expect(findUnit(units, 'Door').classes.map(({ key }) => key)).toEqual(['handle', 'open', 'root']);
  });

  it('list slots and classes by the names in the settings of the family', () => {
    const { slots, classes } = findUnit(units, 'Door');
    expect(slots).toEqual([
      {
        name: 'handle',
        description: 'The handle.',
        default: 'Knob',
        type: { text: 'ElementType' },
        propsType: {
          text: 'PanelProps',
          links: { PanelProps: { pathname: '/tiny/api/panel', anchor: 'props' } },
        },
        className: 'T-Door-handle',
      },
    ]);
    expect(classes).toEqual([
      { key: 'handle', className: 'T-Door-handle', description: '' },
      { key: 'open', className: 'is-open', isState: true, description: 'While open.' },
      { key: 'root', className: 'T-Door-root', description: 'The root.' },
    ]);
  });

  it('describe the call of a hook and the members of an interface', () => {
    expect(findUnit(units, 'useWidth')).toMatchObject({
      signatures: [
        {
          text: '(options?: UseWidthOptions) => number',
          arguments: [{ name: 'options', optional: true, description: 'How it is measured.' }],
          returns: { type: { text: 'number' }, description: 'The width.' },
        },
      ],
      props: [{ name: 'round', default: 'false' }],
    });
    expect(findUnit(units, 'Row')).toMatchObject({
      description: 'One line of a `Table`.',
      imports: ["import type { Row } from '@tiny/ui';"],
      generics: [{ name: 'T' }],
      props: [{ name: 'id', required: true }, { name: 'panel' }],
    });
  });
});

it.each([
  ['by name', "export type { Door } from './Door'"],
  ['with all others of their module', "export type * from './Door'"],
  ['as the default of their module', "export type { default as Door } from './Door'"],
])('leaves out components that are exported only as types, %s', (_, line) => {
  const { units } = extract(
    createProject({
      'index.d.ts': `${line};\nexport { Hinge, type Wall } from './parts';`,
      'parts.d.ts':
        'export interface Hinge { side: 1 } export declare function Hinge(props: { a: 1 }): null; export declare class Wall { render(): null; props: { a: 1 } }',
      'Door/index.d.ts':
        'declare function Door(props: { a: 1 }): null; export { Door, Door as default }; export type DoorProps = 1;',
      ...Object.fromEntries(['Panel', 'useWidth', 'theme'].map((name) => [`${name}/index.d.ts`, ''])),
      'package.json':
        '{ "name": "@tiny/ui", "version": "1.2.3", "exports": { ".": { "types": "./index.d.ts" } } }',
    }),
    { interfaces: [], noPage: [] },
  );
  expect(units.map(({ name }) => name)).toEqual(['Hinge']);
});

it('marks the optional props that the family calls common, of components only', () => {
  const { units } = extract(createProject(), { commonProps: ['children', 'size', 'id', 'round'] });
  const marked = units.flatMap(({ name, props }) =>
    props.filter(({ isCommon }) => isCommon).map((prop) => `${name}.${prop.name}`),
  );
  expect(marked).toEqual(['Door.size']);
});

describe('a package about which its family says only the name', () => {
  const packageJson = (fields: object) => ({
    'package.json': JSON.stringify({ name: '@tiny/ui', version: '1.2.3', types: './index.d.ts', ...fields }),
  });
  const namesOf = (root: string, source: Partial<ApiSource> = {}) => {
    const { units, problems } = extractApi(
      [{ ...plainSource, ...source }],
      root,
      createStore(join(root, 'cache')),
    );
    expect(problems.map(({ code }) => code)).toEqual([]);
    return units.map(({ name, imports }) => `${name} ${imports.at(-1)}`);
  };

  it('has a page for each component and hook, and no class names', () => {
    const root = createProject();
    const { units, problems } = extractApi([plainSource], root, createStore(join(root, 'cache')));
    expect(problems).toEqual([]);
    expect(units.map(({ name }) => name)).toEqual(['Door', 'Hinge', 'Panel', 'useWidth']);
    expect(findUnit(units, 'Door')).toMatchObject({ classes: [], slots: [{ name: 'handle' }] });
  });

  it.each<[string, object, Partial<ApiSource>, readonly string[]]>([
    [
      'what exports lists, without modules for other packages',
      {
        exports: {
          './door': { types: './Door/index.d.ts' },
          './internals/panel': { types: './Panel/index.d.ts' },
          './package.json': './package.json',
        },
      },
      {},
      ["Door import Door from '@tiny/ui/door';"],
    ],
    [
      'what a star in exports stands for',
      { exports: { './*': { import: { types: './*/index.d.ts' } }, './Panel': null, './theme': null } },
      {},
      ["Door import Door from '@tiny/ui/Door';", "useWidth import useWidth from '@tiny/ui/useWidth';"],
    ],
    [
      'the modules that the family names',
      {},
      { entryPoints: ['./useWidth'] },
      ["useWidth import useWidth from '@tiny/ui/useWidth';"],
    ],
  ])('documents %s', (_, manifest, source, expected) => {
    expect(namesOf(createProject(packageJson(manifest)), source)).toEqual(expected);
  });
});

describe('texts of a package in its own form', () => {
  const door = tinyFiles['Door/index.d.ts'] ?? '';
  const propOf = (unit: ApiUnit, name: string) => unit.props.find((prop) => prop.name === name);

  it.each([
    ['events', 'DOMAttributes<HTMLElement>', { attributes: 'DOMAttributes', element: 'HTMLElement' }],
    ['ARIA attributes', 'AriaAttributes', { attributes: 'AriaAttributes' }],
  ])('is a native element, if only React’s %s are used', (_, type, native) => {
    const { units, problems } = extract(
      createProject({
        'Panel/index.d.ts': `import * as React from 'react'; export declare const panelClasses: { root: string }; export type PanelProps = { depth?: number } & React.${type}; export default function Panel(props: PanelProps): React.JSX.Element;`,
      }),
    );
    expect(problems).toEqual([]);
    expect(findUnit(units, 'Panel').native).toEqual(native);
  });

  it('is the default of a prop that a constant beside the component holds, ahead of a comment', () => {
    const { units } = extract(
      createProject({
        'Door/index.d.ts': `${door.replace(
          'size?: Size',
          "/** @default 'small' */\n  size?: Size",
        )}\nexport declare const own: { readonly size: 'large'; readonly slots: object };`,
      }),
      { defaultsConstant: 'own' },
    );
    expect(propOf(findUnit(units, 'Door'), 'size')?.default).toBe("'large'");
    expect(propOf(findUnit(units, 'Door'), 'slots')).not.toHaveProperty('default');
  });

  it('is a line with two stars', () => {
    const { units } = extract(
      createProject({
        'Door/index.d.ts': door.replace(
          'size?: Size',
          '/**\n   * How *large* it is.\n   * * @default Zoom\n   * * @deprecated Use *less*\n   */\n  size?: Size',
        ),
      }),
    );
    expect(propOf(findUnit(units, 'Door'), 'size')).toMatchObject({
      description: 'How *large* it is.',
      default: 'Zoom',
      deprecated: { reason: 'Use *less*' },
    });
  });

  it('is the import from a module first, of whatever name, if guides import from modules', () => {
    const { units, problems } = extract(
      createProject({
        'index.d.ts': `${tinyFiles['index.d.ts']}\nexport * from './styles';`,
        'styles/index.d.ts': 'export declare function useTint(): string;',
      }),
      { importsModules: true },
    );
    expect(problems).toEqual([]);
    const importsOf = (name: string) => findUnit(units, name).imports;
    expect(importsOf('Door')).toEqual([
      "import Door from '@tiny/ui/Door';",
      "import { Door } from '@tiny/ui';",
    ]);
    expect(importsOf('useTint')).toEqual([
      "import { useTint } from '@tiny/ui/styles';",
      "import { useTint } from '@tiny/ui';",
    ]);
    expect(importsOf('Row')).toEqual(["import type { Row } from '@tiny/ui';"]);
  });

  it('is a prop without a row, of all units or of one', () => {
    const { units, problems } = extract(createProject(), { internal: ['owner', 'Door.elevation'] });
    expect(problems).toEqual([]);
    const listNames = ({ props, inherited }: ApiUnit) =>
      [...props, ...inherited.flatMap((group) => group.props)].map(({ name }) => name);
    expect(listNames(findUnit(units, 'Door'))).not.toContain('elevation');
    expect(listNames(findUnit(units, 'Panel'))).toContain('elevation');
  });

  it('is a theme name only if its code reads it', () => {
    const theme = { module: '@tiny/ui/theme', type: 'Names', prefix: 'Tiny', readBy: ['useNamed'] };
    const withCode = (code: string) => extract(createProject({ 'Door/index.js': code }), { theme });
    const { units } = withCode("(0, _theme.useNamed)({\n  props,\n  name: 'TinyDoor'\n});");
    expect(findUnit(units, 'Door').themeName).toBe('TinyDoor');
    const others = withCode("useNamed({ props, name: 'TinyWall' }); styled({ name: 'TinyDoor' });");
    expect(findUnit(others.units, 'Door')).not.toHaveProperty('themeName');
    expect(withCode("styled({ name: 'TinyDoor' })").problems.map(formatProblem)).toEqual([
      expect.stringContaining('no code calls useNamed (correct readBy of the theme)'),
    ]);
  });
});

it('reads theme names in TypeScript, if the package is read as it is written', () => {
  const exports = { '.': './index.ts', './theme': './theme/index.d.ts' };
  const { units } = extract(
    createProject({
      'package.json': JSON.stringify({ name: '@tiny/ui', version: '1.2.3', exports }),
      'index.ts': `${tinyFiles['index.d.ts']}\nuseNamed<Props>({ props, name: 'TinyDoor' });`,
      'Door/index.js': "useNamed({ name: 'TinyWall' });",
    }),
    { theme: { module: '@tiny/ui/theme', type: 'Names', prefix: 'Tiny', readBy: ['useNamed'] } },
  );
  expect(findUnit(units, 'Door').themeName).toBe('TinyDoor');
});

describe('the cache', () => {
  const changed = { 'Row.d.ts': 'export interface Row { other: number }' };
  const names = (root: string) =>
    extract(root)
      .units.find(({ name }) => name === 'Row')
      ?.props.map(({ name }) => name);

  /** Lists the entries with the times of their writing. */
  const listEntries = (root: string) =>
    readdirSync(join(root, 'cache')).map((name) => [name, statSync(join(root, 'cache', name)).mtimeMs]);

  it('is used while the files are the same', () => {
    const root = createProject();
    const first = extract(root);
    const entries = listEntries(root);
    expect(extract(root)).toEqual(first);
    expect(listEntries(root)).toEqual(entries);
  });

  it('is discarded after a change of a declaration, also if the version stays', () => {
    const root = createProject();
    extract(root);
    writeTiny(root, changed);
    expect(names(root)).toEqual(['other']);
  });

  it('is discarded after a change of its code, in which names are looked up', () => {
    const code = (name: string) => ({ 'Door/index.js': `useNamed({ name: '${name}' });` });
    const theme = { module: '@tiny/ui/theme', type: 'Names', prefix: 'Tiny', readBy: ['useNamed'] };
    const root = createProject(code('TinyDoor'));
    const themeName = () => findUnit(extract(root, { theme }).units, 'Door').themeName;
    expect(themeName()).toBe('TinyDoor');
    writeTiny(root, code('TinyWall'));
    expect(themeName()).toBeUndefined();
  });

  it('is discarded after a change of the source', () => {
    const root = createProject();
    extract(root);
    extract(root, { linkOrigin: 'https://other.example' });
    expect(listEntries(root)).toHaveLength(2);
  });

  it('stores nothing if there is a problem', () => {
    const root = createProject({ 'theme/index.d.ts': 'export interface Names {}' });
    expect(extract(root).problems).toHaveLength(1);
    expect(existsSync(join(root, 'cache'))).toBe(false);
  });
});

describe('bad input', () => {
  const door = tinyFiles['Door/index.d.ts'] ?? '';
  const ui = 'node_modules/@tiny/ui';
  const own = 'data/products/tiny/apiSource.ts:1:1';
  /** Without the props of native elements, whose reading takes most of the time. */
  const plain = {
    'Panel/index.d.ts': (tinyFiles['Panel/index.d.ts'] ?? '').replace(/ & Omit<.*>;/, ';'),
  };

  it.each<[string, Partial<ApiSource>, Readonly<Record<string, string>>, string]>([
    [
      'a package that is missing',
      { packageName: '@tiny/gone' },
      {},
      `${own} missing-package the package @tiny/gone is not installed (install it, or correct packageName)`,
    ],
    [
      'an entry point without types',
      { entryPoints: ['.', './Wall'] },
      {},
      `${own} missing-package the package @tiny/ui has no types at its entry point "./Wall" (correct entryPoints)`,
    ],
    [
      'a package that exports nothing',
      { interfaces: [], noPage: [] },
      {
        'index.d.ts': 'export {};',
        'Door/index.d.ts': '',
        'Panel/index.d.ts': '',
        'useWidth/index.d.ts': '',
      },
      `${own} empty-api @tiny/ui: no component, hook, function or interface found`,
    ],
    [
      'an import that cannot be resolved',
      {},
      { 'Door/index.d.ts': door.replace("'../Panel'", "'@tiny/panel'") },
      `${ui}/Door/index.d.ts:3:15 unreadable-type @tiny/ui: cannot find the module "@tiny/panel"`,
    ],
    [
      'a name that its file no longer exports',
      {},
      { 'Door/index.d.ts': door.replaceAll('PanelProps', 'SheetProps') },
      `${ui}/Door/index.d.ts:3:15 unreadable-type @tiny/ui: cannot resolve "SheetProps"`,
    ],
    [
      'a missing base interface',
      {},
      { 'Door/index.d.ts': door.replace('extends PanelProps', 'extends Missing') },
      `${ui}/Door/index.d.ts:19:36 unreadable-type @tiny/ui: cannot resolve "Missing"`,
    ],
    [
      'a missing prop type',
      {},
      { 'Door/index.d.ts': door.replace('size?: Size', 'size?: Missing') },
      `${ui}/Door/index.d.ts:22:3 unreadable-type @tiny/ui: cannot resolve the type "Missing | null" of "Door.size"`,
    ],
    [
      'a removed interface',
      { interfaces: ['Rows'] },
      {},
      `${own} unknown-api-symbol @tiny/ui: the interface "Rows" is not exported (did you mean Row?)`,
    ],
    [
      'an interface that has become empty',
      {},
      { 'Row.d.ts': 'export interface Row {}' },
      `${ui}/Row.d.ts:1:1 empty-api-unit @tiny/ui: "Row" has nothing to document`,
    ],
    [
      'classes that have become empty',
      {},
      { 'Door/index.d.ts': door.replace(/DoorClasses \{[^}]*\}/, 'DoorClasses {}') },
      `${ui}/Door/index.d.ts:9:1 empty-api-unit @tiny/ui: the classes of "Door" have no keys`,
    ],
    [
      'a component without props that is not an exception',
      { noPage: [] },
      {
        'index.d.ts': 'export declare function Hinge(): null;',
        'theme/index.d.ts': 'export interface Names { a: 1 }',
      },
      `${ui}/index.d.ts:1:1 empty-api-unit @tiny/ui: "Hinge" has nothing to document`,
    ],
    [
      'an exception that is no longer needed',
      { noPage: [{ reason: '', names: ['Hinge', 'Knob'] }] },
      {},
      `${own} stale-api-exception @tiny/ui: no component or hook "Knob" is exported (remove it from noPage)`,
    ],
    [
      'an internal name that nothing has',
      { internal: ['testId'] },
      {},
      `${own} stale-api-exception @tiny/ui: no component or hook has "testId" (remove it from internal)`,
    ],
    [
      'badges of a name without a page',
      { badges: { Door: { legacy: true }, Knob: { plan: 'pro' } } },
      {},
      `${own} stale-api-exception @tiny/ui: nothing named "Knob" has a page (remove it from badges)`,
    ],
    [
      'a module that no longer exists',
      { noPageModules: [{ reason: '', names: ['internals'] }] },
      {},
      `${own} stale-api-exception @tiny/ui: there is no module "internals" (remove it from noPageModules)`,
    ],
    [
      'a name that has become available',
      { unavailable: [{ reason: '', names: ['Row'] }] },
      {},
      `${own} stale-api-exception @tiny/ui: "Row" is exported now (move it from unavailable to interfaces)`,
    ],
    [
      'classes without a component',
      {},
      { 'Row.d.ts': 'export interface Row { id: 1 } export declare const wallClasses: { root: string };' },
      `${own} stray-api-classes @tiny/ui: "wallClasses" does not belong to a component`,
    ],
    [
      'a name with two meanings',
      {},
      {
        'theme/index.d.ts':
          'export interface Names { a: 1 } export declare function Door(props: { a: 1 }): null;',
      },
      `${own} ambiguous-api-symbol @tiny/ui: "Door" has 2 meanings in @tiny/ui, @tiny/ui/Door, @tiny/ui/theme`,
    ],
    [
      'a part with the address of an interface',
      { interfaces: ['GateBell'] },
      {
        'Row.d.ts': `export interface GateBell { id: 1 }
export declare const Gate: { (props: { a: 1 }): null; Bell: (props: { loud: boolean }) => null };`,
      },
      `${own} ambiguous-api-symbol @tiny/ui: "GateBell" and "Gate.Bell" have the same address, /tiny/api/gate-bell`,
    ],
    [
      'a removed theme type',
      { theme: { module: '@tiny/ui/theme', type: 'Gone', prefix: '' } },
      {},
      `${own} unknown-api-symbol @tiny/ui: the type "Gone" of @tiny/ui/theme has no members`,
    ],
  ])('is reported with package, file and symbol: %s', (_, source, files, expected) => {
    const { problems } = extract(createProject({ ...plain, ...files }), source);
    expect(problems.map(formatProblem)).toEqual(expect.arrayContaining([expect.stringContaining(expected)]));
  });

  it.each([
    [
      'a module that is missing, whatever needs it',
      `import { Wood, Steel } from '@tiny/wood';
export interface WallProps extends Wood { a: Wood; b: Steel }
export declare function Wall(props: WallProps): null;`,
      '1:10 unreadable-type @tiny/ui: cannot find the module "@tiny/wood" (install',
    ],
    [
      'a name that modules export from each other',
      "export { Roof } from './ring';\nexport declare function Wall(props: { a: string }): null;",
      'cannot resolve "Roof" (the module that it is from does not declare it',
    ],
    [
      'a type that never ends',
      `type Longer<T extends unknown[]> = Longer<[...T, 1]>;
export declare function Wall(props: { a: string; b: Longer<[]> }): null;`,
      '2:50 unreadable-type @tiny/ui: cannot resolve the type "Longer<[]>" of "Wall.b" (it has no end',
    ],
    [
      'props that never end',
      `type Longer<T extends unknown[]> = Longer<[...T, 1]>;
export declare function Wall(props: Longer<[]>): null;`,
      '2:1 unreadable-type @tiny/ui: cannot resolve the type "Longer<[]>" of "Wall" (it has no end',
    ],
    [
      'a file with an error in its syntax',
      'export declare function Wall(props: { a: string }): null;\nexport declare functio Roof(): null;',
      '2:1 unreadable-type @tiny/ui: Declaration or statement expected. (correct the syntax)',
    ],
    [
      'a package of what has no page by itself',
      'export declare class Store { a: 1 }\nexport type Key = string;',
      'empty-api @tiny/ui: no component, hook, function or interface found (it exports Store, Key: list',
    ],
  ])('is one problem, with a hint: %s', (_, wall, expected) => {
    const root = createProject({
      'package.json': '{ "name": "@tiny/ui", "types": "./Wall.d.ts", "exports": { ".": "./Wall.d.ts" } }',
      'Wall.d.ts': wall,
      'ring.d.ts': "export { Roof } from './other';",
      'other.d.ts': "export { Roof } from './ring';",
    });
    const { problems } = extractApi([plainSource], root, createStore(join(root, 'cache')));
    expect(problems.map(formatProblem)).toEqual([expect.stringContaining(expected)]);
  });

  describe('in TypeScript as it is written', () => {
    const read = (code: string, files: Readonly<Record<string, string>> = {}) => {
      const manifest = {
        name: '@tiny/ui',
        version: '1.0.0',
        exports: { '.': './index.tsx', './*': './parts/*.tsx' },
      };
      const root = createProject({
        'package.json': JSON.stringify(manifest),
        'index.tsx': `export function Ok(props: { a: string }) { return <p>{props.a}</p>; }\n${code}`,
        ...files,
      });
      const { units, problems } = extractApi([plainSource], root, createStore(join(root, 'cache')));
      return { names: units.map(({ name }) => name), problems: problems.map(formatProblem) };
    };
    const GONE = 'cannot find the module "@tiny/gone" (';

    it.each([
      [
        'a component of a missing module',
        "import * as P from '@tiny/gone';\nexport const Door = P.Root;",
        GONE,
      ],
      [
        'a name that is written wrong',
        "import { Dor } from './door';\nexport const Door = Dor;",
        'cannot resolve "Dor"',
      ],
      [
        'props of a component of a missing module',
        `import * as P from '@tiny/gone';
export function Door(props: { a: string; root: P.RootProps; part: typeof P.Part }) { return null; }`,
        GONE,
      ],
      [
        'a type that is imported in its place',
        "export function Door(props: { a: string; tone: import('@tiny/gone').Tone }) { return null; }",
        GONE,
      ],
    ])('is one problem: %s', (_, code, expected) => {
      const { names, problems } = read(code, { 'door.ts': 'export const Door = () => null;' });
      expect(names).toContain('Ok');
      expect(problems).toEqual([expect.stringContaining(expected)]);
    });

    it('is nothing that the settings of the package know, nor what is beside its modules', () => {
      const { names, problems } = read(
        `export { default as styles } from './ok.module.css';
export { default as Logo } from './logo.svg?url';
export interface DoorProps extends App.Base { timer?: NodeJS.Timeout; a: string }
export function Door(props: DoorProps) { return null; }`,
        {
          'parts/row.tsx': 'export const Row = (props: { a: string }) => null;',
          'parts/row.stories.tsx': 'export const Primary = (props: { b: string }) => null;',
          'parts/row.test.tsx': 'export const Wrapper = (props: { b: string }) => null;',
        },
      );
      expect(problems).toEqual([]);
      expect(names).toEqual(['Door', 'Ok', 'Row']);
    });
  });

  it('is reported again by the next build, with all that could be read', () => {
    const root = createProject();
    for (const { units, problems } of [1, 2].map(() => extract(root, { interfaces: ['Gone', 'Row'] }))) {
      expect(problems.map(({ code }) => code)).toEqual(['unknown-api-symbol']);
      expect(units.map(({ name }) => name)).toEqual(['Door', 'Panel', 'Row', 'useWidth']);
    }
  });

  it('is reported for a package without types', () => {
    const root = createProject();
    rmSync(join(root, 'node_modules/@tiny/ui/index.d.ts'));
    expect(extract(root).problems.map(formatProblem)).toEqual([
      `${own} missing-package the package @tiny/ui has no type declarations (install a version with types, or name its modules with types in entryPoints)`,
    ]);
  });

  it('is reported all at once', () => {
    const root = createProject({ 'Row.d.ts': 'export interface Row {}' });
    const { problems } = extract(root, { noPage: [{ reason: '', names: ['Hinge', 'Knob'] }] });
    expect(problems.map(({ code }) => code)).toEqual(['stale-api-exception', 'empty-api-unit']);
  });
});

it('names a default export without a name of its own after its module', () => {
  const root = createProject({
    'package.json': JSON.stringify({
      name: '@tiny/ui',
      version: '1.2.3',
      exports: { './date-picker': { types: './date.d.ts' }, './use-day': { types: './day.d.ts' } },
    }),
    'date.d.ts':
      "import * as React from 'react';\ndeclare const _default: React.FC<{ day?: string }>;\nexport default _default;",
    'day.d.ts': 'export default function (): { day: number };',
  });
  const { units, problems } = extractApi([plainSource], root, createStore(join(root, 'cache')));
  expect(problems).toEqual([]);
  expect(units.map(({ name, kind, imports }) => [name, kind, imports[0]])).toEqual([
    ['DatePicker', 'component', "import DatePicker from '@tiny/ui/date-picker';"],
    ['useDay', 'hook', "import useDay from '@tiny/ui/use-day';"],
  ]);
});
