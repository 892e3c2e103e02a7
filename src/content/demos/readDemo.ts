import { existsSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';

/** A demo as it lies on disk. */
export interface DemoSource {
  readonly name: string;
  /** Path of the source from the project root. */
  readonly file: string;
  readonly code: string;
  /** The lines that are shown while the code is collapsed. */
  readonly preview?: string;
  /** Modules beside it that it imports, directly or not: path to code. */
  readonly modules: Readonly<Record<string, string>>;
  /** Names of the packages that it imports, directly or not. */
  readonly packages: readonly string[];
}

const ENDS = ['', '.tsx', '.ts', '.jsx', '.js'];

function listSpecifiers(code: string): string[] {
  const statements = code.matchAll(
    /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*'([^']+)'|(?:^|\n)import\s+'([^']+)'/g,
  );
  return [...statements].map(([, from, bare]) => from ?? bare ?? '');
}

/** `@scope/name/path` and `name/path` both belong to a package. */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function read(file: string): string {
  return readFileSync(file, 'utf8').replace(/^﻿/, '').replaceAll('\r\n', '\n');
}

/** The demo of a name beside a page; undefined where there is no such file. `.js` names may be `.tsx` files. */
export function readDemo(pageFile: string, name: string): DemoSource | undefined {
  const folder = dirname(pageFile);
  const file = ['.tsx', '.ts', '.js', '.jsx']
    .map((end) => `${folder}/${name}${end}`)
    .find((path) => existsSync(path));
  if (!file) return undefined;
  const code = read(file);
  const modules: Record<string, string> = {};
  const packages = new Set<string>();
  const visit = (from: string, text: string) => {
    for (const specifier of listSpecifiers(text)) {
      if (!specifier.startsWith('.')) {
        packages.add(packageName(specifier));
        continue;
      }
      const base = posix.join(posix.dirname(from), specifier);
      const path = ENDS.map((end) => base + end).find(
        (candidate) => /\.\w+$/.test(candidate) && existsSync(candidate),
      );
      if (!path || modules[path] !== undefined) continue;
      const text2 = read(path);
      modules[path] = text2;
      visit(path, text2);
    }
  };
  visit(file, code);
  const previewFile = `${file}.preview`;
  return {
    name,
    file,
    code,
    ...(existsSync(previewFile) ? { preview: read(previewFile).trimEnd() } : {}),
    modules,
    packages: [...packages].sort(),
  };
}
