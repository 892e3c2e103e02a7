import { readFileSync } from 'node:fs';
import { writeText } from '../pageData/generatedFiles';
import type { SourceUnit } from './SourceUnit';
import { toProblems } from './findingProblems';
import { runCompiler, writeProgram } from './runCompiler';
import { CACHE } from '../workspace';

jest.setTimeout(60_000);

const demo = (name: string): SourceUnit => {
  const path = `tests/fixtures/demos/${name}.tsx`;
  return { path, code: readFileSync(path, 'utf8'), file: path, offset: 0, kind: 'demo' };
};

/** Writes modules into a folder; returns them as units. */
function write(folder: string, modules: Readonly<Record<string, string>>): SourceUnit[] {
  return Object.entries(modules).map(([name, code]) => {
    const path = `${CACHE.tests}/${folder}/${name}`;
    writeText(path, code);
    return { path, code, file: path, offset: 0, kind: 'demo' };
  });
}

async function check(units: readonly SourceUnit[], ...rest: [settings?: Parameters<typeof writeProgram>[2]]) {
  const paths = units.map(({ path }) => path);
  const found = await runCompiler([writeProgram(`test-${paths.length}`, paths, ...rest)]);
  return toProblems(found.flat(), units);
}

it('accepts a valid demo, and reports a type error with its position', async () => {
  expect(await check([demo('Fine'), demo('WrongTypes')])).toEqual([
    {
      file: 'tests/fixtures/demos/WrongTypes.tsx',
      line: 2,
      column: 9,
      code: 'demo-types',
      message: "Type 'string' is not assignable to type 'number'.",
      hint: 'pass what the type allows; the API page lists the props; compiler error TS2322',
    },
  ]);
});

it('keeps what it finds in several programs apart', async () => {
  const configs = ['Fine', 'WrongTypes', 'Fine'].map((name, index) =>
    writeProgram(`several-${index}`, [demo(name).path]),
  );
  expect((await runCompiler(configs)).map((found) => found.length)).toEqual([0, 1, 0]);
});

it("uses the settings and declarations of the module's product", async () => {
  const folder = `${CACHE.tests}/types`;
  const config = `${folder}/tsconfig.json`;
  const own = { extends: '../../../tsconfig.json', compilerOptions: { noUncheckedIndexedAccess: false } };
  writeText(config, JSON.stringify(own));
  writeText(`${folder}/ambient.d.ts`, 'declare const watts: number[];\n');
  const units = write('types', { 'Lamp.ts': 'export const first: number = watts[0];\n' });
  expect(await check(units, { config, declarations: [`${folder}/ambient.d.ts`] })).toEqual([]);
  expect(await check(units)).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/^Cannot find name 'watts'/) }),
  ]);
});

it('reports all modules with syntax errors, and the types of the others', async () => {
  const units = write('syntax', {
    'Open.tsx': 'export const lit = (1;\nexport const wrong: string = 1;\n',
    'Tag.tsx': 'export const tag = <p>;\n',
    'Typed.tsx':
      "import { lit, dim } from './Open';\nexport const watts: number = 'many';\nvoid [lit, dim];\n",
  });
  const found = await check(units);
  expect(found.map(({ file, line, message }) => `${file.split('/').at(-1)} ${line} ${message}`)).toEqual([
    "Open.tsx 1 ')' expected.",
    expect.stringMatching(/^Tag\.tsx 1 JSX element 'p' has no corresponding closing tag/),
    expect.stringMatching(/^Tag\.tsx/),
    "Typed.tsx 2 Type 'string' is not assignable to type 'number'.",
  ]);
});

it('reports what packages mark as deprecated, at its place in the file', async () => {
  const path = `${CACHE.tests}/deprecated/Field.tsx`;
  const code = [
    "import * as React from 'react';",
    "import TextField from '@mui/material/TextField';",
    '/** @deprecated */ const old = 1;',
    "const éé = '🙂'; export const field = <TextField label={`${éé}${old}`} InputProps={{}} slotProps={{}} />;",
    'export const submit = (event: React.FormEvent) => event.preventDefault();',
  ].join('\r\n');
  writeText(path, code);
  expect(await check([{ path, code, file: 'page.md', offset: 10, kind: 'snippet' }])).toEqual([
    {
      file: 'page.md',
      line: 14,
      column: 72,
      code: 'deprecated-use',
      message: "'InputProps' is deprecated.",
      hint: '@mui/material marks it @deprecated; its types name the replacement',
    },
    expect.objectContaining({ line: 15, column: 37, message: "'FormEvent' is deprecated." }),
  ]);
});

it('says why it could not run, instead of passing every module', async () => {
  await expect(runCompiler([`${CACHE.tests}/no-such.json`])).rejects.toThrow('no-such.json');
  const program = jest.replaceProperty(process, 'execPath', 'false');
  await expect(runCompiler([])).rejects.toThrow('the compiler was ended (exit code 1)');
  program.restore();
});
