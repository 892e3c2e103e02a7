import { Icon } from '../Icon';
import type { Translate } from '../Translations';
import styles from './SearchButton.module.css';

interface SearchButtonProps {
  /** Page that stands in for the search where it can't run. */
  href: string;
  translate: Translate;
}

/**
 * Opens the search; looks like a field where there is room. Without JavaScript a link stands in its place and leads
 * to the list of all pages.
 */
export function SearchButton({ href, translate }: SearchButtonProps) {
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-opens="search"
        data-track="search"
        data-needs-runtime=""
        aria-label={translate('search')}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
      >
        <Icon name="search" />
        <span className={styles.label} aria-hidden="true">
          {translate('search')}
        </span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      <a className={styles.link} href={href}>
        {translate('search')}
      </a>
    </>
  );
}
