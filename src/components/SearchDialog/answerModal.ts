import type { DocSearchModal } from '@docsearch/react';
import type { ComponentProps } from 'react';
import { answerQuery, type Answer, type AskHosted, limitHosted } from '../../browser/search/queryAnswer';
import type { SearchClient } from '../../browser/search/SearchClient';

type AlgoliaClient = Parameters<
  NonNullable<ComponentProps<typeof DocSearchModal>['transformSearchClient']>
>[0];

/**
 * What makes of the modal's client one that the site answers. Only the newest query is answered, in a pause of whoever
 * types; of the others the modal hears nothing more.
 * @param pause settles when hits may be drawn
 * @param onAnswer told of each answer before the modal is
 */
export function answerModal(
  client: SearchClient,
  product: string,
  pause: () => Promise<void>,
  onAnswer: (text: string, found: Answer) => void,
): (algolia: AlgoliaClient) => AlgoliaClient {
  return (algolia) => {
    const askHost: AskHosted = async (text, parameters) => {
      const { hosted } = await client.manifest();
      const request = { indexName: hosted?.indexName ?? '', query: text, ...parameters };
      const { results } = (await algolia.search({ requests: [request] } as never)) as {
        results: { hits: unknown[] }[];
      };
      return results[0]?.hits ?? [];
    };
    const ask = limitHosted(askHost);
    let newest = 0;
    const search = async ({ requests }: { requests: { query?: string }[] }) => {
      newest += 1;
      const number = newest;
      const text = requests[0]?.query ?? '';
      const found = await answerQuery(text, product, client, ask);
      await pause();
      // What was asked for since is drawn in its place; the modal forgets a query that stays without an answer.
      if (number !== newest) return new Promise<never>(() => {});
      onAnswer(text, found);
      return { results: [{ hits: found.records, nbHits: found.records.length }] };
    };
    return { ...algolia, search } as unknown as AlgoliaClient;
  };
}
