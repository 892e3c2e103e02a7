import { readFileSync } from 'node:fs';

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

function readManifest(file: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}

const known = new Map<string, Manifest | undefined>();

/** What an installed package says of itself; undefined where it is not installed. */
export function installedPackage(name: string): Manifest | undefined {
  if (!known.has(name)) known.set(name, readManifest(`node_modules/${name}/package.json`));
  return known.get(name);
}

/**
 * Packages with everything that must be installed beside them, at the installed versions. Of peers only those count
 * that this project itself depends on: the style engine does, although it is optional, type packages do not.
 */
export function withPeers(names: Iterable<string>): Record<string, string> {
  const own = readManifest('package.json')?.dependencies ?? {};
  const versions: Record<string, string> = {};
  const add = (name: string) => {
    const found = installedPackage(name);
    if (!found || versions[name] !== undefined) return;
    versions[name] = found.version;
    for (const peer of Object.keys(found.peerDependencies ?? {})) if (own[peer]) add(peer);
  };
  for (const name of names) add(name);
  return Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));
}
