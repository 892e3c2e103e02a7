import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { listNamed, readClassNames, SheetReader } from './demoSheet';
import { listSheetsOf, readModules } from './familyModule';

/** Sheets that Sass compiles, from the file to the rules of a page. */

// What a sheet names is written to the public folder, which a build may be reading.
useTestFolder();

const MODULES = resolve('node_modules');

function write(file: string, text: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

async function read(file: string) {
  const reader = new SheetReader();
  const css = (await reader.read(file))?.css;
  const found = reader.problems.map(
    ({ file: at, line, column, code, message }) => `${at}:${line}:${column} ${code} ${message}`,
  );
  return { css, found };
}

beforeEach(() => {
  symlinkSync(MODULES, 'node_modules');
  write('parts/_mixins.scss', '@mixin wide($left) {\n  left: $left;\n  background: url(dot.svg);\n}\n');
  write('dot.svg', '<svg/>');
});

it('is compiled, with what it loads, and named like a sheet that is written as CSS', async () => {
  write('base.css', '.base { top: 0 }');
  const file = write(
    'a.module.scss',
    "@use './parts/mixins' as *;\n@import './base.css';\n.box {\n  &:hover { @include wide(1px + 2px); }\n  .inner & { right: 0 }\n}\n",
  );
  const { css = '', found } = await read(file);
  expect(found).toEqual([]);
  const names = readClassNames(file);
  expect(Object.keys(names).sort()).toEqual(['box', 'inner']);
  expect(css).toContain(`.${names.box}:hover{background:url("/_docs/demos/`);
  expect(css).toContain('left:3px');
  expect(css).toContain(`.${names.inner} .${names.box}{right:0}`);
  expect(listNamed(file)).toEqual({
    sheets: ['./base.css'],
    files: ['dot.svg'],
    loaded: ['parts/_mixins.scss'],
  });
});

it('gives other modules its classes, and takes theirs', async () => {
  write('c.module.scss', '$gap: 4px;\n.c {\n  .d & { margin: $gap }\n}\n');
  const file = write('b.module.css', '.b { composes: c from "./c.module.scss"; top: 0 }');
  const { css = '', found } = await read(file);
  expect([found, css]).toEqual([[], expect.stringContaining('{margin:4px}')]);
  expect(readClassNames(file).b).toContain(` ${readClassNames('c.module.scss').c}`);
});

it.each([
  [
    'what Sass finds',
    '\n.a { top: $none }\n',
    'x.scss:2:11 demo-sheet The style sheet could not be read: Undefined variable.',
  ],
  [
    'a file that Sass cannot find',
    "\n  @use './gone';\n",
    "x.scss:2:3 demo-sheet The style sheet could not be read: Can't find stylesheet to import.",
  ],
  [
    'a picture that is missing',
    '// A comment\n$ink: red;\n\n.a {\n  .b & { color: $ink; background: url(gone.png) }\n}\n',
    'x.scss:5:23 demo-sheet The style sheet names a file that does not exist: gone.png',
  ],
  [
    'a picture that is named by a sheet that it loads, but not from its own folder',
    "@use './parts/wrong';\n",
    'parts/_wrong.scss:3:3 demo-sheet The style sheet names a file that does not exist: ../dot.svg',
  ],
  [
    'a rule of another tool',
    '.a {\n  $x: 1;\n\n  @apply foo;\n}\n',
    'x.scss:4:3 demo-sheet The style sheet has a rule that browsers do not know: @apply',
  ],
])('reports %s at its place in the file that is written', async (_, text, problem) => {
  write('parts/_wrong.scss', '\n.a {\n  background: url(../dot.svg);\n}\n');
  expect((await read(write('x.scss', text))).found).toEqual([problem]);
});

it('reports a fault of a sheet that several load once, in that sheet', async () => {
  write('parts/_bad.scss', '.a {\n  top: 1px + red;\n  left: math.div(1;\n}\n');
  const reader = new SheetReader();
  for (const name of ['one', 'two']) await reader.read(write(`${name}.module.scss`, "@use './parts/bad';\n"));
  await reader.read(write('three.module.css', '.c { composes: one from "./one.module.scss" }\n'));
  expect(reader.problems).toHaveLength(1);
  expect(reader.problems[0]).toMatchObject({ file: 'parts/_bad.scss', line: 3 });
});

it('is compiled again after a change of what it loads', async () => {
  const file = write('again.scss', "@use './parts/ink';\n.a { color: ink.$ink }\n");
  write('parts/_ink.scss', '$ink: red;\n');
  expect((await read(file)).css).toContain('red');
  write('parts/_ink.scss', '$ink: #00f;\n');
  expect((await read(file)).css).toContain('#00f');
});

it('is a module of a demo with all that it loads, of which only packages are left out', () => {
  const demo = write('Demo.tsx', "import './d.scss';\nimport './tokens.scss';\n");
  write(
    'd.scss',
    "@use './tokens';\n@use './parts/mixins' as *;\n@use '@docsearch/css/dist/modal';\n.d { @include wide(tokens.$gap) }\n",
  );
  write('tokens.scss', '$gap: 2px;\n');
  const { modules, specifiers } = readModules(demo);
  expect(Object.keys(modules)).toEqual([
    'Demo.tsx',
    'd.scss',
    'tokens.scss',
    'parts/_mixins.scss',
    'dot.svg',
  ]);
  expect(specifiers).toEqual(['@docsearch/css']);
  expect(listSheetsOf(modules)).toEqual(['d.scss', 'tokens.scss']);
});
