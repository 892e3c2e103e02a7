import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { listImports } from '../../model/demos/specifiers';

/** A module with everything that it imports, directly or not. */
export interface ModuleGraph {
  /** Path from the project root to code, the module itself leading. */
  readonly modules: Readonly<Record<string, string>>;
  /** What is imported of packages at run time: `@mui/material/Button`, `react` and so on; sorted. */
  readonly specifiers: readonly string[];
}

const ENDS = [
  '',
  '.tsx',
  '.ts',
  '.d.ts',
  '.jsx',
  '.js',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

function read(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}

/**
 * Reads a module and the relative modules below it, those of types among them: whoever takes it along compiles it.
 * Imports that lead to no file are left to whoever loads it.
 */
export function readModules(file: string): ModuleGraph {
  const modules: Record<string, string> = {};
  const specifiers = new Set<string>();
  const visit = (path: string) => {
    const code = read(path);
    modules[path] = code;
    for (const { specifier, isTypes } of /\.[jt]sx?$/.test(path) ? listImports(code) : []) {
      if (!specifier.startsWith('.')) {
        if (!isTypes) specifiers.add(specifier);
        continue;
      }
      const base = posix.join(posix.dirname(path), specifier);
      const found = ENDS.map((end) => base + end).find(
        (candidate) => /\.\w+$/.test(candidate) && existsSync(candidate),
      );
      if (found && modules[found] === undefined) visit(found);
    }
  };
  visit(file);
  return { modules, specifiers: [...specifiers].sort() };
}
