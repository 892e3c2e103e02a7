import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readModules } from './readModules';

/** A demo as it lies on disk. */
export interface DemoSource {
  readonly name: string;
  /** Path of the source from the project root. */
  readonly file: string;
  readonly code: string;
  /** The source is JavaScript; there are no types to remove, and none to show. */
  readonly isJavaScript: boolean;
  /** The lines that are shown while the code is collapsed. */
  readonly preview?: string;
  /** Modules beside it that it imports, directly or not: path to code. */
  readonly modules: Readonly<Record<string, string>>;
  /** What it imports of packages, directly or not; sorted. */
  readonly specifiers: readonly string[];
}

/** The demo of a name beside a page; undefined where there is no such file. `.js` names may be `.tsx` files. */
export function readDemo(pageFile: string, name: string): DemoSource | undefined {
  const folder = dirname(pageFile);
  const file = ['.tsx', '.ts', '.js', '.jsx']
    .map((end) => `${folder}/${name}${end}`)
    .find((path) => existsSync(path));
  if (!file) return undefined;
  const { modules: all, specifiers } = readModules(file);
  const { [file]: code = '', ...modules } = all;
  const previewFile = `${file}.preview`;
  const preview = existsSync(previewFile)
    ? readFileSync(previewFile, 'utf8').replaceAll('\r\n', '\n').trimEnd()
    : undefined;
  const isJavaScript = /\.jsx?$/.test(file);
  return { name, file, code, isJavaScript, ...(preview ? { preview } : {}), modules, specifiers };
}
