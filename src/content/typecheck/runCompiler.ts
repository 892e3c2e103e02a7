import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathsOfProgram } from '../compilerPaths';
import { fileOfPackage, isOfLinkedPackage } from '../packages';
import { writeText } from '../pageData/generatedFiles';
import type { Problem } from '../../model/Problem';
import type { SourceUnit } from './SourceUnit';
import { CACHE } from '../workspace';
import { shellFile } from '../shellFiles';

/** How modules are compiled. */
export interface Settings {
  /** The settings file to extend. */
  readonly config: string;
  /** Declarations that belong to every program. */
  readonly declarations: readonly string[];
}

/** Declares style sheets, so that modules may import them. */
export const SHEETS = shellFile('platform/sheets.d.ts');

/** The settings of modules whose product has none. */
export const PROJECT: Settings = { config: 'tsconfig.json', declarations: [] };

/**
 * Writes the settings file that compiles modules as one program, and returns its path.
 * @param packages what the modules import
 */
export function writeProgram(
  name: string,
  paths: readonly string[],
  { config: base, declarations }: Settings = PROJECT,
  packages: readonly string[] = [],
): string {
  const config = `${CACHE.typecheck}/${name}.json`;
  const up = (path: string) => `../../${path}`;
  writeText(
    config,
    JSON.stringify({
      extends: up(base),
      compilerOptions: {
        incremental: false,
        tsBuildInfoFile: null,
        types: ['node'],
        noEmit: true,
        paths: pathsOfProgram(base, packages),
      },
      files: [...paths, ...declarations, SHEETS].map(up),
      include: [],
      exclude: [],
    }),
  );
  return config;
}

/** A message of the compiler about a module, or about the check as a whole. */
const MESSAGE = /error TS\d+: /;
/** The number of the message about a compiler that was ended; it has none itself. */
const ENDED = 'TS0';

/**
 * Compiles a program in a process of its own, without writing files; returns the compiler's messages. If its
 * process ends without any, although it failed, the message is that it was ended.
 * @param config settings file of the program
 */
export function runCompiler(config: string): Promise<string> {
  const child = spawn(
    process.execPath,
    [fileOfPackage('typescript', 'bin/tsc'), '-p', config, '--pretty', 'false'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code, signal) => {
      const isWhole = code === 0 || MESSAGE.test(output);
      resolve(isWhole ? output : `error ${ENDED}: the compiler was ended (${signal ?? `exit code ${code}`})`);
    });
  });
}

const DIAGNOSTIC = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/;

/** What to do about the most frequent errors, by their numbers. */
const ADVICE: readonly (readonly [numbers: RegExp, advice: string])[] = [
  [/^TS(?:2304|2552|2503)$/, 'import or declare the name'],
  [/^TS(?:2307|2305|2614|2724)$/, 'correct the import, or install the package'],
  [/^TS(?:2322|2345|2740|2741|2769|2559)$/, 'pass what the type allows; the API page lists the props'],
  [/^TS(?:2339|2551|2353|2561)$/, 'correct the name; the API page lists what exists'],
  [/^TS(?:2531|2532|2533|18046|18047|18048)$/, 'check that there is a value before you use it'],
  [/^TS(?:7005|7006|7031|7034|7053)$/, 'write the type'],
  [/^TS6133$/, 'remove what is not used'],
  [/^TS1\d{3}$/, 'fix the syntax'],
];

/**
 * Returns the deepest of the lines that explain a message, undefined if there is none: it names the part that
 * does not fit. Of several as deep, the last one is of the overload that fits best.
 */
function findReason(lines: readonly string[], start: number): string | undefined {
  let reason: string | undefined;
  let depth = 0;
  for (const line of lines.slice(start)) {
    const indent = /^ +(?=\S)/.exec(line)?.[0].length;
    if (indent === undefined) break;
    if (indent < depth) continue;
    depth = indent;
    reason = line.trim();
  }
  return reason;
}

/** Codes of the problems in a module. */
const CODES = { demo: 'demo-types', snippet: 'snippet-types', module: 'family-types' } as const;

/**
 * Returns the compiler's messages as problems at the position where the author fixes them. Of the lines that
 * explain a message, the deepest one is added to it. A message without a file is about the type check itself.
 */
export function parseDiagnostics(output: string, units: readonly SourceUnit[]): Problem[] {
  const byPath = new Map(units.map((unit) => [unit.path, unit]));
  const problems: Problem[] = [];
  const lines = output.split('\n');
  for (const [index, line] of lines.entries()) {
    const [, path = '', row = '1', column = '1', code = '', text = ''] =
      DIAGNOSTIC.exec(line.trimEnd()) ?? [];
    if (!path) {
      const general = /^error (TS\d+): (.*)$/.exec(line);
      if (general) {
        const message = `The type check could not run: ${general[2] ?? ''}`;
        problems.push({
          file: 'tsconfig.json',
          line: 1,
          column: 1,
          code: 'type-check',
          message,
          hint:
            general[1] === ENDED
              ? 'if nobody ended it, the system is out of memory: give the build 2 GB'
              : (general[1] ?? ''),
        });
      }
      continue;
    }
    const unit = byPath.get(path.replaceAll('\\', '/').replace(/^.*?(?=\.cache\/typecheck\/snippets\/)/, ''));
    // A linked package is checked by its own settings and commands.
    if (!unit && isOfLinkedPackage(resolve(path))) continue;
    problems.push({
      file: unit?.file ?? path,
      line: Number(row) + (unit?.offset ?? 0),
      column: Number(column),
      code: CODES[unit?.kind ?? 'demo'],
      message: [text, findReason(lines, index + 1) ?? []].flat().join(' '),
      hint: [ADVICE.find(([numbers]) => numbers.test(code))?.[1] ?? [], `compiler error ${code}`]
        .flat()
        .join('; '),
    });
  }
  return problems;
}

/** Syntax errors have numbers below 2000; those of JSX tags have others. */
const SYNTAX = /^(.+?)\(\d+,\d+\): error TS(?:1\d{3}|170(?:02|08|14|15)|2657): /gm;

/** Returns the modules of a program in which the compiler has found syntax errors. */
export function listUnreadable(output: string, units: readonly SourceUnit[]): SourceUnit[] {
  const paths = [...output.matchAll(SYNTAX)].map(([, path = '']) => path.replaceAll('\\', '/'));
  return units.filter(({ path }) => paths.some((found) => found === path || found.endsWith(`/${path}`)));
}
