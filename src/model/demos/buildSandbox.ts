import { defaultLanguage } from '../languages/defaultLanguage';
import { escapeHtml } from '../page/escapeHtml';
import type { CodeVariant } from '../settings/codeSettings';
import type { DemoColorMode } from './demoColorMode';
import type { DemoExtras, DemoKit, PackageVersions } from './demo';
import { MAIN_FILE } from './demoFiles';
import { listSpecifiers, packageName } from './specifiers';

/** A complete project that shows one demo. */
export interface SandboxProject {
  readonly title: string;
  readonly description: string;
  /** Source text by path from the project root. */
  readonly files: Readonly<Record<string, string>>;
  /** The file to open first. */
  readonly openFile: string;
}

export interface SandboxOptions {
  /** Name of the demo. */
  readonly name: string;
  readonly variant: CodeVariant;
  readonly extras: Pick<DemoExtras, 'code' | 'modules' | 'packages'>;
  readonly kit: Pick<
    DemoKit,
    'productName' | 'provider' | 'providerFiles' | 'styles' | 'colorMode' | 'packages' | 'family'
  >;
  /** Files as edited by the reader, by path as in `FileTexts`. */
  readonly edited?: Readonly<Record<string, { readonly text: string }>> | undefined;
  /** A module that exports props of the provider, such as the reader's theme; absent if there are none. */
  readonly theme?: string | undefined;
}

const VITE_CONFIG = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`;

const TS_CONFIG = {
  compilerOptions: {
    target: 'es2022',
    lib: ['dom', 'dom.iterable', 'es2023'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    allowJs: true,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['vite/client'],
  },
  include: ['src'],
};

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function sorted(packages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Converts `SaveButton` to `save-button`, because package names contain no capitals. */
function projectName(name: string): string {
  return `${name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()}-demo`;
}

/**
 * Returns the packages of the product family that code imports, including imports of types only, with the
 * packages that these need.
 */
function importedPackages(code: string, family: DemoKit['family']): PackageVersions {
  const specifiers = listSpecifiers(code.replace(/^([^\S\n]*(?:import|export))\s+type\b/gm, '$1'));
  return Object.fromEntries(specifiers.flatMap((name) => Object.entries(family[packageName(name)] ?? {})));
}

/** Returns a folder deep enough that files in folders above it stay inside the outer one. */
function folderIn(outer: string, name: string, files: readonly string[]): string {
  const ups = files.map((path) => path.split('/').filter((part) => part === '..').length);
  return [outer, ...Array.from({ length: Math.max(0, ...ups) }, () => name)].join('/');
}

/** Folder of a provider with files beside it; a demo may have files of the same names. */
const PROVIDER_FOLDER = 'src/sandboxProvider';

function resolve(folder: string, path: string): string {
  const parts = folder.split('/');
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/**
 * Returns the path of a source file in a language; files that are neither TypeScript nor JavaScript keep
 * theirs. Vite accepts JSX only in files named `.jsx` or `.tsx`. A module that is imported with its extension
 * keeps it.
 */
function inVariant(path: string, variant: CodeVariant, sources: readonly string[]): string {
  const file = path.split('/').at(-1) ?? path;
  const isNamed = sources.some((source) => source.includes(`/${file}'`) || source.includes(`/${file}"`));
  const ended = isNamed ? path : path.replace(/\.js$/, '.jsx');
  return variant === 'TS' ? ended : ended.replace(/\.ts(x?)$/, '.js$1');
}

/** Returns the files beside a module, by path from the root of the project. */
function listFiles(
  folder: string,
  texts: readonly (readonly [path: string, text: string])[],
  variant: CodeVariant,
  code: string,
): Record<string, string> {
  const sources = [code, ...texts.map(([, text]) => text)];
  return Object.fromEntries(
    texts
      // Type declarations have no JavaScript equivalent.
      .filter(([path]) => variant === 'TS' || !path.endsWith('.d.ts'))
      .map(([path, text]) => [inVariant(resolve(folder, path), variant, sources), text]),
  );
}

/**
 * Returns the component name of a demo. JSX treats a lowercase name as an HTML element, and a file name may
 * not be a valid identifier; then the name is `Demo`.
 */
function componentName(name: string): string {
  return /^[A-Z][\w$]*$/.test(name) ? name : 'Demo';
}

/** Name of the module with the reader's theme; a demo may have a module named `theme`. */
const THEME = 'readerTheme';

/**
 * Returns the module that shows the demo. Style sheets apply in the order of imports, as on the page: those of the library,
 * the provider's, those of the demo.
 */
function mainModule(
  name: string,
  demo: string,
  provider: string,
  variant: CodeVariant,
  styles: readonly string[],
  theme = '',
): string {
  const props = [...theme.matchAll(/^export const (\w+)/gm)].map(([, prop = '']) => prop);
  const Component = componentName(name);
  const container = variant === 'TS' ? "document.getElementById('root')!" : "document.getElementById('root')";
  return `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
${styles.map((specifier) => `import '${specifier}';\n`).join('')}import { Provider } from './${provider}';
import ${Component} from './${demo}';
${theme ? `import { ${props.join(', ')} } from './${THEME}';\n` : ''}
createRoot(${container}).render(
  <StrictMode>
    <Provider${props.map((prop) => ` ${prop}={${prop}}`).join('')}>
      <${Component} />
    </Provider>
  </StrictMode>,
);
`;
}

