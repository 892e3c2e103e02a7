import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { listAssets } from '../../model/offline/listAssets';
import type { FileFacts } from './FileFacts';

/** How the bundler writes the entry of a page's demos, and the module behind it. */
const SHARD = /"([\w\-./]+)":\(\)=>\w+\.A\((\d+)\)/g;
/** Live editing needs the network. */
const ONLINE_ONLY = /^\/_docs\/live\//;
const CHUNK = /"(static\/chunks\/[\w\-./~]+\.(?:js|css))"/g;

function ownAddresses(text: string, url: string): string[] {
  if (url.endsWith('/')) {
    const images = [...text.matchAll(/<img\b[^>]*? src="(\/[^"?#]+)"/g)].map(([, src]) => src ?? '');
    return [...listAssets(text), ...images];
  }
  if (url.endsWith('.css')) {
    return [...text.matchAll(/url\(["']?([^"')?#]+)/g)].map(([, path]) =>
      posix.resolve(posix.dirname(url), path ?? ''),
    );
  }
  const chunks = [...text.matchAll(CHUNK)].map(([, path]) => `/_next/${path}`);
  return [...chunks, ...listAssets(text)];
}

/** The modules that load demos, by module number; the text of each ends where the next module begins. */
function listShardModules(text: string): ReadonlyMap<string, { shard: string; module: string }> {
  const shards = [...text.matchAll(SHARD)].map(([, shard = '', id = '']) => ({ shard, id }));
  return new Map(
    shards.map(({ shard, id }) => {
      const [, module = ''] = new RegExp(`[,\\]}]${id},(\\w+=>\\{.*?\\})(?=,\\d+,|\\]\\))`).exec(text) ?? [];
      return [id, { shard, module }];
    }),
  );
}

/**
 * Tells what a file of the export needs, all the way down: what a page names, what its scripts load later, what a
 * style sheet draws in. The registry of demos is followed only to the demos of wanted pages.
 */
export function createNeeds(folder: string, files: ReadonlyMap<string, FileFacts>) {
  const known = new Map<string, readonly string[]>();
  /** The registry alone depends on which demos are wanted. */
  const registries = new Map<string, string>();
  const addressesOf = ({ url, file }: FileFacts, isWantedShard: (shard: string) => boolean) => {
    const cached = known.get(url);
    if (cached) return cached;
    let text = registries.get(url) ?? readFileSync(`${folder}/${file}`, 'utf8');
    const modules = url.endsWith('.js') ? [...listShardModules(text).values()] : [];
    if (modules.length > 0) registries.set(url, text);
    for (const { shard, module } of modules) if (!isWantedShard(shard)) text = text.replace(module, '');
    const addresses = ownAddresses(text, url);
    if (modules.length === 0) known.set(url, addresses);
    return addresses;
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
