import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractApi } from './api/extractApi';
import { createTinyWorkspace, plainSource } from './api/golden/tinyFamily';
import { bundleIslands } from './islands/bundleIslands';
import { createPackageFiles } from './packageFiles';
import { writeText } from './pageData/generatedFiles';
import { createStore } from './store';
import type { SourceUnit } from './typecheck/SourceUnit';
import { toProblems } from './typecheck/findingProblems';
import { COMPILER, runCompiler, SHEETS, writeProgram } from './typecheck/runCompiler';
import { PUBLIC } from './workspace';

/** A library in the same workspace as the project, as each part of a build reads it. */

/** The compiler, the bundler and Node take seconds on a busy machine. */
jest.setTimeout(120_000);

const PROJECT = process.cwd();
const DEMO = 'data/Demo.tsx';

let workspace: string;

beforeEach(() => {
  workspace = createTinyWorkspace();
  process.chdir(join(workspace, 'docs'));
  writeText(
    'tsconfig.json',
    '{ "compilerOptions": { "jsx": "react-jsx", "strict": true, "module": "esnext", "moduleResolution": "bundler", "skipLibCheck": true } }',
  );
  writeText(
    DEMO,
    `import { Panel } from '@tiny/ui';
import { useState } from 'react';
export default function Demo() {
  const [text] = useState('of the demo');
  return <Panel tone="hard">{text}</Panel>;
}
`,
  );
});
afterEach(() => {
  process.chdir(PROJECT);
  rmSync(workspace, { recursive: true, force: true });
});

/** Replaces a text in a file of the workspace. */
function edit(path: string, text: string, other: string): void {
  const file = join(workspace, path);
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(text);
  writeFileSync(file, before.replace(text, other));
}

it('has the attributes of its components that files beside them list, as they are written', () => {
  const root = process.cwd();
  const folder = join(workspace, 'packages/ui/src');
  writeText(join(folder, 'PanelDataAttributes.ts'), "export enum Names { open = 'data-open' }");
  writeText(join(folder, 'PanelDataAttributes.d.ts'), "export declare const built = 'data-built';");
  process.chdir(PROJECT);
  const { units } = extractApi([plainSource], root, createStore(join(root, 'cache')));
  expect(units).toMatchObject([{ name: 'Panel', dataAttributes: [{ name: 'data-open' }] }]);
});

it('has pages of the API reference, which follow an edit of it', () => {
  const root = process.cwd();
  const extract = () => extractApi([plainSource], root, createStore(join(root, 'cache')));
  process.chdir(PROJECT);
  const { units, problems } = extract();
  expect(problems).toEqual([]);
  expect(units).toMatchObject([
    {
      name: 'Panel',
      version: '1.2.3',
      description: 'A surface.',
      imports: ["import { Panel } from '@tiny/ui';"],
      declaredIn: 'src/Panel.tsx',
      props: [
        { name: 'children', type: { text: 'ReactNode' }, required: true },
        { name: 'tone', type: { text: "'soft' | 'hard'" }, default: "'soft'" },
      ],
    },
  ]);
  edit('packages/ui/src/Panel.tsx', 'A surface.', 'A board.');
  edit('packages/ui/src/tones.ts', "'hard'", "'loud'");
  expect(extract().units).toMatchObject([
    { description: 'A board.', props: [{}, { type: { text: "'soft' | 'loud'" } }] },
  ]);
});

it('is read with what only its own settings know', () => {
  const root = process.cwd();
  const folder = join(workspace, 'packages/ui');
  edit(
    'packages/ui/src/Panel.tsx',
    'import',
    "import untyped from 'untyped';\nimport paint from './paint.glsl';\nimport { randomUUID } from 'node:crypto';\nimport type { Deep } from '~/deep';\nimport",
  );
  edit('packages/ui/src/Panel.tsx', 'export function', 'export const deep: Deep = 1;\nexport function');
  writeText(join(folder, 'src/env.d.ts'), "declare module 'untyped';\ndeclare module '*.glsl';");
  writeText(join(folder, 'src/deep.ts'), 'export type Deep = number;');
  writeText(
    join(folder, 'tsconfig.json'),
    '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
  );
  writeText(join(folder, 'tsconfig.app.json'), '{ "compilerOptions": { "paths": { "~/*": ["./src/*"] } } }');
  process.chdir(PROJECT);
  const { units, problems } = extractApi([plainSource], root, createStore(join(root, 'cache')));
  expect(problems).toEqual([]);
  expect(units.map(({ name }) => name)).toEqual(['Panel']);
});

it('is bundled from its sources, with the React of the project', async () => {
  writeText('src/islands/loader.ts', 'export const startIslands = () => undefined;');
  writeText('demos.ts', `export { default as Demo } from './${DEMO}';`);
  const bundled = await bundleIslands({}, new Map([['demo', 'demos.ts']]));
  const { files = [], sheets } = bundled.get('demo') ?? {};
  const code = files.map((file) => readFileSync(PUBLIC.folder + file, 'utf8')).join('\n');
  const texts = ['of the demo', 'deep', 'react.transitional.element', 'another React'];
  expect(texts.map((text) => code.includes(text))).toEqual([true, true, true, false]);
  expect(sheets).toEqual(['../packages/ui/src/panel.module.css']);
});

