import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem } from '../../model/Problem';
import { createStore } from '../store';
import { extractApi } from './extractApi';
import { createTinyProject, plainSource } from './golden/tinyFamily';

/** Each package starts the compiler, which takes a second on an idle machine. */
jest.setTimeout(120_000);

const projects: string[] = [];
afterAll(() => {
  for (const root of projects) rmSync(root, { recursive: true, force: true });
});

/** Returns the defaults of all units of a package with these files, as `Door.size: 'large'`. */
function readDefaults(main: string, files: Readonly<Record<string, string>>): string[] {
  const manifest = { name: '@tiny/ui', version: '1.2.3', exports: { '.': { types: `./${main}` } } };
  const root = createTinyProject({ 'package.json': JSON.stringify(manifest), ...files });
  projects.push(root);
  const { units, problems } = extractApi([plainSource], root, createStore(join(root, 'cache')));
  expect(problems.map(formatProblem)).toEqual([]);
  return units.flatMap(({ name, props, inherited, returned }) =>
    [...props, ...inherited.flatMap((group) => group.props), ...returned].flatMap((prop) =>
      prop.default === undefined ? [] : [`${name}.${prop.name}: ${prop.default}`],
    ),
  );
}

const TYPES = `
export interface DoorProps {
  label: string;
  size?: 'small' | 'large';
  color?: string;
  depth?: number;
  wide?: boolean;
  /** @default 'said' */
  said?: string;
}`;

it('is not looked for in a folder with the name of a module', () => {
  const files = {
    'index.d.ts': `import * as React from 'react';\n${TYPES}\nexport declare function Door(props: DoorProps): React.JSX.Element;`,
    'index.js/part.js': '',
  };
  expect(readDefaults('index.d.ts', files)).toEqual(["Door.said: 'said'"]);
});

describe('a default in TypeScript as it is written', () => {
  const read = (code: string) =>
    readDefaults('index.tsx', {
      'index.tsx': `import * as React from 'react';\nimport { forwardRef, memo } from 'react';\n${TYPES}\n${code}`,
    });
  const TAKEN = "{ size = 'large', depth = -2, wide = false }";
  const EXPECTED = ['Door.depth: -2', "Door.size: 'large'", 'Door.wide: false'];

  it.each([
    ['a function', `export function Door(${TAKEN}: DoorProps) { return <p />; }`],
    ['a constant', `export const Door = (${TAKEN}: DoorProps) => <p />;`],
    [
      'a component with a ref',
      `export const Door = forwardRef<HTMLElement, DoorProps>((${TAKEN}, ref) => <p ref={ref as never} />);`,
    ],
    [
      'a component in several calls and names',
      `const Inner = React.forwardRef(function Door(${TAKEN}: DoorProps, ref) { return <p />; });
const Kept = memo(Inner) as typeof Inner;
export const Door = Object.assign(Kept, { label: 1 });`,
    ],
    [
      'the start of its body',
      `export const Door = memo((props: DoorProps) => {
  'use client';
  const ref = React.useRef(null);
  const ${TAKEN} = props;
  return <p />;
});`,
    ],
    ['a default export', `export default memo(function Door(${TAKEN}: DoorProps) { return <p />; });`],
  ])('is that of %s', (_, code) => {
    const defaults = read(code.replace('export default', 'export const Door ='));
    expect(defaults).toEqual([...EXPECTED.slice(0, 1), "Door.said: 'said'", ...EXPECTED.slice(1)]);
  });

  it('is that of the property, whatever its name is in the function', () => {
    expect(
      read(
        "export function Door({ size: color = 'small', 'color': size = 'red' }: DoorProps) { return <p />; }",
      ),
    ).toEqual(["Door.color: 'red'", "Door.said: 'said'", "Door.size: 'small'"]);
  });

  it('is only what is sure', () => {
    expect(
      read(`let other = 'red';
other = 'blue';
export function Door(props: DoorProps) {
  const { size = 'small' } = props;
  const { size: again = 'large', color = other, said = 'coded', label = 'required' } = props;
  const { depth = 1 } = { ...props };
  if (props.wide) return <p />;
  const { wide = true } = props;
  return <p />;
}
const wrap = (component: (props: { size?: 1 }) => React.ReactNode) => component;
export const Wall = wrap(({ size = 1 }) => <p />);`),
    ).toEqual(["Door.said: 'said'"]);
  });

  it('is not that of a name that the function gives another value', () => {
    expect(
      read(`const size = 'large' as const;
const wide = true;
export function Door({ size: own = 'small', color: size = own, depth = wide ? 1 : 2, wide: other = wide }: DoorProps) {
  return <p title={size}>{depth}{other}</p>;
}
export function Wall(props: DoorProps) {
  const wide = Boolean(props.depth);
  const { wide: other = wide } = props;
  return <p>{other}</p>;
}`),
    ).toEqual(["Door.said: 'said'", "Door.size: 'small'", 'Door.wide: true', "Wall.said: 'said'"]);
  });

  it.each<[string, string, Readonly<Record<string, string>>]>([
    [
      'constants of the module',
      `const SIZE = 'large' as const;
const own = { deep: 1 };
export function Door({ size = SIZE, depth = own.deep }: DoorProps) { return <p />; }`,
      {},
    ],
    [
      'constants of another module',
      `import { SIZE } from './values';
export function Door({ size = SIZE }: DoorProps) { return <p />; }`,
      {
        'values/index.ts': "export { LARGE as SIZE } from '../more.js';",
        'more.ts': "export const LARGE = 'large';",
      },
    ],
    [
      'the function of another module that is wrapped',
      "import { Inner } from './Inner';\nexport const Door = memo(Inner);",
      {
        'Inner.tsx': `import * as React from 'react';
import type { DoorProps } from './index';
import { SIZE } from './values';
export const Inner = ({ size = SIZE }: DoorProps) => <p />;`,
        'values.ts': "export const SIZE = 'large';",
      },
    ],
  ])('is found in %s', (_, code, files) => {
    expect(
      readDefaults('index.tsx', {
        'index.tsx': `import * as React from 'react';\nimport { memo } from 'react';\n${TYPES}\n${code}`,
        ...files,
      }),
    ).toEqual(["Door.said: 'said'", "Door.size: 'large'"]);
  });

  it('is that of the options of a hook, too, but not of what it returns', () => {
    expect(
      read(
        'export function useDoor(id: string, { wide = true }: { wide?: boolean } = {}): Pick<DoorProps, "wide" | "color"> { return { wide }; }',
      ),
    ).toEqual(['useDoor.wide: true']);
  });
});

