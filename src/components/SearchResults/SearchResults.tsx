import { useEffect, useState } from 'react';
import { answerQuery, type Answer } from '../../browser/search/queryAnswer';
import type { SearchClient } from '../../browser/search/SearchClient';
import type { DocSearchRecord } from '../../model/search/DocSearchRecord';
import type { SearchManifest } from '../../model/search/SearchManifest';
import { keepHit } from '../SearchDialog/docSearchModal';
import { HitRow } from '../SearchDialog/ModalHit';
import { EmptyPanel, MorePanel, NoticePanel, ScopePanel, WaitingPanel } from '../SearchDialog/panels';
import type { Translate } from '../Translations';

interface SearchResultsProps {
  readonly client: SearchClient;
  readonly query: string;
  /** Canonical pathname of the search page, which is not among its own results. */
  readonly pathname: string;
  readonly translate: Translate;
  /** Searches for another text. */
  readonly onTry: (text: string) => void;
}

/** Parts of the index that load within this time are handled as one change. */
const SETTLE_MS = 120;

/** The results of a query in the search page, from the site's own index. */
export function SearchResults({ client, query, pathname, translate, onTry }: SearchResultsProps) {
  const [only, setOnly] = useState('');
  const [answer, setAnswer] = useState<Answer & { readonly text: string }>();
  const [manifest, setManifest] = useState<SearchManifest>();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [changes, setChanges] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = client.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setChanges((count) => count + 1), SETTLE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client]);

  useEffect(() => {
    let isLatest = true;
    const ask = async () => {
      const known = await client.manifest().catch(() => undefined);
      // The page belongs to no product. The first one is the reader's own.
      const scope = { product: only || (known?.products[0]?.id ?? ''), isAlone: only !== '', isFull: true };
      // All parts, so that the results do not change under the pointer.
      await client.load(query, scope).all;
      const found = await answerQuery(query, scope, client);
      const missing = await client.listFailed().catch(() => []);
      if (!isLatest) return;
      setManifest(known);
      setFailed(missing);
      setAnswer({ ...found, text: query });
    };
    void ask();
    return () => {
      isLatest = false;
    };
  }, [client, query, only, changes]);

  if (!answer || query === '')
    return (
      <div className="search-results-root">
        <p>{translate('searchWaits')}</p>
        <WaitingPanel query={query} className="search-results-hits" />
      </div>
    );
  const records = answer.records.filter(({ shown }) => shown.key.split('#')[0] !== pathname);
  const products = manifest?.products.filter(({ unlisted = false }) => !unlisted) ?? [];
  const isEmpty = records.length === 0 && !answer.isDown;
  return (
    <div className="search-results-root">
      {products.length > 1 ? (
        <ScopePanel products={products} only={only} translate={translate} onChoose={setOnly} />
      ) : null}
      <p className="search-results-count" role="status">
        {isEmpty ? (
          <>
            {translate('searchNothing')} <bdi translate="no">“{answer.text}”</bdi>
          </>
        ) : answer.isDown ? null : (
          translate('searchCount', { count: records.length })
        )}
      </p>
      <NoticePanel
        failed={failed}
        isDown={answer.isDown}
        isHostedDown={false}
        language={client.language}
        translate={translate}
        onRetry={() => {
          client.retry(products[0]?.id ?? '').catch(() => setChanges((count) => count + 1));
        }}
      />
      <MorePanel
        query={answer.text}
        manifest={manifest}
        userLanguage={client.language}
        hasMore={false}
        translate={translate}
      />
      {records.length > 0 ? (
        <div className="search-results-hits">
          {groupByProduct(records).map(([name, hits]) => (
            <section key={name} aria-label={name}>
              <h2>{name}</h2>
              <ul>
                {hits.map(({ shown, url }) => (
                  <li key={shown.id}>
                    <HitRow
                      hit={shown}
                      href={url}
                      userLanguage={client.language}
                      translate={translate}
                      onGo={(hit) => keepHit(client.language, hit)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      ) : null}
      {isEmpty ? (
        <EmptyPanel
          query={answer.text}
          repository={manifest?.repository}
          suggestions={answer.suggestions}
          products={products}
          translate={translate}
          onTry={onTry}
        />
      ) : null}
    </div>
  );
}

function groupByProduct(records: readonly DocSearchRecord[]): [string, DocSearchRecord[]][] {
  const groups = new Map<string, DocSearchRecord[]>();
  for (const record of records) {
    const { lvl0 } = record.hierarchy;
    groups.set(lvl0, [...(groups.get(lvl0) ?? []), record]);
  }
  return [...groups];
}
