import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DemoLicense } from '../../model/demos/demo';
import { readModules } from './familyModule';
import { packageName } from '../../model/demos/specifiers';
import { site } from '../../site';

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
  /** What it needs for these. */
  readonly licenses: readonly DemoLicense[];
}

/** The files of a demo. */
interface DemoFiles {
  /** What this build shows. */
  readonly shown: DemoSource;
  /** What it would show with a key that it lacks, or without those that it has. */
  readonly other?: DemoSource;
}

/** Stands behind the name of a demo's file that needs a license. */
export const LICENSED = '.licensed';

/** The source of a path without ending; undefined where there is no such file. */
function readSource(path: string, name: string): DemoSource | undefined {
  const file = ['.tsx', '.ts', '.js', '.jsx'].map((end) => path + end).find(existsSync);
  if (!file) return undefined;
  const { modules: all, specifiers } = readModules(file);
  const { [file]: code = '', ...modules } = all;
  const previewFile = `${file}.preview`;
  const preview = existsSync(previewFile)
    ? readFileSync(previewFile, 'utf8').replaceAll('\r\n', '\n').trimEnd()
    : undefined;
  const isJavaScript = /\.jsx?$/.test(file);
  const licenses = listLicenses(specifiers);
  return { name, file, code, isJavaScript, ...(preview ? { preview } : {}), modules, specifiers, licenses };
}

/**
 * The files of the demo of a name beside a page; undefined where there is none. `.js` names may be `.tsx` files. A
 * `<Name>.licensed.tsx` takes the place of `<Name>.tsx` where there is a key for everything that it imports.
 */
export function readDemoFiles(pageFile: string, name: string): DemoFiles | undefined {
  const path = `${dirname(pageFile)}/${name}`;
  const plain = readSource(path, name);
  const licensed = readSource(path + LICENSED, name);
  if (!plain || !licensed) return plain && { shown: plain };
  const hasKeys = licensed.licenses.every(({ key }) => key);
  return hasKeys ? { shown: licensed, other: plain } : { shown: plain, other: licensed };
}

/** The demo of a name beside a page, as this build shows it; undefined where there is none. */
export function readDemo(pageFile: string, name: string): DemoSource | undefined {
  return readDemoFiles(pageFile, name)?.shown;
}

/** The family's licenses that a module needs for what it imports, whether or not there is a key. */
export function listLicenses(specifiers: readonly string[]): DemoLicense[] {
  const used = new Set(specifiers.map(packageName));
  return (site.licenses ?? []).filter(({ packages }) => packages.some((name) => used.has(name)));
}
