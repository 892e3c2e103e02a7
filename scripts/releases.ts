import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productRegistry } from '../src/site';
import { DATA } from '../src/content/workspace';
import { listReleaseLines, readReleaseDates } from './releaseLines';

/**
 * `npm run releases`: refreshes the list of releases from the npm registry. Days come from the change logs inside of
 * the listed releases, never from the registry, which may be a mirror with days of its own. The list names the
 * packages; a new one is added as `"name": []`.
 */

function npm(...args: string[]): string {
  return execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/** Returns the change log of a published release; empty if it has none, or cannot be fetched. */
function readChangeLog(name: string, version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  try {
    const [packed] = JSON.parse(
      npm('pack', `${name}@${version}`, '--json', '--pack-destination', folder),
    ) as {
      filename: string;
    }[];
    const args = ['-xzOf', join(folder, packed?.filename ?? ''), 'package/CHANGELOG.md'];
    return execFileSync('tar', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Releases = Readonly<Record<string, readonly { readonly version: string; readonly date?: string }[]>>;

const former = JSON.parse(readFileSync(DATA.releases, 'utf8')) as Releases;
const releases = Object.entries(former).map(([name, listed]) => {
  const documented = productRegistry.find(({ product }) => product.packages.includes(name))?.product.version;
  const versions = JSON.parse(npm('view', name, 'versions', '--json')) as string[];
  // A day that is known stays, also if a release cannot be fetched.
  const dates = new Map(listed.flatMap(({ version, date }) => (date ? [[version, date] as const] : [])));
  const lines = listReleaseLines(versions, documented).map((version) => {
    // Each log has the releases before it, too.
    if (!dates.has(version))
      for (const [other, date] of readReleaseDates(readChangeLog(name, version))) dates.set(other, date);
    const date = dates.get(version);
    return { version, ...(date === undefined ? {} : { date }) };
  });
  return [name, lines] as const;
});
writeFileSync(DATA.releases, `${JSON.stringify(Object.fromEntries(releases), null, 2)}\n`);
for (const [name, lines] of releases) {
  const undated = lines.filter(({ date }) => date === undefined).map(({ version }) => version);
  console.log(
    `${name}: ${lines.length} releases${undated.length > 0 ? `, without a day: ${undated.join(', ')}` : ''}`,
  );
}
