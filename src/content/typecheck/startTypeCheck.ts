import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Problem } from '../../model/Problem';
import { hashText, writeText } from '../pageData/writeHashed';
import { SNIPPETS_FOLDER, type SourceUnit } from './SourceUnit';
import { listUnreadable, parseDiagnostics, runCompiler } from './runCompiler';
import { MIRROR_FOLDER, mirrorFamily } from './mirror';

const PASSED_FOLDER = '.cache/typecheck/passed';

/** Files whose change makes every result old. */
function surroundings(): string {
  const files = ['package-lock.json', 'tsconfig.json', 'src/content/typecheck/runCompiler.ts'];
  return files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join('\0');
}

/** A module that changes the types of packages changes them for its whole program. */
function changesTypes({ code }: SourceUnit): boolean {
  return /^\s*declare (module|global)\b/m.test(code);
}

/** Programs to compile: one of everything, and one each for modules that change the types of packages. */
function listPrograms(units: readonly SourceUnit[]): SourceUnit[][] {
  const together = units.filter((unit) => !changesTypes(unit));
  return [together, ...units.filter(changesTypes).map((unit) => [unit])].filter(({ length }) => length > 0);
}

/** What the compiler finds wrong in a program of some units. */
async function compile(
  key: string,
  program: readonly SourceUnit[],
  units: readonly SourceUnit[],
): Promise<Problem[]> {
  const output = await runCompiler(
    key,
    program.map(({ path }) => path),
  );
  const found = parseDiagnostics(output, units);
  const broken = new Set(listUnreadable(output, units));
  if (broken.size === 0) return found;
  // Where it can't read one module, the compiler does not look at the types of any; others may import that one.
  const others = await runCompiler(key, mirrorFamily(program, broken));
  rmSync(MIRROR_FOLDER, { recursive: true, force: true });
  return [...found, ...parseDiagnostics(others.replaceAll(`${MIRROR_FOLDER}/`, ''), units)];
}

/**
 * Checks the types of demos and snippets, while other work goes on; the promise gives the problems. A program that
 * passed is not compiled again until something of it, of the packages or of the settings changes.
 */
export async function startTypeCheck(units: readonly SourceUnit[]): Promise<Problem[]> {
  const around = surroundings();
  const programs = listPrograms(units).map((program) => ({
    program,
    key: hashText(JSON.stringify([around, program.map(({ path, code }) => [path, code])])),
  }));
  const stale = programs.filter(({ key }) => !existsSync(`${PASSED_FOLDER}/${key}`));
  if (stale.length > 0) {
    rmSync(SNIPPETS_FOLDER, { recursive: true, force: true });
    for (const { path, code, kind } of units) if (kind === 'snippet') writeText(path, code);
  }
  const problems = new Map<string, Problem>();
  for (const { program, key } of stale) {
    const found = await compile(key, program, units);
    for (const problem of found) problems.set(JSON.stringify(problem), problem);
    if (found.length === 0) writeText(`${PASSED_FOLDER}/${key}`, '');
  }
  const keys = new Set(programs.map(({ key }) => key));
  mkdirSync(PASSED_FOLDER, { recursive: true });
  for (const name of readdirSync(PASSED_FOLDER)) if (!keys.has(name)) rmSync(`${PASSED_FOLDER}/${name}`);
  for (const { key } of programs) rmSync(`.cache/typecheck/${key}.json`, { force: true });
  return [...problems.values()];
}