describe('a default in the code of a built package', () => {
  const types = `import * as React from 'react';\n${TYPES}\nexport declare const Door: React.FC<DoorProps>;`;

  it.each<[string, Readonly<Record<string, string>>]>([
    ['beside the declaration', { 'index.js': "export const Door = ({ size = 'large' }) => null;" }],
    [
      'in the form of CommonJS',
      {
        'index.js': `exports.Door = void 0;
const Door = exports.Door = /*#__PURE__*/(0, _react.forwardRef)(function Door(_ref, ref) {
  let { size = "large" } = _ref, rest = omit(_ref, ["size"]);
});`,
      },
    ],
    [
      'under another name',
      {
        'index.mjs':
          "const Door = 1;\nvar Door$1 = memo2(({ size = 'large' }) => null); export { Door$1 as Door };",
      },
    ],
    [
      'in other modules, which its own one exports again',
      {
        'index.js': "export * from './wall.js';\nexport * from './doors.js';",
        'wall.js': '',
        'doors.js': "import { D } from './door.js';\nexport { D as Door };",
        'door.js': "export function D({ size = 'large' }) {}",
      },
    ],
    [
      'as the value of a constant of another module',
      {
        'index.js': "import { SIZE } from './size.mjs';\nexport const Door = ({ size = SIZE }) => null;",
        'size.mjs': "const SIZE = 'large';\nexport { SIZE };",
      },
    ],
    [
      'with exports that a bundler makes',
      { 'index.js': "var Door = ({ size = 'large' }) => null;\n__export(all, { Door: () => Door });" },
    ],
  ])('is found %s', (_, code) => {
    expect(readDefaults('index.d.ts', { 'index.d.ts': types, ...code })).toEqual([
      "Door.said: 'said'",
      "Door.size: 'large'",
    ]);
  });

  it.each([
    [
      'has another function of that name',
      "const Door = ({ size = 'large' }) => null;\nexport { Wall as Door };",
    ],
    ['is none', 'export const Door = make();'],
    [
      'changes what it names',
      "var size$1 = 'large';\nfunction set(size) { size$1 = size; }\nexport const Door = ({ size = size$1 }) => null;",
    ],
  ])('is left out, if the module %s', (_, code) => {
    expect(readDefaults('index.d.ts', { 'index.d.ts': types, 'index.js': code })).toEqual([
      "Door.said: 'said'",
    ]);
  });
});
