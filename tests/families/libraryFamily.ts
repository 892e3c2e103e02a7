import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { CACHE } from '../../src/content/workspace';
import { createFamily, type Family } from '../site/harness/createFamily';
import { addPackages, linkPackages } from '../site/harness/createKit';

/** Demos of each library, on the page `/kit/shown/`. */
export const DEMOS = ['Buttons', 'Form', 'Popup'] as const;

/** The folder of a library that is developed in the same workspace: its packages, and a project for the documentation. */
const WORKSPACE = 'workspace';
/** The project for the documentation in it. */
const PROJECT = 'docs';

/** Folders with a library: its packages, a product with three demos, and the setup of an app. */
export function listLibraries(): string[] {
  return readdirSync(__dirname).filter((name) => existsSync(join(__dirname, name, 'package.json')));
}

const hasWorkspace = (library: string) => existsSync(join(__dirname, library, WORKSPACE));

const familyName = (library: string) => (hasWorkspace(library) ? `${library}/${PROJECT}` : library);

/** Returns the folder of the family with a library. */
export const familyFolder = (library: string) => join(CACHE.families, familyName(library));

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

/**
 * Puts the packages of a workspace beside a family, and installs what they need as the commands of a project do: by the
 * package manager of its lock file, which is one of the packages of the library.
 */
function installWorkspace(family: Family, library: string, packages: string): void {
  const root = dirname(family.folder);
  for (const name of readdirSync(root))
    if (name !== PROJECT) rmSync(join(root, name), { recursive: true, force: true });
  // A link to the packages of the project, which must not be written to.
  rmSync(join(family.folder, 'node_modules'), { recursive: true, force: true });
  const shell = readFileSync(join(family.folder, 'package.json'), 'utf8');
  cpSync(join(__dirname, library, WORKSPACE), root, { recursive: true });
  execFileSync(process.execPath, ['scripts/install.mjs'], {
    cwd: family.folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PATH: [join(packages, '.bin'), process.env.PATH].join(delimiter),
      npm_config_store_dir: join(dirname(packages), 'store'),
      npm_config_ignore_scripts: 'true',
    },
  });
  family.write('package.json', shell);
  addPackages(family, [join(process.cwd(), 'node_modules')]);
}

interface LibraryManifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
}

/** Creates a family with a library: its packages, and a product whose demos show it. */
export function createLibraryFamily(library: string): Family {
  const family = createFamily(familyName(library));
  const packages = installPackages(library);
  if (hasWorkspace(library)) installWorkspace(family, library, packages);
  else linkPackages(family, [packages]);
  const manifest = hasWorkspace(library) ? join(WORKSPACE, PROJECT, 'package.json') : 'package.json';
  const { dependencies, scripts = {} } = JSON.parse(
    readFileSync(join(__dirname, library, manifest), 'utf8'),
  ) as LibraryManifest;
  const product = join(family.folder, 'data/products/kit');
  cpSync(join(__dirname, library, 'product'), product, { recursive: true });
  // What the command of a family writes, such as its own style sheet.
  const programs = join(hasWorkspace(library) ? join(family.folder, 'node_modules') : packages, '.bin');
  for (const command of Object.values(scripts)) {
    const [program = '', ...options] = command.split(' ');
    execFileSync(join(programs, program), options, {
      cwd: join(family.folder, 'data/products'),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const entries = Object.entries(dependencies).map(([name, version]) => `\n    "${name}": "${version}",`);
  family.replace('package.json', '"dependencies": {', `"dependencies": {${entries.join('')}`);
  const hasApi = existsSync(join(product, 'apiSource.ts'));
  const imports = [
    ...(hasApi ? ["import * as kitApi from './kit/apiSource';"] : []),
    "import { nav as kitNav } from './kit/nav';",
    "import { product as kit } from './kit/product';",
  ];
  const api = hasApi ? ", api: [{ title: 'API reference', sources: Object.values(kitApi) }]" : '';
  family.replace(
    'data/products/index.ts',
    'export const products = [',
    `${imports.join('\n')}\n\nexport const products = [\n  { product: kit, nav: kitNav${api} },`,
  );
  return family;
}

/** React is that of the project for all modules of an app. */
const REACT = Object.fromEntries(
  ['react', 'react-dom'].map((name) => [name, join(process.cwd(), 'node_modules', name)]),
);

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
    alias: REACT,
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

/**
 * Bundles a page that renders components of some modules one at a time, into `bare/` of a family. A module that does not exist
 * is missing there.
 */
export async function bundleStage(family: string, id: string, modules: readonly string[]): Promise<void> {
  const product = join(process.cwd(), family, 'data/products/kit');
  const lines = [
    `import { FactStage } from ${JSON.stringify(join(__dirname, 'FactStage'))};`,
    "import { Bare } from './bare';",
    'const modules = Object.fromEntries(await Promise.all([',
    ...modules.map((name) => `['${name}', import('${name}').catch(() => undefined)],`),
    '].map(async ([name, module]) => [name, await module])));',
    `window.${id} = new FactStage(modules, Bare);`,
  ];
  await build({
    stdin: { contents: lines.join('\n'), resolveDir: product, loader: 'tsx', sourcefile: `${id}.tsx` },
    bundle: true,
    format: 'esm',
    splitting: true,
    outdir: join(family, 'bare', id),
    entryNames: id,
    jsx: 'automatic',
    alias: REACT,
    define: { 'process.env.NODE_ENV': '"development"' },
    loader: { '.css': 'css', '.module.css': 'local-css' },
    logLevel: 'error',
  });
  writeFileSync(
    join(family, 'bare', `${id}.html`),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stage</title></head><body><script type="module" src="${id}/${id}.js"></script></body></html>\n`,
  );
}
