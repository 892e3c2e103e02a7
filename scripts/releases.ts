import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { productRegistry } from '../src/site';
import { DATA } from '../src/content/workspace';
import { listReleaseLines, readReleaseDates } from './releaseLines';

/**
 * `npm run releases`: refreshes the list of releases from the npm registry. Days come from the change logs of
 * installed packages, never from the registry. The list names the packages; a new one is added as `"name": []`.
 */

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8')) as Value;
}

/** Repository of an installed package; all packages of one repository share a change log. */
function repositoryOf(folder: string): string | undefined {
  return readJson<{ repository?: { url?: string } }>(`${folder}/package.json`).repository?.url;
}

/** Days of all releases that the installed change logs of a repository name. */
function readDates(repository: string | undefined): Map<string, string> {
  const { packages } = readJson<{ packages: object }>('node_modules/.package-lock.json');
  return new Map(
    Object.keys(packages)
      .filter((folder) => existsSync(`${folder}/CHANGELOG.md`) && repositoryOf(folder) === repository)
      .flatMap((folder) => [...readReleaseDates(readFileSync(`${folder}/CHANGELOG.md`, 'utf8'))]),
  );
}

function listVersions(name: string): string[] {
  return JSON.parse(
    execFileSync('npm', ['view', name, 'versions', '--json'], { encoding: 'utf8' }),
  ) as string[];
}

const names = Object.keys(readJson<object>(DATA.releases));
const releases = names.map((name) => {
  const product = productRegistry
    .map((entry) => entry.product)
    .find(({ packages }) => packages.includes(name));
  const dates = product ? readDates(repositoryOf(`node_modules/${name}`)) : new Map<string, string>();
  const lines = listReleaseLines(listVersions(name), product?.version).map((version) => {
    const date = dates.get(version);
    return { version, ...(date === undefined ? {} : { date }) };
  });
  return [name, lines] as const;
});
writeFileSync(DATA.releases, `${JSON.stringify(Object.fromEntries(releases), null, 2)}\n`);
for (const [name, lines] of releases) console.log(`${name}: ${lines.length} releases`);
