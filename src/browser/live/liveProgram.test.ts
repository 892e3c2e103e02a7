import { compileDemo } from './compileDemo';
import { compileModules, listPackages } from './liveProgram';

const same = (text: string) => ({ TS: text, JS: text });

/** Returns the exports of a compiled module. */
function load(code: string | undefined): unknown {
  const module = { exports: {} as unknown };
  new Function('module', 'exports', code ?? '')(module, module.exports);
  return module.exports;
}

describe('the modules beside a demo', () => {
  it('return the content of JSON files', () => {
    const text = '{ "__proto__": 1, "rows": [{ "name": "</script>" }] }';
    const { 'rows.json': code } = compileModules({ modules: { 'rows.json': same(text) } }, compileDemo);
    expect(load(code)).toEqual(JSON.parse(text));
  });

  it('are known by their path without the extension of code', () => {
    const modules = { 'parts/cells.ts': same('export const cells: number[] = [1];') };
    const compiled = compileModules({ modules }, compileDemo);
    expect(load(compiled['parts/cells'])).toMatchObject({ cells: [1] });
  });

  it('give style sheets as the build has read them, by their whole path', () => {
    const modules = { 'a.module.css': same('.a { top: 0 }'), 'b.css': same('.b { top: 0 }') };
    const sheets = { 'a.module.css': { css: '.x_a{top:0}', names: { a: 'x_a' } } };
    const compiled = compileModules({ modules, sheets }, compileDemo);
    expect(JSON.parse(compiled['a.module.css'] ?? '')).toEqual(sheets['a.module.css']);
  });

  it('report the line of a syntax error when they are loaded', () => {
    const { theme } = compileModules(
      { modules: { 'theme.ts': same('const a = 1;\nconst b: = 2;') } },
      compileDemo,
    );
    expect(() => load(theme)).toThrow(/^theme\.ts:2: /);
  });
});

describe('the packages of a program', () => {
  it('are those that the demo and the modules beside it import, at any time', () => {
    const compile = (text: string) => compileDemo(text).code ?? '';
    const code = compile(
      "import Button from '@mui/material/Button';\nimport { rows } from './rows';\nexport default () => [Button, rows];",
    );
    const modules = { rows: compile("export const rows = import('chance/random');") };
    expect(listPackages({ code, modules }).sort()).toEqual(['@mui/material', 'chance']);
  });
});