/** Returns the script that gives the library the color mode of the device, before anything is shown. */
function modeScript({ selector, attribute, values }: DemoColorMode): string {
  const element = selector === 'body' ? 'document.body' : 'document.documentElement';
  const { light, dark } = values;
  const lines = attribute
    ? [`${element}.setAttribute('${attribute}', device.matches ? '${dark}' : '${light}');`]
    : [
        `${element}.classList.toggle('${dark}', device.matches);`,
        `${element}.classList.toggle('${light}', !device.matches);`,
      ];
  return `    <script>
      const device = matchMedia('(prefers-color-scheme: dark)');
      const showMode = () => {
${lines.map((line) => `        ${line}\n`).join('')}      };
      device.addEventListener('change', showMode);
      showMode();
    </script>`;
}

/**
 * Returns a complete Vite project that shows a demo inside its product's provider, with one exact version of
 * every package: the demo with its modules, `src/main`, the provider with its files, and the files to install and build
 * them.
 */
export function buildSandbox({
  name,
  variant,
  extras,
  kit,
  edited = {},
  theme,
}: SandboxOptions): SandboxProject {
  const end = variant === 'TS' ? 'tsx' : 'jsx';
  const folder = folderIn('src', 'demo', Object.keys(extras.modules));
  const besideProvider = Object.keys(kit.providerFiles ?? {});
  const providerFolder =
    besideProvider.length > 0 ? folderIn(PROVIDER_FOLDER, 'provider', besideProvider) : 'src';
  const inSource = (path: string) => path.slice('src/'.length);
  const openFile = `${folder}/${name}.${end}`;
  const title = demoTitle(name, kit.productName);
  // A tool that the bundler calls.
  const { sass, ...packages } = { ...kit.packages, ...extras.packages };
  const mode = kit.colorMode ? `\n${modeScript(kit.colorMode)}` : '';
  const code = edited[MAIN_FILE]?.text ?? extras.code[variant];
  const texts = Object.entries(extras.modules).map(
    ([path, source]) => [path, edited[path]?.text ?? source[variant]] as const,
  );
  const providerTexts = Object.entries(kit.providerFiles ?? {}).map(
    ([path, source]) => [path, source[variant]] as const,
  );
  const files: Record<string, string> = {
    'index.html': `<!doctype html>
<html lang="${defaultLanguage()}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>${kit.colorMode?.selector === 'body' ? '' : mode}
  </head>
  <body>${kit.colorMode?.selector === 'body' ? mode : ''}
    <div id="root"></div>
    <script type="module" src="/src/main.${end}"></script>
  </body>
</html>
`,
    'package.json': json({
      name: projectName(name),
      private: true,
      version: '0.0.0',
      type: 'module',
      scripts: {
        start: 'vite',
        dev: 'vite',
        build: 'vite build',
        preview: 'vite preview',
        ...(variant === 'TS' ? { types: 'tsc' } : {}),
      },
      dependencies: sorted({
        ...packages,
        ...Object.assign({}, ...Object.values(edited).map(({ text }) => importedPackages(text, kit.family))),
      }),
      devDependencies: sorted({ ...SANDBOX_TOOLS[variant], ...(sass ? { sass } : {}) }),
    }),
    'vite.config.js': VITE_CONFIG,
    ...(variant === 'TS' ? { 'tsconfig.json': json(TS_CONFIG) } : {}),
    [`src/main.${end}`]: mainModule(
      name,
      inSource(`${folder}/${name}`),
      inSource(`${providerFolder}/Provider`),
      variant,
      (kit.styles ?? []).map((specifier) =>
        specifier.startsWith('.') ? `./${inSource(resolve(providerFolder, specifier))}` : specifier,
      ),
      theme,
    ),
    [`${providerFolder}/Provider.${end}`]: kit.provider[variant],
    ...listFiles(providerFolder, providerTexts, variant, kit.provider[variant]),
    ...(theme ? { [`src/${THEME}.${end.slice(0, 2)}`]: theme } : {}),
    ...listFiles(folder, texts, variant, code),
    [openFile]: code,
  };
  return { title, description: title, files, openFile };
}

/**
 * Tools of a sandbox project. `npm run test:long` installs and builds projects with these versions.
 * TypeScript 6 is the last version written in JavaScript; sandboxes in the browser cannot run native
 * programs.
 */
const SANDBOX_TOOLS: Readonly<Record<CodeVariant, PackageVersions>> = {
  TS: {
    '@types/react': '19.3.0',
    '@types/react-dom': '19.3.0',
    '@vitejs/plugin-react': '6.3.0',
    typescript: '6.0.3',
    vite: '8.3.8',
  },
  JS: { '@vitejs/plugin-react': '6.3.0', vite: '8.3.8' },
};

/**
 * Returns the title of a demo outside its page.
 * @example demoTitle('BasicButtons', 'Material UI') // 'BasicButtons demo — Material UI'
 */
export function demoTitle(name: string, productName: string): string {
  return `${name} demo — ${productName}`;
}
