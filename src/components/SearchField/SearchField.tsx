import type { Translate } from '../Translations';

interface SearchFieldProps {
  /** Address of the search page, in the reader's language; absent on that page itself. */
  href?: string;
  translate: Translate;
}

/**
 * A search field in a page. Elsewhere it leads to the search page with `?q=`; there, an island shows the results
 * below it (`src/islands/results.tsx`). Without JavaScript nothing can search, so it is hidden.
 */
export function SearchField({ href, translate }: SearchFieldProps) {
  const isHere = href === undefined;
  const form = (
    <form className="search-field" action={href} role="search">
      <input
        type="search"
        className="control-field"
        name="q"
        required
        autoComplete="off"
        spellCheck={false}
        aria-label={translate('search')}
        placeholder={translate('search')}
      />
      <button type="submit" data-opens={isHere ? 'results' : undefined} data-waits={isHere ? '' : undefined}>
        {translate('search')}
      </button>
    </form>
  );
  if (!isHere) return form;
  return (
    <div data-island="results">
      {form}
      <div className="search-results" data-panels="">
        <p>{translate('searchWaits')}</p>
      </div>
    </div>
  );
}
