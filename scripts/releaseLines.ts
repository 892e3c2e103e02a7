/**
 * Returns the releases of a package that the table of versions lists, newest first: the last one of each major
 * version, of the documented major version the last one of each minor version, and the documented release.
 * Prereleases count only for a package without any other release.
 * @param versions every published version, oldest first, as `npm view <package> versions` prints them
 * @param documented version that the site documents; absent for a former name of a package
 * @example listReleaseLines(['6.5.0', '7.0.2', '7.0.3', '7.1.0'], '7.0.2') // ['7.1.0', '7.0.3', '7.0.2', '6.5.0']
 */
export function listReleaseLines(versions: readonly string[], documented?: string): string[] {
  const stable = versions.filter((version) => /^\d+\.\d+\.\d+$/.test(version));
  const candidates = stable.length
    ? stable
    : versions.filter((version) => /^\d+\.\d+\.\d+-(?:alpha|beta|rc)\b/.test(version));
  const lastOfLine = new Map<string, string>();
  for (const version of candidates) {
    const [major = '', minor = ''] = version.split('.');
    const isDocumentedLine = documented?.split('.')[0] === major;
    lastOfLine.set(isDocumentedLine ? `${major}.${minor}` : major, version);
  }
  const listed = new Set([...lastOfLine.values(), documented]);
  return versions.filter((version) => listed.has(version)).reverse();
}

/**
 * Returns the publication day of each release that a change log names, `YYYY-MM-DD` by version.
 * @example readReleaseDates('## 7.0.2\n\n_Apr 9, 2025_\n').get('7.0.2') // '2025-04-09'
 */
export function readReleaseDates(changeLog: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const section of changeLog.split(/^## /m).slice(1)) {
    const version = /^v?(\d\S*)/.exec(section)?.[1];
    const day = /^(?:#+ )?[*_](\w+ \d+, \d{4})[*_]$/m.exec(section)?.[1];
    const date = new Date(`${day} UTC`);
    if (version && !Number.isNaN(date.getTime())) dates.set(version, date.toISOString().slice(0, 10));
  }
  return dates;
}
