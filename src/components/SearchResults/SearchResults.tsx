import { useState } from 'react';
import { keepHit } from '../../browser/search/recentHits';
import type { SearchClient } from '../../browser/search/SearchClient';
import { groupByProduct } from '../../model/search/DocSearchRecord';
import { HitRow } from '../SearchDialog/HitRow';
import { EmptyPanel, MorePanel, NoticePanel, ScopePanel, WaitingPanel } from '../SearchDialog/panels';
import { useAnswer } from '../SearchDialog/useAnswer';
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

/** The results of a query in the search page, from the site's own index. */
export function SearchResults({ client, query, pathname, translate, onTry }: SearchResultsProps) {
  const [only, setOnly] = useState('');
  const { answer, manifest, failed, retry } = useAnswer(client, { query, only, isFull: true });

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
        {isEmpty && failed.length === 0 ? (
          <>
            {translate('searchNothing')} <bdi translate="no">“{answer.text}”</bdi>
          </>
        ) : null}
        {records.length > 0 ? translate('searchCount', { count: records.length }) : null}
      </p>
      <NoticePanel
        failed={failed}
        isDown={answer.isDown}
        isHostedDown={false}
        language={client.language}
        translate={translate}
        onRetry={retry}
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
