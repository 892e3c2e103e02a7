import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { DemoLicense } from '../../model/demos/demo';
import { readModules } from './familyModule';
import { packageName } from '../../model/demos/specifiers';
import { site } from '../../site';
import type { PlaygroundDraft } from '../playground/PlaygroundDraft';

/** The source of a demo on disk. */
export interface DemoSource {
  readonly name: string;
  /** Path of the source from the project root. */
  readonly file: string;
  readonly code: string;
  /** Whether the source is JavaScript, without types to remove or to show. */
  readonly isJavaScript: boolean;
  /** Lines that are shown while the code is collapsed. */
  readonly preview?: string;
  /** Relative modules that it imports, directly or indirectly: path → code. */
  readonly modules: Readonly<Record<string, string>>;
  /** Package specifiers that it imports, directly or indirectly; sorted. */
  readonly specifiers: readonly string[];
  /** Licenses that these packages need. */
  readonly licenses: readonly DemoLicense[];
  /** Set for a playground; `code` is then what its first choices mean. */
  readonly playground?: PlaygroundDraft;
}

/** The files of a demo. */
interface DemoFiles {
  /** The file that this build shows. */
  readonly shown: DemoSource;
  /** The file that a build with more or fewer license keys would show. */
  readonly other?: DemoSource;
}

/** Suffix in the file name of a demo that needs a license. */
export const LICENSED = '.licensed';

/** Reads the source at a path without extension; undefined if the file does not exist. */
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

/** A demo as its page names it. */
interface NamedDemo {
  readonly name: string;
  /** Path from the folder of the page, without extension, if it differs from the name. */
  readonly path?: string;
}

/**
 * Reads the files of a demo; undefined if there are none. A name with `.js` may mean a `.tsx` file.
 * `<Name>.licensed.tsx` replaces `<Name>.tsx` if there is a key for everything that it imports.
 */
export function readDemoFiles(
  pageFile: string,
  { name, path: named = name }: NamedDemo,
): DemoFiles | undefined {
  const path = posix.join(posix.dirname(pageFile), named);
  const plain = readSource(path, name);
  const licensed = readSource(path + LICENSED, name);
  if (!plain || !licensed) return plain && { shown: plain };
  const hasKeys = licensed.licenses.every(({ key }) => key);
  return hasKeys ? { shown: licensed, other: plain } : { shown: plain, other: licensed };
}

/** Reads a demo of a page, as this build shows it; undefined if there is none. */
export function readDemo(pageFile: string, demo: NamedDemo): DemoSource | undefined {
  return readDemoFiles(pageFile, demo)?.shown;
}

/** Returns the family's licenses that a module's imports need, whether or not there is a key. */
export function listLicenses(specifiers: readonly string[]): DemoLicense[] {
  const used = new Set(specifiers.map(packageName));
  return (site.licenses ?? []).filter(({ packages }) => packages.some((name) => used.has(name)));
}

/** Returns the modules of a demo as its files have them; the code of a playground is what its choices mean. */
export function modulesAsWritten({
  file,
  code,
  modules,
  playground,
}: DemoSource): Readonly<Record<string, string>> {
  return { [file]: playground ? (playground.raw ?? '') : code, ...modules };
}
