import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ApiSource } from '../../model/api/ApiSource';
import type { ApiUnit } from '../../model/api/ApiUnit';
import type { Problem } from '../../model/Problem';
import { openTypes } from './compiler/openTypes';
import { reportLeftOut } from './apiProblems';
import { withDefaults } from './defaults';
import { withDescriptions } from './descriptions';
import { withMessages } from './messages';
import { readUnits } from './readUnits';
import { sourceVersion } from '../listSources';
import { createPackageFiles, packageFiles } from '../packageFiles';
import { findPackage } from '../packages';
import { store, type Store } from '../store';
import { CACHE, familyFolder } from '../workspace';
import { shellFile } from '../shellFiles';

/** The reference, with warnings, or the problems that prevented it. */
interface ExtractedApi {
  /** In the order of the sources, then by name. If there are errors, those that could be read all the same. */
  readonly units: readonly ApiUnit[];
  readonly problems: readonly Problem[];
}

/** A path from the project root, because the running program may be a bundle. */
const ENTRY = resolve(shellFile('content/api/extractApi.ts'));

/**
 * Extracts the API reference of the sources from the types of their installed packages. The result is kept
 * in the store and reused while the packages, the sources and this code are unchanged. If there are errors,
 * nothing is kept. A package that is not installed is left out with a warning if `optionalDependencies` of
 * `package.json` has it. Without sources, the result is empty.
 */
export function extractApi(
  sources: readonly ApiSource[],
  root: string = familyFolder(),
  cache: Store = store,
): ExtractedApi {
  const optional = sources.length > 0 ? listOptional(root) : [];
  const isLeftOut = ({ packageName }: ApiSource) =>
    optional.includes(packageName) && findPackage(packageName, root) === undefined;
  const read = sources.filter((source) => !isLeftOut(source));
  const leftOut = sources.filter(isLeftOut).map(reportLeftOut);
  if (read.length === 0) return { units: [], problems: leftOut };
  const names = [...new Set(read.map(({ packageName }) => packageName))];
  const files = root === familyFolder() ? packageFiles : createPackageFiles(root, join(root, CACHE.packages));
  const key = cache.key('api', {
    code: sourceVersion(ENTRY),
    sources: JSON.stringify(read),
    declarations: files.hash([...names, 'react'], 'types'),
    modules: files.hash(names, 'code'),
  });
  const known = cache.read(key);
  if (known) return { units: JSON.parse(known.toString()) as ApiUnit[], problems: leftOut };
  // Products may document different modules of one package.
  const requested = read
    .filter(
      ({ packageName, entryPoints }, index) =>
        index ===
        read.findIndex((other) => other.packageName === packageName && other.entryPoints === entryPoints),
    )
    .map(({ packageName: name, entryPoints }) => ({ name, ...(entryPoints && { entryPoints }) }));
  const reader = openTypes(root, requested);
  const { units: typed, problems: unreadable } = readUnits(read, reader);
  const corrected = withDefaults(typed, read, root);
  const described = withDescriptions(corrected.units, read);
  const { units, problems: stale } = withMessages(described.units, read, reader.packages);
  const problems = [...unreadable, ...corrected.problems, ...described.problems, ...stale];
  if (problems.length > 0) return { units, problems: [...leftOut, ...problems] };
  cache.write(key, JSON.stringify(units));
  return { units, problems: leftOut };
}

/** Lists the packages that a project can do without. */
function listOptional(root: string): string[] {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return [];
  const { optionalDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    optionalDependencies?: Readonly<Record<string, string>>;
  };
  return Object.keys(optionalDependencies);
}
