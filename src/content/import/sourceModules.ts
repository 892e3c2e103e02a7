import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { listImports, packageName } from '../../model/demos/specifiers';
import { findModule } from '../demos/familyModule';
import { findPackage } from '../packages';
import type { SourceDocs } from './sourceDocs';

/** An import of a source module. */
interface SourceImport {
  readonly specifier: string;
  /** Position of the specifier in the code. */
  readonly index: number;
  /** The file that it means, if it is one of the source, or of the product in its place. */
  readonly target?: string;
}

/** A module of the source documentation. */
export interface SourceModule {
  readonly file: string;
  readonly code: string;
  readonly imports: readonly SourceImport[];
}

/** A demo of the source. */
export interface SourceDemo {
  /** The demo and every module that it needs. */
  readonly modules: readonly SourceModule[];
  /** Imports that keep it from being brought along: the specifier and its place. */
  readonly refused: readonly {
    readonly specifier: string;
    readonly file: string;
    readonly line: number;
    /** Whether it is a package that could be installed. */
    readonly isPackage: boolean;
  }[];
}

/** Returns the file that an import means; undefined for a package and for a file that does not exist. */
function findTarget(importer: string, specifier: string, aliases: SourceDocs['aliases']): string | undefined {
  if (specifier.startsWith('.')) return findModule(importer, specifier);
  const alias = [...aliases.keys()].find((start) => specifier.startsWith(start));
  return alias === undefined
    ? undefined
    : findModule(`${aliases.get(alias)}/.`, `./${specifier.slice(alias.length)}`);
}

function isInstalled(specifier: string): boolean {
  const name = packageName(specifier);
  return findPackage(name) !== undefined || builtinModules.includes(name.replace(/^node:/, ''));
}

/** Returns the source of a demo: TypeScript before JavaScript, like the build; undefined if there is none. */
export function findDemoFile(path: string): string | undefined {
  return ['.tsx', '.ts', '.js', '.jsx'].map((end) => path + end).find(existsSync);
}

/** Returns the file of a component that a page names by its path below the source's `src`. */
export function findComponentFile(root: string, name: string): string | undefined {
  const path = `${root}/src/${name}`;
  return /\.[jt]sx?$/.test(name) && existsSync(path) ? path : findDemoFile(path);
}

/**
 * Reads a demo and the modules of the source that it imports, directly or indirectly; those of the source's own
 * site are below `src`, and its data can be anywhere. Refused are packages that are not installed, and modules
 * that are missing or elsewhere.
 * @param ports modules of the product that take the place of others, by specifier
 */
export function readSourceDemo(
  file: string,
  { root, aliases }: SourceDocs,
  ports: Readonly<Record<string, string>> = {},
): SourceDemo {
  const modules = new Map<string, SourceModule>();
  const refused: SourceDemo['refused'][number][] = [];
  const folders = existsSync(`${root}/pages`) ? [`${root}/data/`, `${root}/src/`] : [`${root}/`];
  const isOfSource = (target: string) =>
    folders.some((folder) => target.startsWith(folder)) ||
    (target.endsWith('.json') && target.startsWith(`${root}/`));
  const isAlias = (specifier: string) => [...aliases.keys()].some((alias) => specifier.startsWith(alias));
  const visit = (path: string) => {
    const code = readFileSync(path, 'utf8');
    const imports: SourceImport[] = [];
    modules.set(path, { file: path, code, imports });
    for (const { specifier, index, isTypes } of /\.[jt]sx?$/.test(path) ? listImports(code) : []) {
      const port = Object.hasOwn(ports, specifier) ? ports[specifier] : undefined;
      if (port !== undefined) {
        imports.push({ specifier, index, target: port });
        continue;
      }
      const target = findTarget(path, specifier, aliases);
      const isPackage = target === undefined && !specifier.startsWith('.') && !isAlias(specifier);
      if (target !== undefined && isOfSource(target)) {
        imports.push({ specifier, index, target });
        if (!modules.has(target)) visit(target);
      } else if (!isPackage || !(isTypes || isInstalled(specifier))) {
        const line = code.slice(0, index).split('\n').length;
        refused.push({ specifier, file: path, line, isPackage });
      }
    }
  };
  visit(file);
  return { modules: [...modules.values()], refused };
}

/**
 * Returns the code of a module at its new place: relative imports and aliases lead to the new places of what
 * they mean.
 * @param newPathOf returns the new path of a file of the source
 */
export function relocate({ file, code, imports }: SourceModule, newPathOf: (file: string) => string): string {
  let text = code;
  for (const { specifier, index, target } of [...imports].reverse()) {
    if (target === undefined) continue;
    const [end = ''] = /\.\w+$/.exec(specifier.split('/').at(-1) ?? '') ?? [];
    const isIndex = /\/index\.\w+$/.test(target) && !/(?:^|\/)index(?:\.\w+)?$/.test(specifier);
    const named = newPathOf(target).replace(isIndex ? /\/index\.\w+$/ : end === '' ? /\.\w+$/ : /$/, '');
    const path = posix.relative(posix.dirname(newPathOf(file)), named);
    const written = path.startsWith('.') ? path : `./${path}`;
    text = text.slice(0, index) + written + text.slice(index + specifier.length);
  }
  return text;
}
