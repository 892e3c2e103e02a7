import { compileDemo } from './compileDemo';
import { createCompiler, isSameProgram } from './compileProgram';
import { compileSheet } from './compileSheet';

const same = (text: string) => ({ TS: text, JS: text });
const MAIN = 'export default () => null;\n';

/** Compiles a demo with files beside it, of which a reader has edited some. */
function compile(
  modules: Readonly<Record<string, string>>,
  edits: Readonly<Record<string, string>> = {},
  sheets: Parameters<typeof createCompiler>[0]['sheets'] = {},
) {
  const sources = Object.fromEntries(Object.entries(modules).map(([path, text]) => [path, same(text)]));
  return createCompiler(
    { modules: sources, sheets },
    compileDemo,
    compileSheet,
  )({
    '': MAIN,
    ...modules,
    ...edits,
  });
}

/** Returns the exports of a compiled module. */
function load(code: string | undefined): unknown {
  const module = { exports: {} as unknown };
  new Function('module', 'exports', code ?? '')(module, module.exports);
  return module.exports;
}

describe('the modules beside a demo', () => {
  it('return the content of JSON files', () => {
    const text = '{ "__proto__": 1, "rows": [{ "name": "</script>" }] }';
    const { program } = compile({ 'rows.json': text });
    expect(load(program?.modules['rows.json'])).toEqual(JSON.parse(text));
  });

  it('are known by their path without the extension of code', () => {
    const { program } = compile({ 'parts/cells.ts': 'export const cells: number[] = [1];' });
    expect(load(program?.modules['parts/cells'])).toMatchObject({ cells: [1] });
  });

  it('are those that a reader has edited', () => {
    const { program } = compile(
      { 'cells.ts': 'export const cells = [1];', 'rows.json': '[1]' },
      { 'cells.ts': 'export const cells = [2];', 'rows.json': '[2]' },
    );
    expect(load(program?.modules['cells'])).toMatchObject({ cells: [2] });
    expect(load(program?.modules['rows.json'])).toEqual([2]);
  });

  it('report the line of a syntax error when they are loaded, unless a reader has made it', () => {
    const broken = { 'theme.ts': 'const a = 1;\nconst b: = 2;' };
    expect(() => load(compile(broken).program?.modules['theme'])).toThrow(/^theme\.ts:2: /);
  });

  it.each([
    ['', 'const a = 1;\nexport default function Broken( {', 2],
    ['cells.ts', 'export const cells = 1;\n\nconst b: = 2;', 3],
    ['rows.json', '{\n  "a": 1,\n}', 3],
    ['a.module.css', '.a {\n  top 0\n}', 2],
  ])('have the faults of what a reader has written into "%s", with their line', (file, text, line) => {
    const modules = { 'cells.ts': '', 'rows.json': '{}', 'a.module.css': '' };
    const { fault } = compile(modules, { [file]: text }, { 'a.module.css': { css: '', names: {} } });
    expect(fault).toMatchObject({ file, line });
  });
});

describe('the style sheets of a demo', () => {
  const BUILT = { css: '.x_a{top:0}', names: { a: 'x_a' } };
  const sheetOf = (path: string, { program }: ReturnType<typeof compile>) =>
    JSON.parse(program?.modules[path] ?? '') as unknown;

  it('are as the build has read them, by their whole path', () => {
    const compiled = compile({ 'a.module.css': '.a { top: 0 }' }, {}, { 'a.module.css': BUILT });
    expect(sheetOf('a.module.css', compiled)).toEqual(BUILT);
  });

  it('are compiled again if a reader has edited them, or a sheet or a drawing that they name', () => {
    const modules = {
      'a.module.css': '@import "./b.css";\n.a { background: url(./c.svg) }',
      'b.css': '.b { top: 0 }',
      'c.svg': '<svg/>',
      'other.css': '@import "@acme/ui/styles.css";',
    };
    const sheets = { 'a.module.css': BUILT, 'b.css': BUILT, 'other.css': BUILT };
    for (const [path, text, part] of [
      ['a.module.css', '.a { left: 0 }', '.x_a { left: 0 }'],
      ['b.css', '.b { right: 0 }', '.b { right: 0 }'],
      ['c.svg', '<svg id="edited"/>', 'edited'],
    ] as const) {
      const compiled = compile(modules, { [path]: text }, sheets);
      expect(sheetOf('a.module.css', compiled)).toMatchObject({
        css: expect.stringContaining(part) as string,
        names: { a: 'x_a' },
      });
      expect(sheetOf('other.css', compiled)).toEqual(BUILT);
    }
  });
});

describe('a Sass sheet of a demo', () => {
  const BUILT = { css: '.x_a{background:url(/c.svg)}', names: { a: 'x_a' }, files: { 'c.svg': '/c.svg' } };
  const modules = {
    'a.module.scss': "@use './ink';\n.a {\n  color: ink.$ink;\n  background: url(c.svg);\n}\n",
    '_ink.scss': '$ink: red;\n',
    'c.svg': '<svg/>',
    'd.svg': '<svg/>',
  };
  const edit = (edits: Readonly<Record<string, string>>) =>
    compile(modules, edits, { 'a.module.scss': BUILT });

  it('is as the build has compiled it', () => {
    const { program } = edit({ 'd.svg': '<svg id="edited"/>', '': `${MAIN}\n` });
    expect(Object.keys(program?.modules ?? {})).toEqual(['a.module.scss']);
    expect(JSON.parse(program?.modules['a.module.scss'] ?? '')).toEqual(BUILT);
  });

  it.each([
    ['a.module.scss', modules['a.module.scss'].replace('ink.$ink', 'blue'), 3],
    ['_ink.scss', '$ink: red;\n$more: 1px;\n', 2],
    ['_ink.scss', '', 1],
    ['c.svg', '<svg id="edited"/>', 1],
  ])('says at the changed line of %s that no edit has an effect', (file, text, line) => {
    const { fault, program } = edit({ [file]: text });
    expect(program).toBeUndefined();
    expect(fault).toEqual({ file, line, message: expect.stringContaining('open the demo in a sandbox') });
  });
});

it('a program is another one if any of its files has changed', () => {
  const modules = { 'cells.ts': 'export const cells = [1];', 'rows.json': '[1]' };
  const programOf = (edits: Readonly<Record<string, string>>) => {
    const { program } = compile(modules, edits);
    if (!program) throw new Error('There is no program');
    return program;
  };
  const first = programOf({});
  expect(isSameProgram(first, programOf({ '': 'export default () => 1;' }))).toBe(false);
  expect(isSameProgram(first, programOf({}))).toBe(true);
  expect(isSameProgram(first, programOf({ 'rows.json': '[2]' }))).toBe(false);
});
