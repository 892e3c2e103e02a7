import { posix } from 'node:path';
import { listAssets } from '../../model/offline/workerAnswer';

/** How the bundler writes the entry of a page's demos, and the module behind it. */
const SHARD = /"([\w\-./]+)":\(\)=>\w+\.A\((\d+)\)/g;

/** Addresses that a file names by itself and, in the registry of demos, those that the demos of each page name. */
export interface Needs {
  readonly own: readonly string[];
  readonly shards: readonly { readonly shard: string; readonly addresses: readonly string[] }[];
}

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
  return listAssets(text);
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

/** What the text of a file names, which has an address. */
export function readNeeds(text: string, url: string): Needs {
  const modules = url.endsWith('.js') ? [...listShardModules(text).values()] : [];
  let own = text;
  for (const { module } of modules) own = own.replace(module, '');
  return {
    own: ownAddresses(own, url),
    shards: modules.map(({ shard, module }) => ({ shard, addresses: ownAddresses(module, url) })),
  };
}
