import { Icon } from '../Icon';
import { Tip } from '../Tip';
import type { Translate } from '../Translations';
import styles from './SearchButton.module.css';

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
        <kbd className={styles.key} aria-hidden="true" />
        <Tip>{translate('search')}</Tip>
      </button>
      <a className={styles.link} href={href}>
        {translate('search')}
      </a>
    </>
  );
}
