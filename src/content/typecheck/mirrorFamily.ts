import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { posix } from 'node:path';
import { writeText } from '../pageData/writeHashed';
import { standInFor } from './standInFor';
import type { SourceUnit } from './SourceUnit';

const FAMILY = 'data';
/** Where the family's modules are copied to; it lies in the project, so that packages are found. */
export const MIRROR_FOLDER = '.cache/typecheck/mirror';

/**
 * Copies the modules of the family, with stand-ins for those that can't be read; returns the paths to compile instead
 * of the program's own.
 */
export function mirrorFamily(program: readonly SourceUnit[], broken: ReadonlySet<SourceUnit>): string[] {
  rmSync(MIRROR_FOLDER, { recursive: true, force: true });
  const left = new Set([...broken].map(({ path }) => path));
  if (existsSync(FAMILY)) {
    cpSync(FAMILY, `${MIRROR_FOLDER}/${FAMILY}`, {
      recursive: true,
      filter: (path) => !left.has(path.replaceAll('\\', '/')) && !/\.(?:md|preview|svg|png)$/.test(path),
    });
    // An import of the site's own source is a problem, but not one of types.
    symlinkSync(posix.relative(MIRROR_FOLDER, 'src'), `${MIRROR_FOLDER}/src`);
  }
  const codes = program.map(({ code }) => code);
  for (const { path } of broken) {
    const module = path.replace(/\.[jt]sx?$/, '');
    writeText(`${MIRROR_FOLDER}/${module}.d.ts`, standInFor(posix.basename(module), codes));
  }
  return program
    .filter((unit) => !broken.has(unit))
    .map(({ path }) => (path.startsWith(`${FAMILY}/`) ? `${MIRROR_FOLDER}/${path}` : path));
}
