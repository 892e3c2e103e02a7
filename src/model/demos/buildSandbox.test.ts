import { JSDOM } from 'jsdom';
import { buildSandbox, type SandboxOptions } from './buildSandbox';

const OPTIONS: SandboxOptions = {
  name: 'SaveButton',
  variant: 'TS',
  extras: {
    code: { TS: "import { rows } from './rows';\nts();\n", JS: "import { rows } from './rows';\njs();\n" },
    modules: { 'rows.ts': { TS: 'export const rows: number[] = [];\n', JS: 'export const rows = [];\n' } },
    packages: { '@mui/material': '7.0.2', '@emotion/react': '11.14.0' },
  },
  kit: {
    productName: 'Material <UI>',
    provider: { TS: 'provider as ts', JS: 'provider as js' },
    packages: { react: '19.3.1', 'react-dom': '19.3.1' },
    family: {
      '@mui/icons-material': { '@mui/icons-material': '7.0.2', '@mui/material': '7.0.2' },
      '@mui/x-data-grid': { '@mui/x-data-grid': '8.1.0', '@mui/system': '7.0.2' },
      '@mui/joy': { '@mui/joy': '5.0.0-beta.52' },
    },
  },
};

const packageJson = (options: SandboxOptions) =>
  JSON.parse(buildSandbox(options).files['package.json'] ?? '') as Record<string, Record<string, string>>;

