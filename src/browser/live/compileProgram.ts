import type { DemoExtras, LiveSheet } from '../../model/demos/demo';
import { MAIN_FILE } from '../../model/demos/demoFiles';
import { modulePath } from '../../model/demos/liveMessages';
import type { Compiled, CompileFault } from './compileDemo';
import type * as Sheets from './compileSheet';
import { findJsonFault } from './jsonFault';
import type { Program } from './liveProgram';

/** A fault that a compiler finds. */
export interface FileFault extends CompileFault {
  /** Path of the file. */
  readonly file: string;
}

export type CompiledProgram =
  | { readonly program: Program; readonly fault?: undefined }
  | { readonly program?: undefined; readonly fault: FileFault };

/** The texts of all files of a demo by path, with what a reader has edited. */
type Texts = Readonly<Record<string, string>>;
type Compile = (code: string) => Compiled;
type CompileSheet = (typeof Sheets)['compileSheet'];

/** Matches what style sheets are made of. */
const OF_SHEETS = /\.(?:s?css|svg)$/;
/** Matches the sheets that only the build can compile: Sass is 5 MB. */
const SASS = /\.scss$/;

/** Returns the first line in which a text differs from what it was. */
function firstChange(text: string, before = ''): number {
  const lines = before.split('\n');
  return text.split('\n').findIndex((line, index) => line !== lines[index]) + 1 || 1;
}

/** Returns a compiler that remembers the last texts: typing changes one file of several. */
function rememberLast(compile: Compile): (path: string, text: string) => Compiled {
  const last = new Map<string, { readonly text: string; readonly compiled: Compiled }>();
  return (path, text) => {
    const known = last.get(path);
    if (known?.text === text) return known.compiled;
    const compiled = compile(text);
    last.set(path, { text, compiled });
    return compiled;
  };
}

/**
 * Returns a function that compiles all files of a demo: modules to CommonJS, by path without extension, and style sheets to
 * JSON (`LiveSheet`). What no edit has changed is as the build has read it.
 * @param compileSheet absent if the demo has no style sheets
 */
export function createCompiler(
  { modules, sheets = {} }: Pick<DemoExtras, 'modules' | 'sheets'>,
  compile: Compile,
  compileSheet?: CompileSheet,
): (texts: Texts) => CompiledProgram {
  const remember = rememberLast(compile);
  const isEdited = (path: string, text: string) => text !== modules[path]?.TS && text !== modules[path]?.JS;

  const compileModule = (path: string, text: string): Compiled => {
    if (path.endsWith('.json')) {
      const fault = findJsonFault(text);
      return fault ? { fault } : { code: `module.exports = JSON.parse(${JSON.stringify(text)});` };
    }
    const compiled = remember(path, text);
    if (!compiled.fault || isEdited(path, text)) return compiled;
    // Reported like any error thrown by a module, and only if the edited code still imports the module.
    const message = `${path}:${compiled.fault.line}: ${compiled.fault.message}`;
    return { code: `throw new SyntaxError(${JSON.stringify(message)});` };
  };

  /** Returns the fault of an edit that a Sass sheet has to be compiled for. */
  const findSassFault = (texts: Texts, edited: ReadonlySet<string>): FileFault | undefined => {
    const named = Object.entries(sheets).flatMap(([path, { files = {} }]) =>
      SASS.test(path) ? Object.keys(files) : [],
    );
    const file = [...edited].find((path) => SASS.test(path) || named.includes(path));
    if (file === undefined) return undefined;
    const message = 'Sass runs in the build only: undo the change, or open the demo in a sandbox';
    return { file, line: firstChange(texts[file] ?? '', modules[file]?.TS), message };
  };

  /** Returns a sheet, compiled again if it or what it names was edited. */
  const readSheet = (
    path: string,
    built: LiveSheet,
    texts: Texts,
    edited: ReadonlySet<string>,
  ): LiveSheet => {
    if (edited.size === 0 || !compileSheet || SASS.test(path)) return built;
    let isChanged = false;
    const read = (file: string) => {
      isChanged ||= edited.has(file);
      return texts[file];
    };
    try {
      const sheet = compileSheet(path, { read, sheets });
      return isChanged ? sheet : built;
    } catch (error) {
      // Sheets of packages, which it may import, are not here.
      if (isChanged) throw error;
      return built;
    }
  };

  const compileAll = (texts: Texts): CompiledProgram => {
    const compiled: Record<string, string> = {};
    const main = remember(MAIN_FILE, texts[MAIN_FILE] ?? '');
    if (main.fault) return { fault: { ...main.fault, file: MAIN_FILE } };
    const others = Object.keys(modules).map(
      (path) => [path, texts[path] ?? modules[path]?.TS ?? ''] as const,
    );
    const edited = new Set(
      others.flatMap(([path, text]) => (OF_SHEETS.test(path) && isEdited(path, text) ? [path] : [])),
    );
    const ofSass = findSassFault(texts, edited);
    if (ofSass) return { fault: ofSass };
    for (const [path, text] of others) {
      const sheet = sheets[path];
      if (sheet) {
        compiled[path] = JSON.stringify(readSheet(path, sheet, texts, edited));
        continue;
      }
      if (OF_SHEETS.test(path)) continue;
      const module = compileModule(path, text);
      if (module.fault) return { fault: { ...module.fault, file: path } };
      compiled[modulePath('', path)] = module.code;
    }
    return { program: { code: main.code, modules: compiled } };
  };

  return (texts) => {
    try {
      return compileAll(texts);
    } catch (error) {
      const { file = MAIN_FILE, line = 1, message } = error as Sheets.SheetFault;
      return { fault: { file, line, message } };
    }
  };
}

/** Returns whether two programs are the same; then the demo keeps its state. */
export function isSameProgram(a: Program, b: Program): boolean {
  const paths = Object.keys(a.modules);
  return (
    a.code === b.code &&
    paths.length === Object.keys(b.modules).length &&
    paths.every((path) => a.modules[path] === b.modules[path])
  );
}
