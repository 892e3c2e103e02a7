import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, transformSync } from 'esbuild';
import type { NavPage } from '../../model/navigation/NavPage';
import { PUBLIC } from '../workspace';

/** The documentation that a folder belongs to, as its own site arranges it. All paths are absolute. */
export interface SourceDocs {
  readonly folder: string;
  /** Folder with `data` and `pages`; the folder itself if there is none. */
  readonly root: string;
  /** Pathnames of the Markdown files by their path, from the routes of the source; empty if it has none. */
  readonly routes: ReadonlyMap<string, readonly string[]>;
  /** The source's navigation tree, if it has one. */
  readonly nav: readonly NavPage[] | undefined;
  /** Folders that the source's modules name by an alias: beginning of the specifier → folder. */
  readonly aliases: ReadonlyMap<string, string>;
}

/** Lists the files below a folder, sorted, without hidden files, links and installed packages. */
export function listFilesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return listFilesBelow(path);
      return entry.isFile() ? [path] : [];
    });
}

/** Lists a folder and the folders above it, nearest first. */
function listAbove(folder: string): string[] {
  const above = posix.dirname(folder);
  return above === folder ? [folder] : [folder, ...listAbove(above)];
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

const ROUTE = /\bfrom\s*['"]([^'"]+\.md)(?:\?[\w-]+)?['"]/g;

/** Returns the Markdown file that a route imports: relative, or by an alias that ends before `data/`. */
function findMarkdown(route: string, specifier: string, root: string): string {
  return specifier.startsWith('.')
    ? posix.join(posix.dirname(route), specifier)
    : `${root}/data/${specifier.replace(/^.*?(?:^|\/)data\//, '')}`;
}

/** Reads which pathname shows which Markdown file. A page that composes several files counts for each. */
function readRoutes(root: string): Map<string, string[]> {
  const routes = new Map<string, string[]>();
  const pages = `${root}/pages`;
  if (!isFolder(pages)) return routes;
  for (const file of listFilesBelow(pages)) {
    const [, route] = /^(.*)\.[jt]sx?$/.exec(file.slice(pages.length)) ?? [];
    if (route === undefined) continue;
    const pathname = route.replace(/\/index$/, '') || '/';
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(ROUTE)) {
      const markdown = findMarkdown(file, specifier, root);
      routes.set(markdown, [...(routes.get(markdown) ?? []), pathname]);
    }
  }
  return routes;
}

/** Evaluates a module of plain data with its relative imports; returns its exports. Nothing else is reachable. */
async function evaluate(file: string): Promise<Readonly<Record<string, unknown>>> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'neutral',
    packages: 'external',
    logLevel: 'silent',
  });
  const module = { exports: {} };
  runInNewContext(outputFiles[0]?.text ?? '', { module, exports: module.exports, require: () => ({}) });
  return module.exports;
}

/** Reads the tree from the nearest `pages.ts`; undefined if there is none. */
async function readNav(folder: string, root: string): Promise<readonly NavPage[] | undefined> {
  const above = listAbove(folder).filter((path) => path.startsWith(root));
  const file = [...above, `${root}/data`]
    .flatMap((path) => [`${path}/pages.ts`, `${path}/pages.js`])
    .find(existsSync);
  if (file === undefined) return undefined;
  const exported = await evaluate(file);
  const tree = exported['default'] ?? exported['pages'];
  // A value of another context is no instance of this one's Array.
  return Array.isArray(tree) ? (JSON.parse(JSON.stringify(tree)) as NavPage[]) : undefined;
}

/** Reads the aliases of the nearest `tsconfig.json` that lead into the documentation itself. */
function readAliases(root: string): Map<string, string> {
  const aliases = new Map<string, string>();
  for (const folder of listAbove(root).slice(0, 3)) {
    const file = `${folder}/tsconfig.json`;
    if (!existsSync(file)) continue;
    // The format allows comments and trailing commas, as a script does.
    const { code } = transformSync(`result = ${readFileSync(file, 'utf8')}`, { loader: 'js' });
    const context: { result?: { compilerOptions?: { paths?: Record<string, string[]> } } } = {};
    runInNewContext(code, context);
    for (const [name, [target = ''] = []] of Object.entries(context.result?.compilerOptions?.paths ?? {})) {
      const path = posix.join(folder, target.replace(/\*$/, ''));
      if (name.endsWith('/*') && `${path}/`.startsWith(`${root}/`)) aliases.set(name.slice(0, -1), path);
    }
  }
  return aliases;
}

/**
 * Reads how the site that a folder of documentation comes from arranges it: routes, navigation, aliases. A
 * folder that belongs to no such site has none of them.
 */
export async function readSourceDocs(folder: string): Promise<SourceDocs> {
  const root =
    listAbove(folder).find((path) => isFolder(`${path}/pages`) && `${folder}/`.startsWith(`${path}/data/`)) ??
    folder;
  return {
    folder,
    root,
    routes: readRoutes(root),
    nav: await readNav(folder, root),
    aliases: readAliases(root),
  };
}

/**
 * Returns the addresses of the public files that an address in the code means: all files of its folder if a
 * part of it is computed.
 * @example listNamedAssets('/clone/docs', '/static/logos/${name}.svg') // ['/static/logos/a.svg']
 */
export function listNamedAssets(root: string, address: string): string[] {
  const [start = '', computed] = address.split('${');
  if (computed === undefined) return [address];
  const folder = posix.dirname(`${start}.`);
  const path = `${root}/${PUBLIC.folder}${folder}`;
  const names = isFolder(path) ? readdirSync(path).filter((name) => posix.extname(name) !== '') : [];
  return names.length > 0 ? names.map((name) => `${folder}/${name}`) : [address];
}
