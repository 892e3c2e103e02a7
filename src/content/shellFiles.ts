import { join, relative } from 'node:path';
import { findPackage, readManifest } from './packages';
import { familyFolder, SHELL_PACKAGE } from './workspace';

/**
 * Where the files of the shell are. They are sources in its own repository, whose `data/` is a family, and compiled modules in
 * the package that other families install.
 */

/** Returns the folder of the shell. @throws if the project has not installed it */
function findShell(): string {
  const isOwn = readManifest(familyFolder())?.name === SHELL_PACKAGE;
  const found = isOwn ? familyFolder() : findPackage(SHELL_PACKAGE);
  if (found === undefined)
    throw new Error(
      `${SHELL_PACKAGE} is not installed in ${familyFolder()}: run npm install ${SHELL_PACKAGE}`,
    );
  return found;
}

/** The folder of the shell, absolute. */
export const SHELL = findShell();
/** Whether the shell is a package of the project, and not its own sources. */
export const isInstalled = SHELL !== familyFolder();
/** The folder with the code of the shell, relative to the project. */
export const SHELL_CODE = relative(familyFolder(), join(SHELL, isInstalled ? 'dist' : 'src'));

/**
 * Returns the path of a file of the shell, relative to the project.
 * @param source where it is in the sources, such as `islands/frame.ts`
 */
export function shellFile(source: string): string {
  return join(SHELL_CODE, isInstalled ? source.replace(/(?<!\.d)\.tsx?$/, '.js') : source);
}
