import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { CACHE } from '../../src/content/workspace';
import type { Family } from '../site/harness/createFamily';
import { linkPackages } from '../site/harness/createKit';

/** Demos of each library, on the page `/kit/shown/`. */
export const DEMOS = ['Buttons', 'Form', 'Popup'] as const;

/** Folders with a library: its packages, a product with three demos, and the setup of an app. */
export function listLibraries(): string[] {
  return readdirSync(__dirname).filter((name) => existsSync(join(__dirname, name, 'package.json')));
}

/** Installs the packages of a library, unless they are there; returns their folder. React is that of the project. */
function installPackages(library: string): string {
  const source = join(__dirname, library);
  const folder = join(process.cwd(), CACHE.families, 'packages', library);
  const lock = readFileSync(join(source, 'package-lock.json'), 'utf8');
  const installed = join(folder, 'installed.json');
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lock) {
    mkdirSync(folder, { recursive: true });
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(source, file), join(folder, file));
    const flags = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
    execFileSync('npm', ['ci', ...flags], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    writeFileSync(installed, lock);
  }
  return join(folder, 'node_modules');
}

/** Lists the packages in a folder, with those of scopes. */
function listPackages(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
    );
}

/** Puts a library into a family: its packages, and a product whose demos show it. */
export function installLibrary(family: Family, library: string): void {
  linkPackages(family);
  const packages = installPackages(library);
  for (const name of listPackages(packages)) {
    const link = join(family.folder, 'node_modules', name);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(packages, name)), link);
  }
  const { dependencies, scripts } = JSON.parse(
    readFileSync(join(__dirname, library, 'package.json'), 'utf8'),
  ) as { dependencies: Record<string, string>; scripts?: Record<string, string> };
  const product = join(family.folder, 'data/products/kit');
  cpSync(join(__dirname, library, 'product'), product, { recursive: true });
  // What the command of a family writes, such as its own style sheet.
  if (scripts)
    for (const command of Object.values(scripts))
      execFileSync(join(packages, '.bin', command.split(' ')[0] ?? ''), command.split(' ').slice(1), {
        cwd: join(family.folder, 'data/products'),
        stdio: ['ignore', 'ignore', 'inherit'],
      });
  const entries = Object.entries(dependencies).map(([name, version]) => `\n    "${name}": "${version}",`);
  family.replace('package.json', '"dependencies": {', `"dependencies": {${entries.join('')}`);
  const hasApi = existsSync(join(product, 'apiSource.ts'));
  const imports = [
    ...(hasApi ? ["import { apiSource } from './kit/apiSource';"] : []),
    "import { nav as kitNav } from './kit/nav';",
    "import { product as kit } from './kit/product';",
  ];
  const api = hasApi ? ", api: [{ title: 'API reference', sources: [apiSource] }]" : '';
  family.replace(
    'data/products/index.ts',
    'export const products = [',
    `${imports.join('\n')}\n\nexport const products = [\n  { product: kit, nav: kitNav${api} },`,
  );
}

/** Bundles an app of the library with the same demos into `bare/` of the family. */
export async function bundleBareApp(family: Family, library: string): Promise<void> {
  const product = join(family.folder, 'data/products/kit');
  cpSync(join(__dirname, library, 'bare.tsx'), join(product, 'bare.tsx'));
  cpSync(join(__dirname, 'BareApp.tsx'), join(family.folder, 'data/products/BareApp.tsx'));
  const lines = [
    "import { createRoot } from 'react-dom/client';",
    "import { Bare } from './bare';",
    ...DEMOS.map((name) => `import ${name} from './pages/shown/${name}';`),
    `const { mode, direction, style } = JSON.parse(decodeURIComponent(location.hash.slice(1)));`,
    `const root = document.documentElement;`,
    `Object.assign(root, { dir: direction }).classList.add(mode);`,
    `root.dataset.theme = mode;`,
    `root.style.colorScheme = mode;`,
    // In the first layer, so that rules of the library win, as they do on a page.
    `const around = document.createElement('style');`,
    `around.textContent = '@layer around{html{' + style + '}}';`,
    `document.head.prepend(around);`,
    `createRoot(document.querySelector('main')!).render(`,
    `  <Bare mode={mode} direction={direction}>${DEMOS.map((name) => `<section style={{ display: 'flex' }}><${name} /></section>`).join('')}</Bare>,`,
    `);`,
  ];
  await build({
    stdin: { contents: lines.join('\n'), resolveDir: product, loader: 'tsx' },
    bundle: true,
    outfile: join(family.folder, 'bare/app.js'),
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'css', '.module.css': 'local-css' },
    logLevel: 'error',
  });
  const css = existsSync(join(family.folder, 'bare/app.css')) ? '<link rel="stylesheet" href="app.css">' : '';
  writeFileSync(
    join(family.folder, 'bare/index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>App</title>${css}</head><body><main></main><script src="app.js"></script></body></html>\n`,
  );
}
