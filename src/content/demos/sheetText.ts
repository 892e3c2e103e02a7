import { existsSync, readFileSync } from 'node:fs';
import { createRequire, SourceMap, type SourceMapPayload } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listPackageFolders } from '../packages';
import { familyFolder } from '../workspace';

/** The text of a style sheet as CSS: as it is written, or as Sass compiles it. */

/** Matches the files that are style sheets. */
export const SHEET = /\.s?css$/;
/** Matches those that Sass compiles. */
export const SASS = /\.scss$/;

/** The members of `sass` that are used. The shell does not depend on it: a family installs it if it has such sheets. */
interface Sass {
  readonly compile: (file: string, options: Readonly<Record<string, unknown>>) => Compiled;
}

interface Compiled {
  readonly css: string;
  readonly loadedUrls: readonly URL[];
  readonly sourceMap: SourceMapPayload;
}

/** What `sass` throws for a fault of a sheet; lines and columns are from 0. */
interface Thrown extends Error {
  readonly sassMessage?: string;
  readonly span?: {
    readonly start: { readonly line: number; readonly column: number };
    readonly url?: URL;
  };
}

/** A place in a file; lines and columns are from 1. */
export interface SheetPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A fault that Sass finds in a sheet, or in one that it loads. */
export class SassFault extends Error {
  constructor(
    message: string,
    /** The bundler writes the place of an import into `fileName` and `loc` of each error. */
    readonly place: SheetPlace,
    readonly hint: string,
  ) {
    super(message);
  }
}

/** What to do if Sass is not installed. */
export const INSTALL_SASS = 'npm install --save-dev sass, or import the sheet that the tool writes';

const fromProject = () => createRequire(join(familyFolder(), 'package.json'));

/** Whether the family has installed Sass. */
export function hasSass(): boolean {
  try {
    return fromProject().resolve('sass') !== '';
  } catch {
    return false;
  }
}

/** Returns the packages that sandboxes need to compile files, of which some may be Sass sheets. */
export function listCompilers(files: readonly string[]): string[] {
  return files.some((file) => SASS.test(file)) ? ['sass'] : [];
}

/** A style sheet as CSS. */
interface SheetText {
  readonly css: string;
  /** The files that Sass has put into it, directly or indirectly. */
  readonly loaded: readonly string[];
  /** Returns the place that a place in the CSS comes from. */
  readonly locate: (line: number, column: number) => SheetPlace;
}

/** Returns the text of a file, without a mark of its encoding. */
const readText = (file: string) => readFileSync(file, 'utf8').replace(/^\uFEFF/, '');

/** @throws a `SassFault` if the sheet cannot be compiled */
function compile(file: string): SheetText {
  if (!hasSass())
    throw new SassFault('it needs the package sass', { file, line: 1, column: 1 }, INSTALL_SASS);
  const sass = fromProject()('sass') as Sass;
  try {
    const { css, loadedUrls, sourceMap } = sass.compile(file, {
      sourceMap: true,
      charset: false,
      loadPaths: listPackageFolders(),
      // Sass writes warnings, such as that an old rule will be removed, on the console of each process.
      logger: { warn: () => undefined, debug: () => undefined },
    });
    const map = new SourceMap(sourceMap);
    return {
      css,
      loaded: loadedUrls.map((url) => fileURLToPath(url)).filter((path) => path !== file),
      locate: (line, column) => {
        const found = map.findEntry(line - 1, column - 1);
        if (!('originalSource' in found)) return { file, line: 1, column: 1 };
        const { originalSource, originalLine, originalColumn } = found;
        return {
          file: fileURLToPath(originalSource),
          line: originalLine + 1,
          column: originalColumn + 1,
        };
      },
    };
  } catch (error) {
    const { sassMessage, span } = error as Thrown;
    if (sassMessage === undefined || !span) throw error;
    const { start, url } = span;
    const place = { file: url ? fileURLToPath(url) : file, line: start.line + 1, column: start.column + 1 };
    throw new SassFault(sassMessage, place, 'fix the rule, or the path of what it loads');
  }
}

/** Compiled sheets, with the texts that they were compiled from. */
const compiled = new Map<
  string,
  { readonly sheet: SheetText; readonly texts: ReadonlyMap<string, string> }
>();

/**
 * Reads a style sheet.
 * @throws a `SassFault` if Sass cannot compile it; the error of Node if the file is missing
 */
export function readSheetText(file: string): SheetText {
  const path = resolve(file);
  const text = readText(path);
  if (!SASS.test(path))
    return { css: text, loaded: [], locate: (line, column) => ({ file: path, line, column }) };
  const known = compiled.get(path);
  const isSame = ([each, before]: readonly [string, string]) => existsSync(each) && readText(each) === before;
  if (known && [...known.texts].every(isSame)) return known.sheet;
  const sheet = compile(path);
  const texts = new Map([path, ...sheet.loaded].map((each) => [each, readText(each)]));
  compiled.set(path, { sheet, texts });
  return sheet;
}
