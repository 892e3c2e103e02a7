import type { LiveSheet } from '../../model/demos/demo';
import { compileSheet, type SheetFault } from './compileSheet';

const squeeze = (css: string) => css.replace(/\s+/g, ' ').trim();

function compile(
  path: string,
  files: Readonly<Record<string, string>>,
  sheets: Record<string, LiveSheet> = {},
) {
  const { css, names } = compileSheet(path, { read: (file) => files[file], sheets });
  return { css: squeeze(css), names };
}

function faultOf(path: string, files: Readonly<Record<string, string>>) {
  try {
    compile(path, files);
    return undefined;
  } catch (error) {
    const { file, line } = error as SheetFault;
    return `${file}:${line}`;
  }
}

it('a plain sheet keeps its names', () => {
  expect(compile('a.css', { 'a.css': '.a > #b:hover { top: 0 }' })).toEqual({
    css: '.a > #b:hover { top: 0 }',
    names: {},
  });
});

it('a module keeps the names of the build, and gives new classes names of their own', () => {
  const sheets = { 'a.module.css': { css: '', names: { row: 'x_row' } } };
  const text =
    '.row .new:not(.row), :global(.row) .row[data-a=".row"] { width: .5em; background: url("a.row") }';
  const { css, names } = compile('a.module.css', { 'a.module.css': text }, sheets);
  expect(names).toEqual({ row: 'x_row', new: expect.stringMatching(/new$/) as string });
  expect(css).toBe(
    `.x_row .${names['new']}:not(.x_row), .row .x_row[data-a=".row"] { width: .5em; background: url("a.row") }`,
  );
});

it('steps of an animation are no classes', () => {
  const text = '@keyframes turn { 12.5% { top: 0 } to { top: 1px } }';
  expect(compile('a.module.css', { 'a.module.css': text }).css).toBe(text);
});

it('classes are composed of those of the same sheet, of another one, and of global ones', () => {
  const files = {
    'a.module.css':
      '.base { top: 0 } .a { composes: base; composes: b from "./parts/b.module.css"; composes: c from global; left: 0 }',
    'parts/b.module.css': '.b { right: 0 }',
  };
  const sheets = {
    'a.module.css': { css: '', names: { a: '1_a 1_base', base: '1_base' } },
    'parts/b.module.css': { css: '', names: { b: '2_b' } },
  };
  expect(compile('a.module.css', files, sheets)).toEqual({
    css: '.2_b { right: 0 } .1_base { top: 0 } .1_a { left: 0 }',
    names: { base: '1_base', a: '1_a 1_base 2_b c' },
  });
});

it('sheets are imported in their place, layer and condition, also in a circle', () => {
  const files = {
    'a.css':
      '@import "./b.css" layer(low) supports(display: grid) screen;\n@import url(c.css);\n.a { top: 0 }',
    'b.css': '.b { top: 0 }',
    'c.css': '@import "a.css";\n.c { top: 0 }',
  };
  expect(compile('a.css', files).css).toBe(
    '@media screen{@supports (display: grid){@layer low{.b { top: 0 } } } } .c { top: 0 } .a { top: 0 }',
  );
});

it('pictures have the addresses of the build, and drawings are part of the rule', () => {
  const files = {
    'parts/a.css':
      '.a { background: url(../dots.png), url("./sun.svg#x"), url(data:,), url(/static/a.png), url(lost.png) }',
    'parts/sun.svg': '<svg/>',
  };
  const sheets = { 'parts/a.css': { css: '', names: {}, files: { 'dots.png': '/_docs/dots.1f.png' } } };
  expect(compile('parts/a.css', files, sheets).css).toBe(
    '.a { background: url("/_docs/dots.1f.png"), url("data:image/svg+xml,%3Csvg%2F%3E"), url("data:,"), url("/static/a.png"), url("lost.png") }',
  );
});

it.each([
  ['an open block', '.a {\n  top: 0;\n', '', 'a.css:1'],
  ['a declaration without a colon', '.a {\n  top: 0;\n  left 0\n}', '', 'a.css:3'],
  ['a fault of an imported sheet', '\n@import "./b.css";', '.b {\n  top 0\n}', 'b.css:2'],
  ['an import of a package', '\n@import "@acme/ui/a.css";', '', 'a.css:2'],
  ['an import from the network', '\n\n@import "https://example.com/a.css";', '', 'a.css:3'],
])('%s is reported with its file and line', (_what, a, b, place) => {
  expect(faultOf('a.css', { 'a.css': a, 'b.css': b })).toBe(place);
});
