import { fetchText, type Fetching } from '../fetching/fetchText';
import type { WantedShard } from '../../model/search/SearchMessage';
import { parseShard, type SearchShard } from '../../model/search/SearchShard';

/**
 * A part of the index, as often asked for as `fetchText` does.
 * @throws 'The shard is another one' where the file is of another product, language, tier or build; else as `parseShard`
 */
export function loadShard(wanted: WantedShard, fetching?: Fetching): Promise<SearchShard> {
  const read = (text: string): SearchShard => {
    const shard = parseShard(text);
    const { product, language, tier, stamp } = wanted;
    const isOther =
      shard.product !== product ||
      shard.language !== language ||
      shard.tier !== tier ||
      shard.stamp !== stamp;
    if (isOther) {
      throw new Error('The shard is another one');
    }
    return shard;
  };
  return fetchText(wanted.href, read, fetching);
}
