import { mkdirSync, rmSync, writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { listPackages, listSources, sourceVersion } from './listSources';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

type Texts = Readonly<Record<string, string>>;

/** Writes files into a folder and returns the path of the entry. */
function write(texts: Texts, into = folder): string {
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(into, name)), { recursive: true });
    writeFileSync(join(into, name), text);
  }
  return join(into, 'entry.ts');
}

function list(texts: Texts) {
  const { files, packages } = listSources(write(texts));
  return { files: files.map((file) => relative(folder, file)), packages };
}

describe('listSources', () => {
  it('follows imports of .ts and .tsx files through any number of modules, each once', () => {
    const { files, packages } = list({
      'entry.ts': "import { a } from './a';\nimport {\n  b,\n} from './b';\nimport 'node:fs';\na(b);\n",
      'a.tsx':
        "export { b } from './b';\nimport { c } from '@some/package/part';\nexport const a = () => <c />;\nc();\n",
      'b.ts': "import { a } from './a';\nexport const b = a;\n",
      'other.ts': '',
    });
    expect(files).toEqual(['a.tsx', 'b.ts', 'entry.ts']);
    expect(packages).toEqual(expect.arrayContaining(['@some/package']));
    expect(packages).not.toContain('node:fs');
  });

  it.each([
    ['for a side effect', "import './a';"],
    ['when it is needed', "export const load = () => import('./a');"],
    ['in double quotes', 'export { a } from "./a";'],
    ['below a comment with a quote', "/* it's */ import { a } from './a'; a();"],
    ['as a folder', "import { a } from './folder'; a();"],
    ['as data', "import data from './data.json'; export default data;"],
  ])('follows an import %s', (_, code) => {
    const { files } = list({
      'entry.ts': code,
      'a.ts': 'export const a = () => 1;',
      'folder/index.ts': "export { a } from '../a';",
      'data.json': '{}',
    });
    expect(files).toContain(code.includes('json') ? 'data.json' : 'a.ts');
  });

  it('skips type imports, but keeps a value imported after a type', () => {
    const { files } = list({
      'entry.ts': "import type { A } from './a';\nimport { type C, b } from './b';\nb();\n",
      'a.ts': '',
      'b.ts': 'export const b = () => 1;',
    });
    expect(files).toEqual(['b.ts', 'entry.ts']);
  });

  it.each([
    ['demos/drawDemo.ts', 'src/content/demos/familyModule.ts'],
    ['demos/drawDemo.ts', 'src/content/demos/builtDemo.tsx'],
    ['demos/drawDemo.ts', 'src/model/page/escapeHtml.ts'],
    ['api/extractApi.ts', 'src/content/api/compiler/openTypes.ts'],
    ['api/extractApi.ts', 'src/model/demos/printLiteral.ts'],
    ['api/renderedElements.ts', 'src/content/demos/asInProduction.ts'],
    ['typecheck/startTypeCheck.ts', 'src/model/demos/specifiers.ts'],
  ])('finds for %s the file %s', (entry, file) => {
    expect(listSources(resolve('src/content', entry)).files).toContain(resolve(file));
  });
});

describe('the version of a module', () => {
  const TEXTS: Texts = {
    'entry.ts': "import { a } from './a';\nimport { a as b } from './b';\nimport './c';\na(b);\n",
    'a.ts': "export const a = () => 'first';",
    'b.ts': "export const a = () => 'second';",
    'c.ts': 'globalThis.name = 3;',
  };
  /** Returns the version in a copy of the project, since a process asks for each file once. */
  const versionOf = (copy: string, changes: Texts = {}) =>
    sourceVersion(write({ ...TEXTS, ...changes }, join(folder, copy)));

  it('is the same in another folder', () => {
    expect(versionOf('one')).toBe(versionOf('two'));
  });

  it.each<[string, Texts]>([
    ['two files swap their contents', { 'a.ts': TEXTS['b.ts'] ?? '', 'b.ts': TEXTS['a.ts'] ?? '' }],
    ['a file that is imported for its side effect changes', { 'c.ts': '' }],
    [
      'a file gets another name',
      { 'entry.ts': TEXTS['entry.ts']?.replace('./c', './d') ?? '', 'd.ts': TEXTS['c.ts'] ?? '' },
    ],
  ])('changes if %s', (_, changes) => {
    expect(versionOf('after', changes)).not.toBe(versionOf('before'));
  });
});

describe('the packages of a module', () => {
  it('are those of every kind of import, without the modules of Node and of types', () => {
    const code = [
      "import { a } from '@some/one/part';",
      'import two from "two";',
      "import 'three/style.css';",
      "const four = () => import('four');",
      "import type { Five } from 'five';",
      "import { readFileSync } from 'node:fs';",
      "import { join } from 'path';",
      "import { local } from './local';",
    ].join('\n');
    expect(listPackages(code)).toEqual(['@some/one', 'two', 'three', 'four']);
  });
});
