import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Problem } from '../../model/Problem';
import { writeText } from '../pageData/generatedFiles';
import type { SourceUnit } from './SourceUnit';
import { describeFailure, toProblems } from './findingProblems';
import { COMPILER, PROJECT, runCompiler, SHEETS, type Settings, writeProgram } from './runCompiler';
import { listImports, packageName } from '../../model/demos/specifiers';
import { messageOf } from '../demos/demoFault';
import { sourceVersion } from '../listSources';
import { packageFiles } from '../packageFiles';
import { store } from '../store';
import { CACHE, DATA } from '../workspace';
import { shellFile } from '../shellFiles';

const PRODUCT_FILE = /^data\/products\/([^/]+)\//;

/** Paths from the project root, because the running program may be a bundle. */
const ENTRIES = [resolve(shellFile('content/typecheck/startTypeCheck.ts')), resolve(COMPILER)] as const;

/** Returns whether a module changes the types of packages, which affects its whole program. */
function changesTypes({ code }: SourceUnit): boolean {
  return /^\s*declare (module|global)\b/m.test(code);
}

/** Modules that are compiled together, with the same settings. */
interface Program {
  readonly units: readonly SourceUnit[];
  readonly settings: Settings;
}

/** Returns the settings for a module: those of its product, else those of the project. */
function settingsOf({ file }: SourceUnit): Settings {
  const [, id] = PRODUCT_FILE.exec(file) ?? [];
  const config = id === undefined ? undefined : DATA.compilerSettings(id);
  if (id === undefined || config === undefined || !existsSync(config)) return PROJECT;
  const declarations = readdirSync(DATA.product(id)).filter((name) => name.endsWith('.d.ts'));
  return { config, declarations: declarations.sort().map((name) => `${DATA.product(id)}/${name}`) };
}

/**
 * Lists the programs to compile: one for each module that changes the types of packages, one for each product
 * with settings of its own, and one for all others.
 */
export function listPrograms(units: readonly SourceUnit[]): Program[] {
  const together = new Map<string, { units: SourceUnit[]; settings: Settings }>();
  const alone: Program[] = [];
  for (const unit of units) {
    const settings = settingsOf(unit);
    const program = together.get(settings.config) ?? { units: [], settings };
    if (changesTypes(unit)) alone.push({ units: [unit], settings });
    else together.set(settings.config, { settings, units: [...program.units, unit] });
  }
  return [...together.values(), ...alone];
}

/** The compiler, and the packages whose types every module can use without an import. */
const ALWAYS_READ = ['typescript', '@types/node', 'react', 'react-dom'];

/** Lists the packages that a program imports, also only types of them. */
function listPackages({ units, settings: { declarations } }: Program): string[] {
  const codes = [
    ...units.map((unit) => unit.code),
    ...declarations.map((file) => readFileSync(file, 'utf8')),
  ];
  const imported = codes.flatMap((text) => listImports(text).map(({ specifier }) => specifier));
  return imported.filter((specifier) => !/^(?:\.|node:)/.test(specifier)).map(packageName);
}

/** Returns the name of the result of a program, of everything that it depends on. */
function keyOfProgram(program: Program, code: string): string {
  const {
    units,
    settings: { config, declarations },
  } = program;
  const texts = [config, PROJECT.config, SHEETS, ...declarations].map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]);
  return store.key('types', {
    code,
    settings: JSON.stringify(texts),
    units: JSON.stringify(units.map(({ path, code: text }) => [path, text])),
    packages:
      packageFiles.hash([...ALWAYS_READ, ...listPackages(program)], 'types') +
      packageFiles.hash(['typescript'], 'code'),
  });
}

/**
 * Checks the types of demos and snippets while other work continues; resolves to the problems. A program that
 * passed is not compiled again until its modules, the packages or the settings change.
 */
export async function startTypeCheck(units: readonly SourceUnit[]): Promise<Problem[]> {
  const code = sourceVersion(...ENTRIES);
  const programs = listPrograms(units).map((program) => ({
    program,
    key: keyOfProgram(program, code),
  }));
  const stale = programs.filter(({ key }) => !store.read(key));
  if (stale.length === 0) return [];
  rmSync(CACHE.typecheckSnippets, { recursive: true, force: true });
  for (const { path, code, kind } of units) if (kind === 'snippet') writeText(path, code);
  const configs = stale.map(({ key, program }) => {
    const paths = program.units.map(({ path }) => path);
    return writeProgram(key, paths, program.settings, listPackages(program));
  });
  try {
    const found = (await runCompiler(configs)).map((ofProgram) => toProblems(ofProgram, units));
    for (const [index, { key }] of stale.entries()) if (found[index]?.length === 0) store.write(key, '');
    return [...new Map(found.flat().map((problem) => [JSON.stringify(problem), problem])).values()];
  } catch (error) {
    const hint = 'if nobody ended it, the system is out of memory: give the build 2 GB';
    return [describeFailure(messageOf(error), hint)];
  } finally {
    for (const config of configs) rmSync(config, { force: true });
  }
}