describe('buildSandbox', () => {
  it('builds a complete project in TypeScript', () => {
    const { title, files, openFile } = buildSandbox(OPTIONS);
    expect(title).toBe('SaveButton demo — Material <UI>');
    expect(openFile).toBe('src/SaveButton.tsx');
    expect(Object.keys(files).sort()).toEqual([
      'index.html',
      'package.json',
      'src/Provider.tsx',
      'src/SaveButton.tsx',
      'src/main.tsx',
      'src/rows.ts',
      'tsconfig.json',
      'vite.config.js',
    ]);
    expect(files['src/SaveButton.tsx']).toBe(OPTIONS.extras.code.TS);
    expect(files['index.html']).toContain('<title>SaveButton demo — Material &lt;UI&gt;</title>');
    expect(files['src/main.tsx']).toContain("from './SaveButton'");
  });

  it('builds a complete project in JavaScript, without TypeScript', () => {
    const { files, openFile } = buildSandbox({ ...OPTIONS, variant: 'JS' });
    expect(openFile).toBe('src/SaveButton.jsx');
    expect(files['src/SaveButton.jsx']).toBe(OPTIONS.extras.code.JS);
    expect(files['src/rows.js']).toBe('export const rows = [];\n');
    expect(files['src/main.jsx']).not.toContain('!');
    expect(files['src/Provider.jsx']).toBe('provider as js');
    expect(Object.keys(files).filter((path) => /tsx?$|tsconfig/.test(path))).toEqual([]);
    expect(Object.keys(packageJson({ ...OPTIONS, variant: 'JS' }).devDependencies ?? {})).toEqual([
      '@vitejs/plugin-react',
      'vite',
    ]);
  });

  it.each([
    ['an attribute', { attribute: 'data-theme' }, ['html data-theme="night"', 'html data-theme="day"']],
    ['a class of the body', { selector: 'body', class: true }, ['body class="night"', 'body class="day"']],
  ] as const)('gives the library the color mode of the device by %s', (_, way, expected) => {
    const colorMode = { ...way, values: { light: 'day', dark: 'night' } };
    const html = buildSandbox({ ...OPTIONS, kit: { ...OPTIONS.kit, colorMode } }).files['index.html'] ?? '';
    const shown = [true, false].map((matches) => {
      const device = { matches, addEventListener: () => {} };
      const { document } = new JSDOM(html, {
        runScripts: 'dangerously',
        beforeParse: (window) => Object.assign(window, { matchMedia: () => device }),
      }).window;
      const element = expected[0].startsWith('body') ? document.body : document.documentElement;
      element.removeAttribute('lang');
      return element.cloneNode(false);
    });
    expect(shown.map((element) => /<(.*?)>/.exec((element as Element).outerHTML)?.[1])).toEqual(expected);
  });

  it('shows a demo whose file name is not a valid component name', () => {
    const { files } = buildSandbox({ ...OPTIONS, name: 'save-button' });
    expect(files['src/save-button.tsx']).toBe(OPTIONS.extras.code.TS);
    expect(files['src/main.tsx']).toContain("import Demo from './save-button';");
    expect(files['src/main.tsx']).toContain('<Demo />');
  });

  it('omits type declarations in JavaScript', () => {
    const modules = { 'types.d.ts': { TS: 'export interface Row {}\n', JS: '' } };
    const pathsIn = (variant: 'TS' | 'JS') =>
      Object.keys(buildSandbox({ ...OPTIONS, variant, extras: { ...OPTIONS.extras, modules } }).files);
    expect(pathsIn('TS')).toContain('src/types.d.ts');
    expect(pathsIn('JS').filter((path) => path.includes('types'))).toEqual([]);
  });

  it.each([
    ['gets the extension that JSX needs', './cells', 'src/cells.jsx'],
    ['keeps its extension if the import includes it', './cells.js', 'src/cells.js'],
  ])('a module in JavaScript %s', (_what, specifier, path) => {
    const code = `import { cells } from '${specifier}';\n`;
    const modules = { 'cells.js': { TS: 'cells', JS: 'cells' } };
    for (const variant of ['TS', 'JS'] as const) {
      const { files } = buildSandbox({
        ...OPTIONS,
        variant,
        extras: { ...OPTIONS.extras, code: { TS: code, JS: code }, modules },
      });
      expect(files[path]).toBe('cells');
    }
  });

  it.each(['TS', 'JS'] as const)('pins every package of the %s project to one version', (variant) => {
    const { name, dependencies, devDependencies } = packageJson({ ...OPTIONS, variant });
    expect(name).toBe('save-button-demo');
    expect(Object.keys(dependencies ?? {})).toEqual([
      '@emotion/react',
      '@mui/material',
      'react',
      'react-dom',
    ]);
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('has each file as the reader has edited it', () => {
    const edited = { '': { text: 'mine' }, 'rows.ts': { text: 'my rows' } };
    const { files } = buildSandbox({ ...OPTIONS, edited });
    expect([files['src/SaveButton.tsx'], files['src/rows.ts']]).toEqual(['mine', 'my rows']);
    const { files: others } = buildSandbox({ ...OPTIONS, edited: { '': { text: 'mine' } } });
    expect(others['src/rows.ts']).toBe(OPTIONS.extras.modules['rows.ts']?.TS);
  });

  it('includes the family packages that the edit imports, and their peers', () => {
    const edited = {
      '': { text: "import Home from '@mui/icons-material/Home';\nimport other from 'no-such-package';\n" },
      'rows.ts': { text: "import type { GridColDef } from '@mui/x-data-grid';\n" },
    };
    const { dependencies = {} } = packageJson({ ...OPTIONS, edited });
    expect(dependencies).toMatchObject({
      '@mui/icons-material': '7.0.2',
      '@mui/system': '7.0.2',
      '@mui/x-data-grid': '8.1.0',
    });
    expect(Object.keys(dependencies)).not.toContain('@mui/joy');
    expect(Object.keys(dependencies)).not.toContain('no-such-package');
    expect(packageJson(OPTIONS).dependencies).not.toHaveProperty('@mui/icons-material');
  });

  it('compiles sheets of Sass with the version of the site', () => {
    const extras = { ...OPTIONS.extras, packages: { ...OPTIONS.extras.packages, sass: '1.108.2' } };
    const { dependencies = {}, devDependencies = {} } = packageJson({ ...OPTIONS, extras });
    expect(devDependencies.sass).toBe('1.108.2');
    expect(Object.keys(dependencies)).not.toContain('sass');
    expect(packageJson(OPTIONS).devDependencies).not.toHaveProperty('sass');
  });

  it('has the files of the provider apart from those of the demo, and its sheets before', () => {
    const providerFiles = {
      'rows.ts': { TS: 'rows of the provider', JS: '' },
      '../frame/frame.css': { TS: '.frame{}', JS: '.frame{}' },
    };
    const kit = { ...OPTIONS.kit, providerFiles, styles: ['lamp/a.css', '../frame/frame.css'] };
    const { files } = buildSandbox({ ...OPTIONS, kit });
    expect(files['src/rows.ts']).toBe(OPTIONS.extras.modules['rows.ts']?.TS);
    expect(files['src/sandboxProvider/provider/rows.ts']).toBe('rows of the provider');
    expect(files['src/sandboxProvider/frame/frame.css']).toBe('.frame{}');
    expect(files['src/sandboxProvider/provider/Provider.tsx']).toBe('provider as ts');
    expect(files['src/main.tsx']).toContain(
      "import 'lamp/a.css';\nimport './sandboxProvider/frame/frame.css';\n" +
        "import { Provider } from './sandboxProvider/provider/Provider';\nimport SaveButton from './SaveButton';\n",
    );
  });

  it('keeps modules of folders above the demo inside the project', () => {
    const modules = { '../shared/rows.ts': { TS: 'rows', JS: 'rows' } };
    const { files, openFile } = buildSandbox({ ...OPTIONS, extras: { ...OPTIONS.extras, modules } });
    expect(openFile).toBe('src/demo/SaveButton.tsx');
    expect(files['src/shared/rows.ts']).toBe('rows');
    expect(files['src/main.tsx']).toContain("from './demo/SaveButton'");
  });
});
