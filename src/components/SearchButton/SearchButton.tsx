import { Icon } from '../Icon';
import { Tip } from '../Tip';
import type { Translate } from '../Translations';

interface SearchButtonProps {
  /** Address of the page that replaces search without JavaScript. */
  href: string;
  translate: Translate;
}

/**
 * The button that opens the search dialog. On wide screens it looks like a field. Without JavaScript, a link
 * to the list of all pages replaces it.
 */
export function SearchButton({ href, translate }: SearchButtonProps) {
  return (
    <>
      <button
        type="button"
        className="search-button-root"
        data-opens="search"
        data-track="search"
        data-island="search"
        data-waits=""
        aria-label={translate('search')}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
      >
        <Icon name="search" />
        <span className="search-button-label" aria-hidden="true">
          {translate('search')}
        </span>
        <kbd className="search-button-key" aria-hidden="true" />
        <Tip>{translate('search')}</Tip>
      </button>
      <a className="search-button-link" href={href}>
        {translate('search')}
      </a>
    </>
  );
}
