import { manifestHref, parseManifest } from '../../../src/model/search/SearchManifest';
import {
  listParts,
  parseShard,
  shardHref,
  type NameShard,
  type SearchShard,
  type ShardLink,
} from '../../../src/model/search/SearchShard';
import { readExport } from './openIndex';

/**
 * Reads the name and text shards of the exported index that readers of a language use: the default language's
 * first, then those of the language.
 */
export function readShards(code: string, read = readExport()): SearchShard[] {
  const readShard = (link: ShardLink) => parseShard(read(shardHref(link)));
  return parseManifest(read(manifestHref(code))).indexes.flatMap((link) => {
    const directory = readShard(link);
    return directory.tier === 0 ? listParts(directory).map(readShard) : [];
  });
}

/** Reads the name shards among them. */
export function readNameShards(code: string, read = readExport()): NameShard[] {
  return readShards(code, read).flatMap((shard) => (shard.tier === 1 ? shard : []));
}