it('names modules that no package has which it needs', () => {
  const root = process.cwd();
  writeText(join(workspace, 'shared/tones.ts'), "export type Tone = 'soft' | 'hard';");
  writeText(
    join(workspace, 'packages/ui/src/tones.ts'),
    "export type { Tone } from '../../../shared/tones';",
  );
  process.chdir(PROJECT);
  const { units, problems } = extractApi([plainSource], root, createStore(join(root, 'cache')));
  expect(units.map(({ name }) => name)).toEqual(['Panel']);
  expect(problems).toMatchObject([{ file: '../shared/tones.ts', code: 'outside-package', warning: true }]);
});

/** Lets modules of the library name each other from a base folder, without `paths`. */
function useBaseFolder(): void {
  edit('packages/ui/tsconfig.json', '"paths": { "~/*": ["./src/*"] }', '"baseUrl": "src"');
  edit('packages/ui/src/index.ts', '~/', '');
  edit('packages/ui/src/Panel.tsx', '~/panel', 'panel');
  edit('packages/ui/src/Panel.tsx', '~/tones', 'tones');
}

it('has pages, and is bundled, if its modules name each other from a base folder', async () => {
  useBaseFolder();
  const root = process.cwd();
  writeText('src/islands/loader.ts', 'export const startIslands = () => undefined;');
  writeText('demos.ts', `export { default as Demo } from './${DEMO}';`);
  expect((await bundleIslands({}, new Map([['demo', 'demos.ts']]))).get('demo')?.files).toHaveLength(1);
  process.chdir(PROJECT);
  // Not in the place of the package.
  writeText(join(workspace, 'packages/ui/src/react.ts'), 'export const useState = 1;');
  const { units, problems } = extractApi([plainSource], root, createStore(join(root, 'cache')));
  expect(problems).toEqual([]);
  expect(units).toMatchObject([{ props: [{}, { type: { text: "'soft' | 'hard'" } }] }]);
});

describe('in Node', () => {
  /** Draws the demo in a process of its own, as a build does; Jest has a loader of its own. */
  const draw = () => {
    const program = [
      `import { createElement } from 'react';`,
      `import { renderToString } from 'react-dom/server';`,
      `import { loadFamilyModule } from ${JSON.stringify(`${PROJECT}/src/content/demos/familyModule.ts`)};`,
      `void loadFamilyModule('${DEMO}').then(`,
      `  ({ default: Demo }) => console.log(renderToString(createElement(Demo))),`,
      `  ({ message }) => console.log('Error: ' + message),`,
      `);`,
    ];
    writeText('draw.mts', program.join('\n'));
    // As the shell itself, whose modules are not asked for.
    writeText('package.json', '{ "name": "docs-shell" }');
    const loader = `${PROJECT}/node_modules/tsx/dist/loader.mjs`;
    return execFileSync(process.execPath, ['--import', loader, 'draw.mts'], { encoding: 'utf8' }).trim();
  };

  it.each([
    ['', () => undefined],
    [' that name each other from a base folder', useBaseFolder],
  ])('is drawn from its sources%s, with the React of the project', (_, change) => {
    change();
    expect(draw()).toMatch(
      /^<p class="\w+_root" title="hard">kept<!-- --> <!-- -->deep<!-- --> <!-- -->of the demo<\/p>$/,
    );
  });

  it('is named with its place, if a module of it cannot be read', () => {
    edit('packages/ui/src/Panel.tsx', 'return <p', 'return <p <');
    expect(draw()).toMatch(/^Error: \.\.\/packages\/ui\/src\/Panel\.tsx:15:24: /);
  });
});

it('has the types of its sources, and its own faults are none of the demo', async () => {
  // Files of the shell are in the project, or in its package.
  writeText(SHEETS, "declare module '*.css';");
  writeText(COMPILER, readFileSync(join(PROJECT, COMPILER), 'utf8'));
  const check = async () => {
    const unit: SourceUnit = { path: DEMO, code: '', file: DEMO, offset: 0, kind: 'demo' };
    const config = writeProgram('test', [DEMO], undefined, ['@tiny/ui', 'react']);
    return toProblems((await runCompiler([config])).flat(), [unit]).map(
      ({ line, message }) => `${line} ${message}`,
    );
  };
  edit('packages/ui/src/index.ts', 'export', 'export const wrong: string = 1;\nexport');
  expect(await check()).toEqual([]);
  edit('packages/ui/src/tones.ts', "'hard'", "'loud'");
  expect(await check()).toEqual([`5 Type '"hard"' is not assignable to type 'Tone | undefined'.`]);
});

it.each([
  ['a module', 'packages/ui/src/tones.ts', "'hard'", true],
  ['its settings', 'packages/ui/tsconfig.json', './src', true],
  ['the settings that these extend', 'tsconfig.base.json', 'react-jsx', true],
  ['a package that it needs', 'packages/tokens/src/index.ts', 'deep', true],
  ['the project', 'docs/data/Demo.tsx', 'hard', false],
])('changes kept results with %s', (_, file, text, isOther) => {
  const hash = () => createPackageFiles(process.cwd(), 'packages.json').hash(['@tiny/ui'], 'types');
  const before = hash();
  edit(file, text, `${text} `);
  expect(hash() !== before).toBe(isOther);
});
