import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import {
  bundleAsync,
  transform,
  type CSSModulesConfig,
  type Dependency,
  type UnknownAtRule,
} from 'lightningcss';
import { packageName } from '../../model/demos/specifiers';
import type { Problem } from '../../model/Problem';
import { findPackage, packageOfFile } from '../packages';
import { writeHashed } from '../pageData/generatedFiles';
import { readSheetText, SASS, SassFault, SHEET, type SheetPlace } from './sheetText';
import { familyFolder } from '../workspace';

/** A style sheet that a demo, its provider or a package imports. */

/** Matches the sheets whose classes are names of a module. */
const MODULE = /\.module\.s?css$/;

/** Maximum length of a sheet with all that it imports, minified. */
const MAX_SHEET_BYTES = 1024 * 1024;

/**
 * Names of classes have the hash of the file's path, so that they are the same in Node and in every bundle. Lines of grids
 * keep their names, because they are local to their elements.
 */
const cssModules: CSSModulesConfig = { pattern: '[hash]_[local]', grid: false };

/** The names that a CSS module exports: the name in its code → class names. */
export type ClassNames = Readonly<Record<string, string>>;

/**
 * Returns the names that a CSS module exports. Other sheets export none; nor do those that cannot be read, which
 * `SheetReader` reports.
 */
export function readClassNames(file: string): ClassNames {
  if (!MODULE.test(file)) return {};
  try {
    return listExports(file);
  } catch {
    return {};
  }
}

function listExports(file: string): ClassNames {
  const { exports = {} } = transform({
    filename: resolve(file),
    code: Buffer.from(readSheetText(file).css),
    projectRoot: familyFolder(),
    errorRecovery: true,
    cssModules,
  });
  return Object.fromEntries(
    Object.entries(exports).map(([name, { name: own, composes }]) => [
      name,
      [
        own,
        ...composes.map((other) =>
          other.type === 'dependency'
            ? (listExports(resolveSheet(other.specifier, file))[other.name] ?? '')
            : other.name,
        ),
      ].join(' '),
    ]),
  );
}

/** A sheet cannot be imported by another one; the bundler adds the place of the import. */
class ImportFault extends Error {}

/** The members of a `package.json` that name its style sheet. */
interface SheetPackage {
  readonly style?: string;
  readonly exports?: Readonly<Record<string, string | { readonly style?: unknown }>>;
}

