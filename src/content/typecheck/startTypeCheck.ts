import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { Problem } from '../../model/Problem';
import { writeText } from '../pageData/generatedFiles';
import type { SourceUnit } from './SourceUnit';
import { listUnreadable, parseDiagnostics, runCompiler } from './runCompiler';
import { mirrorFamily } from './mirror';
import { store } from '../store';
import { CACHE } from '../workspace';

/** Returns the content of the files whose change makes every result stale. */
function surroundings(): string {
  const files = ['package-lock.json', 'tsconfig.json', 'src/content/typecheck/runCompiler.ts'];
  return files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join('\0');
}

/** Returns whether a module changes the types of packages, which affects its whole program. */
function changesTypes({ code }: SourceUnit): boolean {
  return /^\s*declare (module|global)\b/m.test(code);
}

/**
 * Lists the programs to compile: one for each module that changes the types of packages, and one for all
 * others.
 */
function listPrograms(units: readonly SourceUnit[]): SourceUnit[][] {
  const together = units.filter((unit) => !changesTypes(unit));
  return [together, ...units.filter(changesTypes).map((unit) => [unit])].filter(({ length }) => length > 0);
}

/** Compiles a program and returns its problems. */
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
  // If a module has syntax errors, the compiler checks no types in any module. Check the others again; they
  // may import that module.
  const others = await runCompiler(key, mirrorFamily(program, broken));
  rmSync(CACHE.typecheckMirror, { recursive: true, force: true });
  return [...found, ...parseDiagnostics(others.replaceAll(`${CACHE.typecheckMirror}/`, ''), units)];
}

/**
 * Checks the types of demos and snippets while other work continues; resolves to the problems. A program that
 * passed is not compiled again until its modules, the packages or the settings change.
 */
export async function startTypeCheck(units: readonly SourceUnit[]): Promise<Problem[]> {
  const around = surroundings();
  const programs = listPrograms(units).map((program) => ({
    program,
    key: store.key('types', around, JSON.stringify(program.map(({ path, code }) => [path, code]))),
  }));
  const stale = programs.filter(({ key }) => !store.read(key));
  if (stale.length > 0) {
    rmSync(CACHE.typecheckSnippets, { recursive: true, force: true });
    for (const { path, code, kind } of units) if (kind === 'snippet') writeText(path, code);
  }
  const problems = new Map<string, Problem>();
  for (const { program, key } of stale) {
    const found = await compile(key, program, units);
    for (const problem of found) problems.set(JSON.stringify(problem), problem);
    if (found.length === 0) store.write(key, '');
  }
  for (const { key } of programs) rmSync(`${CACHE.typecheck}/${key}.json`, { force: true });
  return [...problems.values()];
}
