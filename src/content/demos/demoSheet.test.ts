import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { listNamed, readClassNames, SheetReader } from './demoSheet';

// What a sheet names is written to the public folder, which a build may be reading.
useTestFolder();

function write(file: string, text: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

async function read(file: string) {
  const reader = new SheetReader();
  const sheet = await reader.read(file);
  const found = reader.problems.map(({ file: at, line, column, message, hint }) => ({
    place: `${at}:${line}:${column}`,
    message,
    hint,
  }));
  return { css: sheet?.css, files: sheet?.files, found };
}

describe('SheetReader', () => {
  it('contains the sheets that it imports, in their layers, and the files that they name', async () => {
    write('lamp.svg', '<svg/>');
    write('parts/base.css', '.b{background:url(../lamp.svg#on)}');
    const { css, files, found } = await read(
      write('a.css', '@import "./parts/base.css" layer(base);\n.a { top: 0 }'),
    );
    expect(found).toEqual([]);
    expect(Object.entries(files ?? {})).toEqual([
      ['lamp.svg', expect.stringMatching(/^\/_docs\/demos\/\w+\.\w+\.svg$/)],
    ]);
    expect(css).toMatch(
      /^@layer base\{\.b\{background:url\("?\/_docs\/demos\/\w+\.\w+\.svg#on"?\)\}\}\.a\{top:0\}$/,
    );
  });

  it.each([
    [
      'a rule that cannot be read',
      'c.css',
      '.a{top:0}\n.b{@include x;}',
      'c.css:2:4',
      'that browsers do not know: @include',
    ],
    ['a brace too many', 'd.css', '.a{top:0}\n}\n.b{top:0}', 'd.css:2:1', 'could not be read'],
    [
      'a sheet of the network',
      'e.css',
      '.x{}\n\n@import "https://a.example/x.css";',
      'e.css:3:8',
      'could not be read',
    ],
    [
      'a sheet of the network, first',
      'f.css',
      '\n@import "https://a.example/x.css";',
      'f.css:2:9',
      'from the network',
    ],
    [
      'a font of the network',
      'g.css',
      '@font-face{font-family:x;\nsrc:url(//a.example/x.woff2)}',
      'g.css:2:9',
      'on the network',
    ],
    ['a missing sheet', 'h.css', '\n@import "./gone.css";', 'h.css:2:1', 'does not exist'],
    ['a file to keep', 'i.css', '.a{background:url(package.json)}', 'i.css:1:19', 'neither a picture'],
    [
      'a missing sheet of which it composes',
      'k.module.css',
      '\n.a{top:0;\ncomposes:b from "./gone.module.css"}',
      'k.module.css:2:1',
      'does not exist: ./gone.module.css',
    ],
    ['a folder', 'l.css', '.a{top:0}\n.b{background:url(.)}', 'l.css:2:19', 'a folder as a file: .'],
    [
      'a package without a sheet',
      'm.css',
      '\n@import "lamp";',
      'm.css:2:1',
      'names no style sheet for the import: lamp',
    ],
    ['a percent sign', 'n.css', '\n.a{background:url(50%.png)}', 'n.css:2:19', 'does not exist: 50%.png'],
    ['a missing picture', 'j.css', '.a{background:url(gone.png)}', 'j.css:1:19', 'does not exist'],
  ])('reports %s at its place', async (_, name, text, place, message) => {
    write('package.json', '{}');
    write('node_modules/lamp/package.json', '{ "main": "a.js" }');
    write('node_modules/lamp/a.js', '');
    const { found } = await read(write(name, text));
    expect(found).toEqual([{ place, message: expect.stringContaining(message), hint: expect.any(String) }]);
  });

  it('reports a sheet that is missing, and one that is too large', async () => {
    expect((await read('none.css')).found).toMatchObject([
      { place: 'none.css:1:1', message: 'A style sheet does not exist' },
    ]);
    const rules = `.a{content:"${'x'.repeat(1_100_000)}"}`;
    expect((await read(write('large.css', rules))).found).toMatchObject([
      {
        place: 'large.css:1:1',
        message: expect.stringMatching(/^The style sheet is too large for a page: \d+ kB$/),
      },
    ]);
  });

  it('imports the sheet that a package names', async () => {
    write('node_modules/field/package.json', '{ "main": "a.js", "style": "own.css" }');
    write('node_modules/field/own.css', '.field{top:0}');
    const exports = { '.': './a.js', './whole': { style: './all.css', default: './a.js' } };
    write('node_modules/entry/package.json', JSON.stringify({ exports }));
    write('node_modules/entry/all.css', '.entry{top:0}');
    const { css, found } = await read(write('n.css', '@import "field";@import "entry/whole";'));
    expect([css, found]).toEqual(['.field,.entry{top:0}', []]);
  });

  it('leaves out of a package what browsers ignore', async () => {
    const { css, found } = await read(
      write('node_modules/old/x.css', '@charset "utf-8";.a{top:0}\n.b{top 1px}.c:unknown({}'),
    );
    expect([css, found]).toEqual(['.a{top:0}', []]);
  });
});

describe('readClassNames', () => {
  it('gives the names that the sheet has, each once per file', async () => {
    write('one.module.css', '.base{left:0}');
    const file = write(
      'two.module.css',
      '.a{composes:base from "./one.module.css";composes:x from global;top:0}\n.b{grid-area:main}',
    );
    const names = readClassNames(file);
    const { css = '' } = await read(file);
    expect(Object.keys(names).sort()).toEqual(['a', 'b']);
    const [own = '', base = '', global] = names.a?.split(' ') ?? [];
    expect(css).toContain(`.${own}{top:0`);
    expect(css).toContain(`.${base}{left:0}`);
    expect(css).toContain(`.${names.b}{grid-area:main}`);
    expect(global).toBe('x');
    expect(readClassNames(write('other/two.module.css', '.a{top:0}')).a).not.toBe(own);
  });

  it('gives none for a sheet with plain names', () => {
    expect(readClassNames(write('plain.css', '.a{top:0}'))).toEqual({});
  });
});

describe('listNamed', () => {
  it('lists the sheets and files of a sheet, none of the network', () => {
    const css =
      '@import "./a.css";@import url(https://a.example/b.css);.a{composes:b from "./c.module.css";' +
      'background:url(d%20e.svg?x#y),url(/f.png),url(data:,),url(#g),url(//a.example/h.png)}';
    expect(listNamed(write('x.module.css', css))).toEqual({
      sheets: ['./a.css', './c.module.css'],
      files: ['d e.svg'],
      loaded: [],
    });
  });

  it('lists those of a sheet with plain names', () => {
    const named = listNamed(write('x.css', '@import "./a.css";.a{top:0}'));
    expect(named).toEqual({ sheets: ['./a.css'], files: [], loaded: [] });
  });

  it('lists none of a sheet that cannot be read', () => {
    expect(listNamed(write('x.css', '.a{{'))).toEqual({ sheets: [], files: [], loaded: [] });
  });
});
