import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parse } from 'yaml';

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function readManifest(folder: string): Manifest {
  const file = `${folder}/package.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/** Reads the versions that a workspace names once for all of its packages. */
function readCatalog(folder: string): Readonly<Record<string, string>> {
  const file = `${folder}/pnpm-workspace.yaml`;
  if (!existsSync(file)) return {};
  return (parse(readFileSync(file, 'utf8')) as { catalog?: Record<string, string> }).catalog ?? {};
}

/** Reads the versions of the packages that a workspace itself contains. */
function readOwn(folder: string): Map<string, string> {
  const packages = `${folder}/packages`;
  const names = existsSync(packages) ? readdirSync(packages) : [];
  return new Map(
    names.flatMap((name) => {
      const { name: own, version } = readManifest(`${packages}/${name}`);
      return own !== undefined && version !== undefined ? [[own, version] as const] : [];
    }),
  );
}

/**
 * Returns what to install for some packages that the demos of a source import: each with the version that the
 * source's own manifests name. A name without a version there is left out: it may be an alias of the source,
 * and a registry may have another package of that name.
 * @param root folder of the documentation; its manifest and that of the folder above count
 * @example listInstalls(['rxjs'], '/clone/docs') // ['rxjs@^7.8.2']
 */
export function listInstalls(names: Iterable<string>, root: string): string[] {
  const folders = [root, posix.dirname(root)];
  const catalog = Object.assign({}, ...folders.map(readCatalog)) as Record<string, string>;
  const own = new Map(folders.flatMap((folder) => [...readOwn(folder)]));
  const wanted = new Map(
    folders
      .map(readManifest)
      .flatMap(({ dependencies, devDependencies }) => Object.entries({ ...devDependencies, ...dependencies }))
      .reverse(),
  );
  return [...new Set(names)].sort().flatMap((name) => {
    const range = wanted.get(name) ?? '';
    const version = range.startsWith('catalog:')
      ? catalog[name]
      : range.startsWith('workspace:')
        ? own.get(name)
        : range;
    const found = version || own.get(name);
    return found ? `${name}@${found}` : [];
  });
}
