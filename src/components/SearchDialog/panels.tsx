import type { RecentHit } from '../../model/search/RecentHit';
import { findOtherLanguage, nameLanguage } from '../../model/search/otherLanguage';
import { resultsHref, type SearchManifest, type SearchProduct } from '../../model/search/SearchManifest';
import { findPageLinks } from '../../browser/search/pageLinks';
import { issueHref } from '../../model/routes/issueHref';
import { hitHref } from '../../model/search/DocSearchRecord';
import { Icon } from '../Icon';
import type { Translate } from '../Translations';

interface StartPanelProps {
  recent: readonly RecentHit[];
  /** The current product is the first. */
  products: readonly SearchProduct[];
  userLanguage: string;
  translate: Translate;
  onForget: (key: string) => void;
}

/**
 * The content of the dialog while the field is empty: recent hits, main pages of the reader's product, and
 * links to all products.
 */
export function StartPanel({ recent, products, userLanguage, translate, onForget }: StartPanelProps) {
  const [own] = products;
  return (
    <>
      {recent.length > 0 ? (
        <section aria-labelledby="_search-recent">
          <h2 id="_search-recent">{translate('searchRecent')}</h2>
          <ul className="search-dialog-rows search-dialog-recent">
            {recent.map((hit) => (
              <li key={hit.key}>
                <a href={hitHref(hit, userLanguage)}>
                  <span dir="auto">{hit.name}</span>{' '}
                  {hit.owner ? <small dir="auto">{hit.owner}</small> : null}
                </a>
                <button
                  type="button"
                  aria-label={translate('searchForget', { name: hit.name })}
                  onClick={() => onForget(hit.key)}
                >
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {own && own.links.length > 0 ? (
        <section aria-labelledby="_search-popular">
          <h2 id="_search-popular">{translate('searchPopular', { name: own.name })}</h2>
          <ul className="search-dialog-rows">
            {own.links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>
                  <bdi>{link.text}</bdi> {link.owner ? <small dir="auto">{link.owner}</small> : null}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <ProductList products={products} translate={translate} />
    </>
  );
}

/** Pages that the document names, until the search answers. */
export function WaitingPanel({ query, className = '' }: { query: string; className?: string }) {
  const links = findPageLinks(query);
  if (links.length === 0) return null;
  return (
    <ul className={`search-dialog-rows ${className}`}>
      {links.map(({ href, text, owner }) => (
        <li key={href}>
          <a href={href}>
            <bdi>{text}</bdi> {owner ? <small dir="auto">{owner}</small> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Says that there are no results for a query. */
export function NoResults({ query, translate }: { query: string; translate: Translate }) {
  return (
    <p className="DocSearch-NoResults">
      {translate('searchNothing')}{' '}
      {/* Another query is another element: a translator of the page may have moved the text of the former one. */}
      <bdi key={query} translate="no">
        “{query}”
      </bdi>
    </p>
  );
}

interface EmptyPanelProps {
  /** What was searched for. */
  query: string;
  /** Repository of the site; absent if the search could not be loaded. */
  repository: string | undefined;
  suggestions: readonly string[];
  products: readonly SearchProduct[];
  translate: Translate;
  onTry: (text: string) => void;
}

/**
 * The content of the dialog if nothing was found: similar words from the index, links to the products, and one to the
 * form for a new issue that says what was searched for.
 */
export function EmptyPanel({ query, repository, suggestions, products, translate, onTry }: EmptyPanelProps) {
  return (
    <>
      {suggestions.length > 0 ? (
        <section aria-labelledby="_search-similar">
          <h2 id="_search-similar">{translate('searchSimilar')}</h2>
          <ul className="search-dialog-links">
            {suggestions.map((text) => (
              <li key={text}>
                <button type="button" onClick={() => onTry(text)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <ProductList products={products} translate={translate} />
      {repository ? (
        <p className="search-dialog-report">
          <a href={issueHref(repository, `Search finds nothing for “${query.trim()}”`)} rel="noopener">
            {translate('searchReport')}
          </a>
        </p>
      ) : null}
    </>
  );
}

/** Links to the products. */
function ProductList({ products, translate }: Pick<EmptyPanelProps, 'products' | 'translate'>) {
  return (
    <section aria-labelledby="_search-browse">
      <h2 id="_search-browse">{translate('searchBrowse')}</h2>
      <ul className="search-dialog-links">
        {products.map(({ id, name, href }) => (
          <li key={id}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MorePanelProps {
  query: string;
  manifest: SearchManifest | undefined;
  userLanguage: string;
  /** There may be more results than those that are shown. */
  hasMore: boolean;
  translate: Translate;
}

/** Links to all results, and to the results in the language of the query if it is another than the page's. */
export function MorePanel({ query, manifest, userLanguage, hasMore, translate }: MorePanelProps) {
  if (!manifest) return null;
  const all = hasMore ? resultsHref(manifest, query, userLanguage) : undefined;
  const other = findOtherLanguage(query, manifest.languages, manifest.signs ?? {}, userLanguage);
  const href = other && resultsHref(manifest, query, other);
  return (
    <>
      {href ? (
        <p className="search-dialog-notice">
          <a href={href}>{translate('searchOtherLanguage', { language: nameLanguage(other) })}</a>
        </p>
      ) : null}
      {all ? (
        <p className="search-dialog-report">
          <a href={all}>{translate('searchMore')}</a>
        </p>
      ) : null}
    </>
  );
}

interface ScopePanelProps {
  /** The current product is the first. */
  products: readonly SearchProduct[];
  /** Id of the only product to search; empty for all. */
  only: string;
  translate: Translate;
  onChoose: (only: string) => void;
}

/** Buttons that restrict the search to one product. */
export function ScopePanel({ products, only, translate, onChoose }: ScopePanelProps) {
  return (
    <div className="search-dialog-scope" role="group" aria-label={translate('selectProduct')}>
      {[{ id: '', name: translate('searchAll') }, ...products].map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={id === only} onClick={() => onChoose(id)}>
          {name}
        </button>
      ))}
    </div>
  );
}

interface NoticePanelProps {
  /** Names of the products whose index could not be loaded completely. */
  failed: readonly string[];
  /** No part of the index could be loaded. */
  isDown: boolean;
  /** The hosted index does not respond, and the local one is used. */
  isHostedDown: boolean;
  /** The reader's language. */
  language: string;
  translate: Translate;
  onRetry: () => void;
}

/** A notice about missing parts of the search, with a button to try again. */
export function NoticePanel({
  failed,
  isDown,
  isHostedDown,
  language,
  translate,
  onRetry,
}: NoticePanelProps) {
  const isPart = failed.length > 0;
  const list = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' });
  const text = isDown
    ? translate('searchDown')
    : isPart
      ? translate('searchPartMissing', { products: list.format(failed) })
      : isHostedDown
        ? translate('searchHostedDown')
        : '';
  return (
    <div role="status">
      {text ? (
        <p key={text} className="search-dialog-notice">
          {text}{' '}
          {isDown || isPart ? (
            <button type="button" onClick={onRetry}>
              {translate('searchRetry')}
            </button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
