import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathsOfProgram } from '../compilerPaths';
import { writeText } from '../pageData/generatedFiles';
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

/** What the compiler has found. */
export interface Finding {
  /** Absolute path; absent if it is about the check as a whole. */
  readonly file?: string;
  /** Counted from 1, like the column. */
  readonly line?: number;
  readonly column?: number;
  /** The compiler's number. */
  readonly code: number;
  readonly text: string;
  /** The part of the explanation that names what does not fit. */
  readonly reason?: string;
  readonly isSyntax?: boolean;
  /** The files that declare what is used although it is deprecated. */
  readonly deprecatedIn?: readonly string[];
}

/** A program of its own, which nothing imports. */
export const COMPILER = shellFile('content/typecheck/compiler.mjs');

/**
 * Checks programs in a process of its own, which reads what they have in common once. Returns what it has found in each.
 * @param configs settings files of the programs
 * @throws the reason if it could not run
 */
export async function runCompiler(configs: readonly string[]): Promise<readonly (readonly Finding[])[]> {
  const child = spawn(process.execPath, [resolve(COMPILER), ...configs.map((config) => resolve(config))], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = [child.stdout, child.stderr].map((stream) => {
    const parts: string[] = [];
    stream.setEncoding('utf8').on('data', (text: string) => parts.push(text));
    return parts;
  });
  const ended = await new Promise<number | string>((done, reject) => {
    child.on('error', reject).on('close', (code, signal) => done(signal ?? code ?? ''));
  });
  if (ended === 0) return JSON.parse(output?.join('') ?? '') as readonly (readonly Finding[])[];
  const [, reason] = /^\w*Error: (.*)$/m.exec(errors?.join('') ?? '') ?? [];
  throw new Error(
    reason ?? `the compiler was ended (${typeof ended === 'number' ? `exit code ${ended}` : ended})`,
  );
}
