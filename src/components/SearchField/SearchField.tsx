import type { Translate } from '../Translations';

interface SearchFieldProps {
  /** Address of the search page, in the reader's language; the page itself if absent. */
  href?: string;
  translate: Translate;
}

/**
 * A search field in a page. It leads to the search page with `?q=`, where the head script opens the search with
 * that query. Without JavaScript nothing can search, so it is hidden.
 */
export function SearchField({ href, translate }: SearchFieldProps) {
  return (
    <form className="search-field" action={href} role="search">
      <input
        type="search"
        name="q"
        required
        autoComplete="off"
        aria-label={translate('search')}
        placeholder={translate('search')}
      />
      <button type="submit">{translate('search')}</button>
    </form>
  );
}
