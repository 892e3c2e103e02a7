import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Diagnostic } from 'typescript/unstable/sync';
import type { Problem } from '../../model/Problem';
import { packageOfFile } from '../packages';
import type { SourceUnit } from './SourceUnit';
import { shellFile } from '../shellFiles';

/** A program of its own, which nothing imports. */
export const SUGGESTIONS = shellFile('content/typecheck/suggestions.mjs');
const MOST_BYTES = 64 * 1024 * 1024;

/** Returns the line and the column of an offset, both counted from 1. */
function positionOf(code: string, offset: number): { readonly line: number; readonly column: number } {
  const before = code.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Returns the problem of a suggestion; undefined unless it is about something that a package marks. */
function toProblem(found: Diagnostic, { code, file, offset }: SourceUnit): Problem | undefined {
  if (!found.reportsDeprecated) return undefined;
  const declared = found.relatedInformation?.map(({ fileName = '' }) => packageOfFile(fileName)?.packageName);
  const packageName = declared?.find((name) => name !== undefined);
  if (packageName === undefined) return undefined;
  const { line, column } = positionOf(code, found.pos);
  return {
    file,
    line: line + offset,
    column,
    code: 'deprecated-use',
    message: found.text,
    hint: `${packageName} marks it @deprecated; its types name the replacement`,
  };
}

/**
 * Lists the uses of what the installed packages mark `@deprecated`: imports, types, props in JSX, and members
 * that are read or called. The compiler does not report keys of object literals.
 * @param config settings file of the program
 * @throws the error of the compiler if it could not run
 */
export async function listDeprecatedUses(config: string, units: readonly SourceUnit[]): Promise<Problem[]> {
  const files = [config, ...units.map(({ path }) => path)].map((path) => resolve(path));
  const options = { maxBuffer: MOST_BYTES };
  const { stdout } = await promisify(execFile)(process.execPath, [resolve(SUGGESTIONS), ...files], options);
  const found = JSON.parse(stdout) as readonly (readonly Diagnostic[])[];
  return units.flatMap((unit, index) =>
    (found[index] ?? []).flatMap((suggestion) => toProblem(suggestion, unit) ?? []),
  );
}
