import { parseHostedIndex } from '../model/search/parseHostedIndex';
import type { Problem } from '../model/problems/Problem';
import { hostedIndex } from '../site';

/** The settings of a hosted search index are all there, or none is. */
export function checkHostedIndex(): Problem[] {
  return parseHostedIndex(hostedIndex).findings.map((message) => ({
    file: 'data/search.ts',
    line: 1,
    column: 1,
    code: 'search-setting',
    message,
    hint: 'set ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX, or none of them',
  }));
}
