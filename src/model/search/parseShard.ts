import { SEARCH_FORMAT, type SearchShard } from './SearchShard';

const TIERS: Readonly<Record<number, readonly string[]>> = {
  1: ['pages', 'units', 'types', 'messages'],
  2: ['texts'],
};

/**
 * The shard in the text of a file.
 * @throws 'The shard is no JSON' where the file was cut short or is something else
 * @throws 'The shard has another format' where it is of another build of this site
 * @throws 'The shard is not whole' where its rows are not as many as it says
 */
export function parseShard(text: string): SearchShard {
  let shard: Record<string, unknown>;
  try {
    shard = JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new Error('The shard is no JSON');
  }
  const lists = TIERS[Number(shard?.tier)];
  if (!lists || shard.format !== SEARCH_FORMAT) throw new Error('The shard has another format');
  const rows = lists.map((list) => shard[list]);
  const count = rows.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : Number.NaN), 0);
  if (count !== shard.count) throw new Error('The shard is not whole');
  return shard as unknown as SearchShard;
}
