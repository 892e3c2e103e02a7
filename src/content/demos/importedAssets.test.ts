import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { checkAssets } from './importedAssets';

/** Checks the modules of a demo; every file that is named exists unless a test does not write it. */
const check = (modules: Readonly<Record<string, string>>) =>
  checkAssets(modules).map(({ line, column, file, message }) => `${file}:${line}:${column} ${message}`);

const SASS = resolve('node_modules/sass');

const write = (...files: readonly string[]) => files.forEach((file) => writeFileSync(file, ''));

describe('assets of demos', () => {
  useTestFolder();

  it.each([
    ["import './lamp.less';", 8, 'a style sheet of a tool that the shell does not run: ./lamp.less'],
    ["import './lamp.scss';", 8, 'a style sheet that needs the package sass: ./lamp.scss'],
    ["import './lamp.css?inline';", 8, 'a file with the order "?inline" to a bundler: ./lamp.css?inline'],
    ["import lamp from './lamp.png';", 18, 'a picture: ./lamp.png'],
    ["import Lamp, { ReactComponent } from './lamp.svg';", 38, 'a picture: ./lamp.svg'],
    ["export { default } from './lamp.woff2';", 25, 'a font: ./lamp.woff2'],
    ["import text from './lamp.txt';", 18, 'a file that is not a module: ./lamp.txt'],
    ["import text from './Lamp.tsx?raw';", 18, 'a file with the order "?raw" to a bundler: ./Lamp.tsx?raw'],
    [
      "import text from 'raw-loader!./lamp.txt';",
      18,
      'a file with the order "raw-loader!" to a bundler: raw-loader!./lamp.txt',
    ],
    ["const lamp = require('./lamp.png');", 22, 'a picture: ./lamp.png'],
    ['const lamp = import(`./lamp.svg`);', 21, 'a picture: ./lamp.svg'],
    ["const lamp = new URL('./lamp.mp4', import.meta.url);", 22, 'a media file: ./lamp.mp4'],
  ])('reports %s', (code, column, what) => {
    write('lamp.txt', 'lamp.woff2', 'lamp.svg');
    expect(check({ 'Lamp.tsx': `// The first line\n${code}\n` })).toEqual([
      `Lamp.tsx:2:${column} The demo imports ${what}`,
    ]);
  });

  it('reports each style sheet that does not exist, or is on the network', () => {
    write('here.css');
    const code =
      "import './here.css';\nimport './gone.css';\nimport styles from './gone.module.css';\n" +
      "\nimport 'https://lamps.example/a.css';\n";
    expect(
      checkAssets({ 'Lamp.tsx': code }, 'The provider').map(({ line, message }) => [line, message]),
    ).toEqual([
      [2, 'The provider imports a style sheet that does not exist: ./gone.css'],
      [3, 'The provider imports a style sheet that does not exist: ./gone.module.css'],
      [5, 'The provider imports a style sheet from the network: https://lamps.example/a.css'],
    ]);
  });

  it('reports all of them, also in the modules of a demo', () => {
    expect(
      check({
        'Lamp.tsx': "import './a.gif';\nimport { glow } from './glow';\nimport './b.gif';\n",
        'glow.ts': "\nimport beam from './beam.jpg';\nexport const glow = beam;\n",
      }).map((problem) => problem.split(' ')[0]),
    ).toEqual(['Lamp.tsx:1:8', 'Lamp.tsx:3:8', 'glow.ts:2:18']);
  });

  it('reports a relative address in a style rule, which leads nowhere on the page', () => {
    write('lamp.png');
    const code = 'const sx = { background: \'url(./lamp.png)\' };\nconst rule = `${1} url("./lamp.png")`;\n';
    expect(check({ 'Lamp.tsx': code })).toEqual([
      'Lamp.tsx:1:27 A style rule of the demo names a file beside it: ./lamp.png',
      'Lamp.tsx:2:20 A style rule of the demo names a file beside it: ./lamp.png',
    ]);
  });

  describe('of Sass', () => {
    const modules = {
      'Lamp.tsx': "import './lamp.scss';\nimport lamp from '@lumen/lamp/lamp.module.scss';\n",
    };

    it('say how to install it', () => {
      const hint = 'npm install --save-dev sass, or import the sheet that the tool writes';
      expect(checkAssets(modules).map((problem) => problem.hint)).toEqual([hint, hint]);
    });

    it('are accepted if it is installed, but for those without braces', () => {
      mkdirSync('node_modules/@lumen/lamp', { recursive: true });
      symlinkSync(SASS, 'node_modules/sass');
      write('lamp.scss', 'node_modules/@lumen/lamp/lamp.module.scss');
      expect(check(modules)).toEqual([]);
      expect(check({ 'Lamp.tsx': "import './lamp.sass';\n" })).toHaveLength(1);
    });
  });

  it('accepts modules, style sheets, JSON, files of public/, types and texts that only look like imports', () => {
    mkdirSync('node_modules/@lumen/fonts', { recursive: true });
    write('data.json', 'lamp.png.ts', 'Lamp.styles.ts', 'a.worker.ts', 'lamp.css', 'Lamp.module.css');
    write('node_modules/@lumen/fonts/400.css');
    const code = [
      "import data from './data.json';",
      "import './lamp.css';",
      "import classes from './Lamp.module.css';",
      "import '@lumen/fonts/400.css';",
      "import picture from './lamp.png';",
      "import { Root } from './Lamp.styles';",
      "import type { Classes } from './Lamp.module.css';",
      "const worker = new Worker(new URL('./a.worker.ts', import.meta.url));",
      "const src = '/static/lamp.png';",
      "const far = new URL('https://lamps.example/lamp.png', import.meta.url);",
      "// import './lamp.css';",
      'const text = `',
      "import './lamp.css';",
      'body { background: url(./missing.png) }',
      '`;',
      "const sx = { background: 'url(/static/lamp.png)' };",
    ].join('\n');
    expect(check({ 'Lamp.tsx': code, 'data.json': '{ "a": "./lamp.css" }' })).toEqual([]);
  });
});
