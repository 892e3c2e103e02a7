import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { CACHE } from '../workspace';
import { readClassNames } from './demoSheet';
import { listSheets, sheetModules } from './sheetModules';

const FOLDER = `${CACHE.tests}/sheetModules`;

function write(name: string, text: string): void {
  mkdirSync(dirname(`${FOLDER}/${name}`), { recursive: true });
  writeFileSync(`${FOLDER}/${name}`, text);
}

async function bundle(entry: string) {
  const { outputFiles, metafile } = await build({
    entryPoints: [`${FOLDER}/${entry}`],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'cjs',
    outdir: 'out',
    plugins: [sheetModules],
  });
  const module = { exports: {} as Record<string, unknown> };
  new Function('module', outputFiles[0]?.text ?? '')(module);
  const sheets = listSheets(metafile.inputs, `${FOLDER}/${entry}`).map((file) =>
    file.slice(FOLDER.length + 1),
  );
  return { exports: module.exports, sheets, files: outputFiles.length };
}

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

it('gives modules the same names as Node, however they import them', async () => {
  write('a.module.css', '.root{top:0}.long-name{top:0}.class{top:0}');
  write(
    'a.js',
    "import a, { root } from './a.module.css'; import * as all from './a.module.css'; export { a, root }; export const word = all.class;",
  );
  const names = readClassNames(`${FOLDER}/a.module.css`);
  const { exports, files } = await bundle('a.js');
  expect(exports.a).toEqual(names);
  expect(Object.keys(names).sort()).toEqual(['class', 'long-name', 'root']);
  expect([exports.root, exports.word, files]).toEqual([names.root, names.class, 1]);
});

it('lists the sheets in the order of their imports, each once', async () => {
  for (const name of ['one.css', 'two.css', 'package/three.css', 'lazy.css']) write(name, '');
  write('package/index.js', "import './three.css'; import '../one.css'; export const box = 1;");
  write('lazy.js', "import './lazy.css';");
  write(
    'b.js',
    "import './two.css';\nimport { box } from './package';\nimport './one.css';\nexport const wait = () => import('./lazy.js'); export { box };",
  );
  expect((await bundle('b.js')).sheets).toEqual(['two.css', 'package/three.css', 'one.css', 'lazy.css']);
});
