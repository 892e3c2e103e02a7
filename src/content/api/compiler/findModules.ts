import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript-js';

const DECLARATIONS = /\.d\.[cm]?ts$/;

/** A module that a package gives to its users, found and not yet read. */
export interface FoundModule {
  readonly name: string;
  readonly segment: string;
  readonly file: string;
}

/** A package with its modules, or the reason why there are none. */
export type FoundPackage =
  | {
      readonly name: string;
      readonly version: string;
      readonly folder: string;
      readonly modules: readonly FoundModule[];
    }
  | { readonly name: string; readonly reason: string };

function findFolder(root: string, name: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (dirname(folder) === folder) return undefined;
  }
}

/**
 * The modules of an installed package that its users can import: the package itself and each folder beside its root
 * declarations that resolves from outside.
 */
export function findModules(root: string, name: string, options: ts.CompilerOptions): FoundPackage {
  const folder = findFolder(root, name);
  if (folder === undefined) return { name, reason: 'is not installed' };
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version?: string };
  const resolve = (module: string) =>
    ts.resolveModuleName(module, join(root, 'api.ts'), options, ts.sys).resolvedModule?.resolvedFileName;
  const file = resolve(name);
  if (file === undefined || !DECLARATIONS.test(file)) return { name, reason: 'has no type declarations' };
  const modules: FoundModule[] = [{ name, segment: '', file }];
  const segments = readdirSync(dirname(file), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name)
    .toSorted();
  for (const segment of segments) {
    const found = resolve(`${name}/${segment}`);
    if (found && DECLARATIONS.test(found) && !modules.some((module) => module.file === found)) {
      modules.push({ name: `${name}/${segment}`, segment, file: found });
    }
  }
  return { name, version: version ?? '', folder, modules };
}
