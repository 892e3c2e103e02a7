import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript-js';
import type { TypeExport, TypePackage, TypeReader } from '../TypeReader';
import type { Compiler } from './Compiler';
import { findModules } from './findModules';
import { listUnresolved } from './listUnresolved';
import { packageOfFile } from './packageOfFile';
import { readExports } from './readExports';

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

/** What React renders: what its function components may return. */
function findReactNode(program: ts.Program, checker: ts.TypeChecker, root: string): ts.Type | undefined {
  const file = ts.resolveModuleName('react', join(root, 'api.ts'), OPTIONS, ts.sys).resolvedModule;
  const source = file && program.getSourceFile(file.resolvedFileName);
  const module = source && checker.getSymbolAtLocation(source);
  const symbol =
    module && checker.getExportsOfModule(module).find(({ name }) => name === 'FunctionComponent');
  return symbol && checker.getDeclaredTypeOfSymbol(symbol).getCallSignatures()[0]?.getReturnType();
}

function listVersions(program: ts.Program, root: string): Record<string, string> {
  const versions: Record<string, string> = {};
  for (const { fileName } of program.getSourceFiles()) {
    const folder = packageOfFile(fileName)?.folder;
    const name = folder && relative(root, folder).replaceAll('\\', '/');
    if (!folder || !name || versions[name] !== undefined) continue;
    const file = join(folder, 'package.json');
    const { version = '' } = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as { version?: string })
      : {};
    versions[name] = version;
  }
  return versions;
}

/**
 * The types of installed packages, read with TypeScript. This folder is the only place that knows the compiler: another
 * one takes its place by giving the same `TypeReader`.
 */
export function openTypes(root: string, packageNames: readonly string[]): TypeReader {
  const found = packageNames.map((name) => findModules(root, name, OPTIONS));
  const files = found.flatMap((entry) => ('modules' in entry ? entry.modules.map(({ file }) => file) : []));
  const program = ts.createProgram({
    rootNames: files,
    options: OPTIONS,
    host: { ...ts.createCompilerHost(OPTIONS), getCurrentDirectory: () => root },
  });
  const checker = program.getTypeChecker();
  const node = findReactNode(program, checker, root);
  const compiler: Compiler = { checker, program, root, ...(node && { node }) };
  const packages = found.flatMap((entry): TypePackage[] => {
    if (!('modules' in entry)) return [];
    const modules = entry.modules.map((module) => {
      let exports: readonly TypeExport[] | undefined;
      return { ...module, exports: () => (exports ??= readExports(module.file, compiler)) };
    });
    return [{ name: entry.name, version: entry.version, folder: entry.folder, modules }];
  });
  const missing = found.flatMap((entry) =>
    'reason' in entry ? [{ name: entry.name, reason: entry.reason }] : [],
  );
  return {
    packages,
    missing,
    unresolved: listUnresolved(packageNames, compiler),
    versions: listVersions(program, root),
  };
}
