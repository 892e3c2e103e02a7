import type { RecentHit } from '../../model/search/RecentHit';
import type { SearchProduct } from '../../model/search/SearchManifest';
import { hitHref } from '../../model/search/DocSearchRecord';
import { Icon } from '../Icon';
import type { Translate } from '../Translations';
import styles from './SearchDialog.module.css';

interface StartPanelProps {
  recent: readonly RecentHit[];
  /** The reader's own product first. */
  products: readonly SearchProduct[];
  userLanguage: string;
  translate: Translate;
  onForget: (key: string) => void;
}

/** What stands in the dialog before anything is typed: where the reader has been, and the ways into each product. */
export function StartPanel({ recent, products, userLanguage, translate, onForget }: StartPanelProps) {
  return (
    <>
      {recent.length > 0 ? (
        <section aria-labelledby="_search-recent">
          <h2 id="_search-recent">{translate('searchRecent')}</h2>
          <ul className={styles.recent}>
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
      {products.map(({ id, name, href, links }) => (
        <section key={id} aria-labelledby={`_search-start-${id}`}>
          <h2 id={`_search-start-${id}`}>
            <a href={href}>{name}</a>
          </h2>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.text}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
