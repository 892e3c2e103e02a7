import type { ReleaseLine } from 'docs-shell';
import listed from './releases.json';

type Release = Omit<ReleaseLine, 'product'>;
type PackageName = keyof typeof listed;

/** What no registry knows of a release line: its support status, and where its documentation is. */
interface Line extends Pick<Release, 'status' | 'docs'> {
  readonly packageName: PackageName;
  /** First number of its releases. */
  readonly major: number;
}

/**
 * Returns the rows of a product in the table of versions: the listed releases of its packages, which
 * `npm run releases` refreshes, with status and links. A release that a later one of its line replaces has the
 * status `superseded`.
 * @param notesOf address of the notes of a release, if it has any
 * @throws `No line is described for <package> <version>` if the registry has a line that `lines` lacks
 */
export function describeReleases(
  documented: { readonly version: string; readonly docs: string },
  notesOf: (version: string) => string | undefined,
  lines: readonly Line[],
): Release[] {
  const names = [...new Set(lines.map(({ packageName }) => packageName))];
  return names.flatMap((packageName) => {
    const seen = new Set<number>();
    return listed[packageName].map((release): Release => {
      const major = Number.parseInt(release.version, 10);
      const line = lines.find((each) => each.packageName === packageName && each.major === major);
      if (!line) throw new Error(`No line is described for ${packageName} ${release.version}`);
      const isLast = !seen.has(major);
      seen.add(major);
      const row = { packageName, ...release, notes: notesOf(release.version) };
      if (release.version === documented.version) return { ...row, status: 'current', docs: documented.docs };
      return isLast ? { ...row, status: line.status, docs: line.docs } : { ...row, status: 'superseded' };
    });
  });
}
