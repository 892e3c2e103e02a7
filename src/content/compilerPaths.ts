import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript-js';
import { findSettings } from './compilerSettings';
import { findPackage, listLinkedPackages, listSourceEntries } from './packages';

/** Names of modules, which may have a star, with the places that they mean. */
export type ModulePaths = Readonly<Record<string, string[]>>;

const known = new Map<string, ModulePaths>();

/** Returns the modules and folders in the base folder of a settings file by the names that they have without a dot. */
function listNames(folder: string): ModulePaths {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return Object.fromEntries(
    entries.flatMap((entry): [string, string[]][] => {
      const name = entry.name.replace(/\.[cm]?[jt]sx?$/, '');
      // Packages keep their names.
      if (/^[.\W]|^node_modules$/.test(name) || findPackage(name, folder) !== undefined) return [];
      const path = join(folder, name);
      return entry.isDirectory()
        ? [
            [name, [path]],
            [`${name}/*`, [`${path}/*`]],
          ]
        : [[name, [path]]];
    }),
  );
}

/**
 * Returns the `paths` in a settings file with all that it extends, as absolute paths, and its `baseUrl` as one of them; without
 * any, those of the projects that it refers to.
 */
export function readPaths(file: string): ModulePaths {
  const found = known.get(file);
  if (found) return found;
  const { config = {} } = ts.readConfigFile(file, ts.sys.readFile) as { config?: object };
  // The files of the program do not count, and listing them takes time.
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, files: [], include: [] },
    ts.sys,
    dirname(file),
  );
  const { paths = {}, baseUrl, pathsBasePath = dirname(file) } = options;
  const base = baseUrl ?? String(pathsBasePath);
  const named = Object.entries(paths).map(([name, places]) => [
    name,
    places.map((place) => resolve(base, place)),
  ]);
  const own: ModulePaths = {
    ...(baseUrl !== undefined && listNames(baseUrl)),
    ...(Object.fromEntries(named) as ModulePaths),
  };
  known.set(file, own);
  const { references = [] } = config as { references?: readonly { readonly path: string }[] };
  if (Object.keys(own).length > 0 || references.length === 0) return own;
  const projects = references.map(({ path }) => resolve(dirname(file), path));
  const read = Object.assign(
    {},
    ...projects.map((path) => readPaths(path.endsWith('.json') ? path : resolve(path, 'tsconfig.json'))),
  ) as ModulePaths;
  known.set(file, read);
  return read;
}

/** Returns the `paths` of the nearest settings file of a folder. */
export function findPaths(folder: string): ModulePaths {
  const file = findSettings(folder);
  return file === undefined ? {} : readPaths(file);
}

/** Returns the places of the types of React: those of the project, also for packages that have others. */
function findReact(): ModulePaths {
  const entries = ['react', 'react-dom'].flatMap((name): (readonly [string, string[]])[] => {
    const folder = findPackage(`@types/${name}`) ?? findPackage(name);
    return folder === undefined
      ? []
      : [
          [name, [folder]],
          [`${name}/*`, [`${folder}/*`]],
        ];
  });
  return Object.fromEntries(entries);
}

/**
 * Returns the `paths` of a program that imports some packages: those of its settings file, and those of the linked packages
 * among them. A name that has several places means the first one with a file. Undefined if no package is linked.
 */
export function pathsOfProgram(file: string, packages: Iterable<string>): ModulePaths | undefined {
  const linked = listLinkedPackages(packages);
  if (linked.length === 0) return undefined;
  const sources = linked.map(({ packageName, folder }) =>
    Object.fromEntries(
      [...listSourceEntries(folder)].map(([entry, path]) => [packageName + entry.slice(1), [path]]),
    ),
  );
  const all = [findReact(), readPaths(file), ...sources, ...linked.map(({ folder }) => findPaths(folder))];
  const merged: Record<string, string[]> = {};
  for (const paths of all)
    for (const [name, places] of Object.entries(paths))
      merged[name] = [...new Set([...(merged[name] ?? []), ...places])];
  return merged;
}
