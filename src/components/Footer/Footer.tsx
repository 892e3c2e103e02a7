import type { PageData } from '../../model/page/PageData';
import type { Translate } from '../Translations';
import { BackToTop } from '../BackToTop/BackToTop';
import styles from './Footer.module.css';

/** The footer of every page: links to the products, the repository, the privacy page and the settings. */
export function Footer({ page, translate }: { page: PageData; translate: Translate }) {
  return (
    <footer className={styles.footer}>
      <ul aria-label={translate('products')}>
        {page.products.map((product) => (
          <li key={product.id}>
            <a href={product.href}>{product.text}</a>
          </li>
        ))}
        <li>
          <a href={page.repositoryHref} rel="noopener">
            {translate('repository')}
          </a>
        </li>
        {page.privacyHref ? (
          <li>
            <a href={page.privacyHref}>{translate('privacy')}</a>
          </li>
        ) : null}
        <li>
          <button type="button" data-opens="settings" data-track="settings" data-needs-runtime="">
            {translate('settings')}
          </button>
        </li>
      </ul>
      <p>{translate('footerNote')}</p>
      <BackToTop translate={translate} />
    </footer>
  );
}
