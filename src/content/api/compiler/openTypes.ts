import { dirname, extname, join } from 'node:path';
import ts from 'typescript-js';
import type { TypeExport, TypePackage, TypePosition, TypeReader } from '../TypeReader';
import { findPaths } from '../../compilerPaths';
import { findSource, isLinked, isTypeScript, listLinkedPackages, packageOfFile, REACT } from '../../packages';
import type { Compiler } from './Compiler';
import { findModules, type RequestedPackage } from './findModules';
import { readEnum } from './readEnum';
import { positionAt } from './declaration';
import { readExports } from './readExports';
import { listLiteralFiles } from './readLiterals';
import { listSyntaxFaults, listUnresolved } from './unresolved';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

const sharedSources = new Map<string, ts.SourceFile | undefined>();

/**
 * Finds what modules mean: as bundles find it, so that React is that of the project, and a linked package is read as it is
 * written, with the `paths` of its own settings.
 */
function createResolver(
  root: string,
): (name: string, importer?: string) => ts.ResolvedModuleFull | undefined {
  const project = join(root, 'api.ts');
  const cache = ts.createModuleResolutionCache(root, (name) => name, OPTIONS);
  return (name, importer = project) => {
    const from = REACT.test(name) ? project : importer;
    const source = isLinked(from) ? findSource(name, dirname(from)) : undefined;
    if (source !== undefined) return { resolvedFileName: source, extension: extname(source) };
    const paths = isLinked(from) && from !== project ? findPaths(dirname(from)) : {};
    return Object.keys(paths).length > 0
      ? ts.resolveModuleName(name, from, { ...OPTIONS, paths }, ts.sys).resolvedModule
      : ts.resolveModuleName(name, from, OPTIONS, ts.sys, cache).resolvedModule;
  };
}

/**
 * Creates a compiler host for a folder; all hosts share the parsed files of packages outside of their folders, such as
 * the libraries of TypeScript itself.
 */
function createHost(root: string, resolve: ReturnType<typeof createResolver>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  return {
    ...host,
    getCurrentDirectory: () => root,
    resolveModuleNameLiterals: (names, importer) =>
      names.map(({ text }) => ({ resolvedModule: resolve(text, importer) })),
    getSourceFile: (file, ...rest) => {
      if (isLinked(file) || file.startsWith(`${root}/`)) return host.getSourceFile(file, ...rest);
      if (!sharedSources.has(file)) sharedSources.set(file, host.getSourceFile(file, ...rest));
      return sharedSources.get(file);
    },
  };
}

/** Finds the type of everything that React can render: the return type of its function components. */
function findReactNode(
  program: ts.Program,
  checker: ts.TypeChecker,
  file: string | undefined,
): ts.Type | undefined {
  const source = file === undefined ? undefined : program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const symbol =
    module && checker.getExportsOfModule(module).find(({ name }) => name === 'FunctionComponent');
  return symbol && checker.getDeclaredTypeOfSymbol(symbol).getCallSignatures()[0]?.getReturnType();
}

/** Lists the modules in TypeScript that a program has of the package in a folder, as paths in it. */
function listSources(folder: string, program: ts.Program): string[] {
  return program
    .getSourceFiles()
    .filter(({ fileName }) => isTypeScript(fileName) && packageOfFile(fileName)?.folder === folder)
    .map(({ fileName }) => fileName.slice(folder.length + 1))
    .toSorted();
}

/** Lists the modules of a program that are in none of the linked packages among some packages and what they need. */
function listStrays(names: readonly string[], root: string, program: ts.Program): TypePosition[] {
  const known = [root, ...listLinkedPackages(names, root).map(({ folder }) => folder)];
  const strays = program
    .getSourceFiles()
    .filter(
      ({ fileName }) => isLinked(fileName) && !known.some((folder) => fileName.startsWith(`${folder}/`)),
    );
  const folders = new Map(strays.map((source) => [dirname(source.fileName), source]));
  return [...folders.values()].map((source) => positionAt(source, 0, root));
}

/**
 * Reads the types of installed packages with TypeScript. Only this folder depends on the compiler; another
 * compiler can replace it by implementing `TypeReader`.
 */
export function openTypes(root: string, packages: readonly RequestedPackage[]): TypeReader {
  const resolveModule = createResolver(root);
  const resolve = (module: string) => resolveModule(module)?.resolvedFileName;
  const found = packages.map((each) => findModules(root, each, resolve));
  const files = found.flatMap((entry) => ('modules' in entry ? entry.modules.map(({ file }) => file) : []));
  const literalFiles = found.flatMap((entry) =>
    'modules' in entry
      ? listLiteralFiles(
          entry.folder,
          entry.modules.some(({ file }) => isTypeScript(file)),
        )
      : [],
  );
  // A package may use React's types without a word about it: those of JSX are global.
  const react = resolve('react');
  const program = ts.createProgram({
    rootNames: [...files, ...literalFiles, ...(react === undefined ? [] : [react])],
    options: OPTIONS,
    host: createHost(root, resolveModule),
  });
  const checker = program.getTypeChecker();
  const node = findReactNode(program, checker, react);
  const compiler: Compiler = {
    checker,
    program,
    root,
    literalFiles,
    enums: new Map(),
    ...(node && { node }),
  };
  const read = found.flatMap((entry): TypePackage[] => {
    if (!('modules' in entry)) return [];
    const modules = entry.modules.map((module) => {
      let exports: readonly TypeExport[] | undefined;
      return { ...module, exports: () => (exports ??= readExports(module.file, compiler)) };
    });
    const isWritten = modules.some(({ file }) => isTypeScript(file));
    return [{ ...entry, modules, sources: () => (isWritten ? listSources(entry.folder, program) : []) }];
  });
  const missing = found.flatMap((entry) => ('reason' in entry ? [entry] : []));
  const names = packages.map(({ name }) => name);
  return {
    packages: read,
    missing,
    unresolved: listUnresolved(names, compiler),
    faults: listSyntaxFaults(names, compiler),
    strays: listStrays(names, root, program),
    findEnum: (meaning) => {
      const symbol = compiler.enums.get(meaning);
      return symbol && readEnum(symbol, compiler);
    },
  };
}
