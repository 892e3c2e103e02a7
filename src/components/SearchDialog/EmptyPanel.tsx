import type { SearchProduct } from '../../model/search/SearchManifest';
import type { Translate } from '../Translations';
import styles from './SearchDialog.module.css';

interface EmptyPanelProps {
  suggestions: readonly string[];
  products: readonly SearchProduct[];
  translate: Translate;
  onTry: (text: string) => void;
}

/** What helps where nothing was found: words of the index that are alike, and the products to browse. */
export function EmptyPanel({ suggestions, products, translate, onTry }: EmptyPanelProps) {
  return (
    <>
      {suggestions.length > 0 ? (
        <section aria-labelledby="_search-similar">
          <h2 id="_search-similar">{translate('searchSimilar')}</h2>
          <ul className={styles.links}>
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
      <section aria-labelledby="_search-browse">
        <h2 id="_search-browse">{translate('searchBrowse')}</h2>
        <ul className={styles.links}>
          {products.map(({ id, name, href }) => (
            <li key={id}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
