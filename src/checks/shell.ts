import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies, validRange } from 'semver';
import { listPackageFolders, readManifest, readVersion } from '../content/packages';
import { isInstalled, SHELL } from '../content/shellFiles';
import { familyFolder, SHELL_PACKAGE } from '../content/workspace';
import type { Problem } from '../model/Problem';
import { findLine } from './findLine';

const PACKED = new RegExp(`(?:^|[/:])${SHELL_PACKAGE}-(\\d[^/]*)\\.tgz$`);

/** Checks that the shell is the one that the family asks for, and the only one. */
export function checkShell(
  folder: string = familyFolder(),
  shell: string | undefined = isInstalled ? SHELL : undefined,
): Problem[] {
  if (shell === undefined) return [];
  const file = 'package.json';
  const report = (message: string, hint: string): Problem => ({
    file,
    line: findLine(join(folder, file), `"${SHELL_PACKAGE}"`),
    column: 1,
    code: 'shell-version',
    message,
    hint,
  });
  const { dependencies, devDependencies } = readManifest(folder) ?? {};
  const spec = { ...devDependencies, ...dependencies }[SHELL_PACKAGE];
  // A packed shell has its version in its name.
  const wanted = PACKED.exec(spec ?? '')?.[1] ?? spec;
  const version = readVersion(shell);
  const isOther =
    wanted !== undefined &&
    validRange(wanted) !== null &&
    !satisfies(version, wanted, { includePrerelease: true });
  const others = listPackageFolders(folder)
    .map((packages) => join(packages, SHELL_PACKAGE))
    .filter((place) => existsSync(place))
    .map((place) => realpathSync.native(place))
    .filter((place) => place !== realpathSync.native(shell));
  return [
    ...(isOther
      ? [
          report(
            `${SHELL_PACKAGE} ${version} is installed, but the family is written for ${wanted}`,
            'run npm install, or read what has changed in CHANGELOG.md of the package and change the version',
          ),
        ]
      : []),
    ...others.map((place) =>
      report(`A second ${SHELL_PACKAGE} ${readVersion(place)} is in ${place}`, 'remove one of the two'),
    ),
  ];
}
