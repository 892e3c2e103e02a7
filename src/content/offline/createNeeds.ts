import { readFileSync } from 'node:fs';
import { createInterning } from './createInterning';
import type { FileFacts } from './FileFacts';
import type { KnownDocument } from './KnownDocument';
import { readNeeds, type Needs } from './readNeeds';

/** Live editing needs the network. */
const ONLINE_ONLY = /^\/_docs\/live\//;

/**
 * Tells what a file of the export needs, all the way down: what a page names, what its scripts load later, what a
 * style sheet draws in. The registry of demos is followed only to the demos of wanted pages.
 * @param documents those whose own needs are known already
 */
export function createNeeds(
  folder: string,
  files: ReadonlyMap<string, FileFacts>,
  documents: readonly KnownDocument[],
) {
  const known = new Map<string, Needs>();
  const intern = createInterning();
  for (const { url, needs } of documents) known.set(url, { own: intern(needs), shards: [] });
  const addressesOf = ({ url, file }: FileFacts, isWantedShard: (shard: string) => boolean) => {
    let needs = known.get(url);
    if (!needs) {
      const { own, shards } = readNeeds(readFileSync(`${folder}/${file}`, 'utf8'), url);
      const parts = shards.map((part) => ({ ...part, addresses: intern(part.addresses) }));
      known.set(url, (needs = { own: intern(own), shards: parts }));
    }
    const { own, shards } = needs;
    return [
      ...own,
      ...shards.flatMap(({ shard, addresses }) => (isWantedShard(shard) ? [...addresses] : [])),
    ];
  };
  return (roots: readonly string[], isWantedShard: (shard: string) => boolean): Set<string> => {
    const needed = new Set<string>();
    const visit = (url: string, isRoot: boolean) => {
      const facts = files.get(url);
      if (!facts || needed.has(url) || ONLINE_ONLY.test(url) || (!isRoot && url.endsWith('/'))) return;
      needed.add(url);
      if (!/(?:\/|\.(?:html|css|js|json))$/.test(url)) return;
      for (const address of addressesOf(facts, isWantedShard)) visit(address, false);
    };
    for (const url of roots) visit(url, true);
    return needed;
  };
}
