import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { posix } from 'node:path';
import { writeText } from '../pageData/generatedFiles';
import type { SourceUnit } from './SourceUnit';
import { CACHE, DATA } from '../workspace';

/**
 * Copies the modules of the family, with declarations in place of those that cannot be parsed; returns the
 * paths to compile instead of the program's own.
 */
export function mirrorFamily(program: readonly SourceUnit[], broken: ReadonlySet<SourceUnit>): string[] {
  rmSync(CACHE.typecheckMirror, { recursive: true, force: true });
  const left = new Set([...broken].map(({ path }) => path));
  if (existsSync(DATA.folder)) {
    cpSync(DATA.folder, `${CACHE.typecheckMirror}/${DATA.folder}`, {
      recursive: true,
      filter: (path) => !left.has(path.replaceAll('\\', '/')) && !/\.(?:md|preview|svg|png)$/.test(path),
    });
    // An import of the site's own source is a problem, but not a type error.
    symlinkSync(posix.relative(CACHE.typecheckMirror, 'src'), `${CACHE.typecheckMirror}/src`);
  }
  const codes = program.map(({ code }) => code);
  for (const { path } of broken) {
    const module = path.replace(/\.[jt]sx?$/, '');
    writeText(`${CACHE.typecheckMirror}/${module}.d.ts`, declareModuleAsAny(posix.basename(module), codes));
  }
  return program
    .filter((unit) => !broken.has(unit))
    .map(({ path }) => (path.startsWith(`${DATA.folder}/`) ? `${CACHE.typecheckMirror}/${path}` : path));
}

const STATEMENT = /\b(?:import|export)\b([^'";]*?)\bfrom\s*['"]([^'"]+)['"]/g;

/** Returns the names that a list in braces imports from a module. */
function listNames(clause: string): string[] {
  const inner = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  return inner.split(',').flatMap((part) => /^\s*(?:type\s+)?([\w$]+)/.exec(part)?.[1] ?? []);
}

/**
 * Returns declarations that replace a module that cannot be parsed: everything that other modules import from
 * it is `any`, as a value and as a type.
 * @param name file name of the module without its extension
 * @param codes sources of the modules that may import it
 * @example declareModuleAsAny('rows', ["import { rows } from './rows';"]) // declares `rows` and a default
 */
export function declareModuleAsAny(name: string, codes: readonly string[]): string {
  const names = new Set<string>();
  for (const code of codes) {
    for (const [, clause = '', specifier = ''] of code.matchAll(STATEMENT)) {
      if (specifier.replace(/\.[jt]sx?$/, '').endsWith(`/${name}`)) {
        for (const taken of listNames(clause)) names.add(taken);
      }
    }
  }
  names.delete('default');
  const declared = [...names].map(
    (taken) =>
      `export declare const ${taken}: any;\nexport type ${taken}<A = any, B = any, C = any> = any;\n`,
  );
  return `${declared.join('')}declare const anything: any;\nexport default anything;\n`;
}
