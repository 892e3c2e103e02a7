import { fetchText, type Fetching } from '../fetching/fetchText';
import { parseShard, shardHref, type SearchShard, type ShardLink } from '../../model/search/SearchShard';

/**
 * Loads a part of the index, with the retries of `fetchText`.
 * @throws 'The shard does not match the request' if the file is of another product, language, tier or build;
 * otherwise as `parseShard`
 */
export function loadShard(wanted: ShardLink, fetching?: Fetching): Promise<SearchShard> {
  const read = (text: string): SearchShard => {
    const shard = parseShard(text);
    const { product, language, tier, stamp } = wanted;
    const isOther =
      shard.product !== product ||
      shard.language !== language ||
      shard.tier !== tier ||
      shard.stamp !== stamp;
    if (isOther) {
      throw new Error('The shard does not match the request');
    }
    return shard;
  };
  return fetchText(shardHref(wanted), read, fetching);
}