/** Returns the sheet that a package names as its own or below a path of its `exports`, as tools of styles resolve it. */
function findNamedSheet(specifier: string, importer: string): string | undefined {
  const name = packageName(specifier);
  const folder = findPackage(name, dirname(importer));
  if (folder === undefined) return undefined;
  const { style, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as SheetPackage;
  const exported = exports?.[`.${specifier.slice(name.length)}`];
  const conditional = typeof exported === 'object' ? exported.style : undefined;
  const path = typeof conditional === 'string' ? conditional : specifier === name ? style : undefined;
  return path === undefined ? undefined : join(folder, path);
}

/**
 * Returns the file that an import of a sheet means: beside the sheet, or in a package.
 * @throws an `ImportFault` if there is none
 */
function resolveSheet(specifier: string, importer: string): string {
  const beside = resolve(dirname(importer), specifier);
  const missing = `A style sheet does not exist: ${specifier}`;
  if (existsSync(beside) && statSync(beside).isFile()) return beside;
  if (/^\.{0,2}\//.test(specifier)) throw new ImportFault(missing);
  const inPackage = specifier.replace(/^~/, '');
  const found = findNamedSheet(inPackage, importer) ?? findInPackage(inPackage, importer);
  if (found === undefined) throw new ImportFault(missing);
  if (!SHEET.test(found))
    throw new ImportFault(`The package names no style sheet for the import: ${specifier}`);
  return found;
}

function findInPackage(specifier: string, importer: string): string | undefined {
  try {
    return createRequire(resolve(importer)).resolve(specifier);
  } catch {
    return undefined;
  }
}

/** What a style sheet names. */
interface SheetNames {
  /** Other sheets, as specifiers. */
  readonly sheets: readonly string[];
  /** Files beside it, such as pictures. */
  readonly files: readonly string[];
  /** What Sass has put into it, as paths from the project folder. */
  readonly loaded: readonly string[];
}

/** Returns what a sheet names; nothing if it cannot be read, which `SheetReader` reports. */
export function listNamed(file: string): SheetNames {
  try {
    const { css, loaded } = readSheetText(file);
    const { exports, dependencies } = transform({
      filename: file,
      code: Buffer.from(css),
      analyzeDependencies: true,
      errorRecovery: true,
      cssModules: MODULE.test(file) ? cssModules : false,
    });
    // Absent parts of the answer are null.
    const composed = Object.values(exports ?? {}).flatMap(({ composes }) =>
      composes.flatMap((other) => (other.type === 'dependency' ? [other.specifier] : [])),
    );
    const listUrls = (type: 'url' | 'import') =>
      (dependencies ?? []).flatMap((each) => (each.type !== 'file' && each.type === type ? [each.url] : []));
    const isLocal = (url: string) => !isOfNetwork(url) && !IS_ADDRESS.test(url);
    return {
      sheets: [...new Set([...listUrls('import').filter(isLocal), ...composed])],
      files: [...new Set(listUrls('url').filter(isLocal).map(pathOf))],
      loaded: loaded.map((path) => relative(familyFolder(), path)),
    };
  } catch {
    return { sheets: [], files: [], loaded: [] };
  }
}

/** A sheet as documents load it, with all that it imports. */
export interface DemoSheet {
  readonly css: string;
  /** Addresses of the files that it names, by their paths from the project folder. */
  readonly files: Readonly<Record<string, string>>;
}

/** Matches addresses that mean no file beside the sheet. */
const IS_ADDRESS = /^(?:data:|#|\/)/i;

/** Returns the path of an address, without its query and fragment. */
function pathOf(url: string): string {
  const path = /^[^?#]*/.exec(url)?.[0] ?? '';
  try {
    return decodeURI(path);
  } catch {
    // A percent sign of the name itself.
    return path;
  }
}

/** Matches files that sheets show or set text in. Others would be published by mistake, such as settings. */
const SHOWN_FILE = /\.(?:svg|png|jpe?g|gif|webp|avif|ico|cur|woff2?|ttf|otf|eot)$/i;

const isOfNetwork = (address: string) => /^(?:https?:)?\/\//i.test(address);

/** Returns a problem at a place in a sheet. */
function problemAt({ file, line, column }: SheetPlace, message: string, hint: string): Problem {
  return { file: relative(familyFolder(), file), line, column, code: 'demo-sheet', message, hint };
}

/** Returns the place in the text of a family that a place in the CSS of a sheet comes from. */
function locate(file: string, line: number, column: number): SheetPlace {
  return SASS.test(file) ? readSheetText(file).locate(line, column) : { file, line, column };
}

/** Writes the files that a sheet names, such as fonts and pictures, and replaces their placeholders by their addresses. */
function replaceAddresses(css: string, dependencies: readonly Dependency[], problems: Problem[]): DemoSheet {
  let text = css;
  const files: Record<string, string> = {};
  for (const dependency of dependencies) {
    if (dependency.type !== 'url' && dependency.type !== 'import') continue;
    const { url, loc } = dependency;
    // Sass leaves addresses as they are, also those of the sheets that it loads.
    const hint = `put the file beside ${basename(loc.filePath)}, and name it by its path from there`;
    const add = (message: string) =>
      problems.push(problemAt(locate(loc.filePath, loc.start.line, loc.start.column), message, hint));
    if (dependency.type === 'import') {
      add(`The style sheet imports another one from the network: ${url}`);
      continue;
    }
    text = text.replaceAll(dependency.placeholder, addressOf(url, loc.filePath, files, add));
  }
  return { css: text, files };
}

function addressOf(
  url: string,
  importer: string,
  files: Record<string, string>,
  add: (message: string) => void,
): string {
  if (isOfNetwork(url)) {
    add(`The style sheet names a file on the network: ${url}`);
    return url;
  }
  if (IS_ADDRESS.test(url)) return url;
  const file = resolve(dirname(importer), pathOf(url));
  if (!existsSync(file)) {
    add(`The style sheet names a file that does not exist: ${url}`);
    return url;
  }
  if (statSync(file).isDirectory()) {
    add(`The style sheet names a folder as a file: ${url}`);
    return url;
  }
  if (!SHOWN_FILE.test(file)) {
    add(`The style sheet names a file that is neither a picture nor a font: ${url}`);
    return url;
  }
  const path = relative(familyFolder(), file);
  const address = writeHashed(
    `demos/${createHash('sha256').update(path).digest('hex').slice(0, 8)}${extname(file)}`,
    readFileSync(file),
  );
  files[path] = address;
  return address + (/[?#].*/.exec(url)?.[0] ?? '');
}

/** Reports a rule of a tool, such as `@apply`, which should have been replaced before. */
function reportRule({ name, loc }: UnknownAtRule, file: string, problems: Problem[]): void {
  // Lines of imported sheets would be those of another file.
  const place =
    loc.source_index === 0 ? locate(file, loc.line + 1, loc.column) : { file, line: 1, column: 1 };
  const message = `The style sheet has a rule that browsers do not know: @${name}`;
  const hint =
    'import the sheet that its tool writes, such as the output of a Tailwind command; rules of Sass are for .scss';
  problems.push(problemAt(place, message, hint));
}

/** What the compiler throws: a sentence, and the place in the file that it is about. */
interface SheetFault extends Error {
  readonly fileName?: string;
  readonly loc?: { readonly line: number; readonly column: number };
}

/** Returns the problem of a sheet that could not be read. */
function describeFault(error: unknown, file: string): Problem {
  const what = 'The style sheet could not be read';
  if (error instanceof SassFault) return problemAt(error.place, `${what}: ${error.message}`, error.hint);
  const { message, fileName = file, loc } = error as SheetFault;
  const place = loc ? locate(fileName, loc.line, loc.column) : { file: fileName, line: 1, column: 1 };
  const hint = 'fix the path of the import, or install the package';
  if (error instanceof ImportFault) return problemAt(place, message, hint);
  return message.startsWith('ENOENT')
    ? problemAt(place, 'A style sheet does not exist', hint)
    : problemAt(place, `${what}: ${message}`, 'fix the rule; browsers would ignore it');
}

/**
 * Reads a style sheet with all that it imports, and writes the fonts and pictures that it names. The rules of packages
 * that browsers ignore are left out; in the family's own sheets they are problems.
 */
async function readWhole(file: string, problems: Problem[]): Promise<DemoSheet | undefined> {
  const isOfPackage = packageOfFile(resolve(file)) !== undefined;
  try {
    const { code, dependencies } = await bundleAsync({
      filename: resolve(file),
      projectRoot: familyFolder(),
      minify: true,
      analyzeDependencies: { preserveImports: true },
      errorRecovery: isOfPackage,
      cssModules: MODULE.test(file) ? cssModules : false,
      visitor: isOfPackage
        ? {}
        : { Rule: { unknown: (rule: UnknownAtRule) => reportRule(rule, file, problems) } },
      resolver: {
        read: (path) => readSheetText(path).css,
        resolve: (specifier, importer) =>
          isOfNetwork(specifier) ? { external: specifier } : resolveSheet(specifier, importer),
      },
    });
    const sheet = replaceAddresses(Buffer.from(code).toString(), dependencies ?? [], problems);
    const { css } = sheet;
    if (css.length > MAX_SHEET_BYTES) {
      const size = `${Math.ceil(css.length / 1024)} kB`;
      const hint = `import only the sheets that the demos need: the limit is ${MAX_SHEET_BYTES / 1024} kB`;
      problems.push(
        problemAt({ file, line: 1, column: 1 }, `The style sheet is too large for a page: ${size}`, hint),
      );
      return undefined;
    }
    return sheet;
  } catch (error) {
    problems.push(describeFault(error, file));
    return undefined;
  }
}

/** Reads style sheets, each once, and reports each problem once, also that of a sheet that several import. */
export class SheetReader {
  private readonly known = new Map<string, Promise<DemoSheet | undefined>>();
  private readonly found = new Map<string, Problem>();

  /** The problems of all sheets that were read. */
  get problems(): readonly Problem[] {
    return [...this.found.values()];
  }

  /** @param file path from the project folder */
  read(file: string): Promise<DemoSheet | undefined> {
    const reading = this.known.get(file) ?? this.readNew(file);
    this.known.set(file, reading);
    return reading;
  }

  private async readNew(file: string): Promise<DemoSheet | undefined> {
    const problems: Problem[] = [];
    const sheet = await readWhole(file, problems);
    for (const problem of problems) this.found.set(JSON.stringify(problem), problem);
    return sheet;
  }
}
