import { pathnameToHref } from '../../model/routes/pathnameToHref';
import type { PageData } from '../../model/page/PageData';
import { Slot } from '../Slot';
import type { Translate } from '../Translations';

/** The footer of every page: links to the products, to resources, to the privacy page and the settings. */
export function Footer({ page, translate }: { page: PageData; translate: Translate }) {
  const homeHref = pathnameToHref('/', page.userLanguage);
  const names = [
    'footer-root',
    page.kind === 'home' ? 'footer-wide' : '',
    page.hasToc ? 'footer-with-toc' : '',
  ];
  return (
    <footer className={names.join(' ')}>
      <div className="footer-columns">
        <div>
          <p aria-hidden="true">{translate('products')}</p>
          <ul aria-label={translate('products')}>
            {page.products
              .filter(({ href }) => href !== homeHref)
              .map((product) => (
                <li key={product.id}>
                  <a href={product.href}>{product.text}</a>
                </li>
              ))}
          </ul>
        </div>
        <div>
          <p aria-hidden="true">{translate('footerResources')}</p>
          <ul aria-label={translate('footerResources')}>
            <li>
              <a href={page.repositoryHref} rel="noopener">
                {translate('repository')}
              </a>
            </li>
            {page.siteLinks.map(({ text, href }) => (
              <li key={href}>
                <a href={href} rel={href.startsWith('/') ? undefined : 'noopener'}>
                  {text}
                </a>
              </li>
            ))}
            {page.searchHref ? (
              <li>
                <a href={page.searchHref}>{translate('search')}</a>
              </li>
            ) : null}
          </ul>
        </div>
        <div>
          <p aria-hidden="true">{translate('footerSite')}</p>
          <ul aria-label={translate('footerSite')}>
            <li>
              <a href={homeHref}>{translate('home')}</a>
            </li>
            {page.privacyHref ? (
              <li>
                <a href={page.privacyHref}>{translate('privacy')}</a>
              </li>
            ) : null}
            <li>
              <button
                type="button"
                data-opens="settings"
                data-track="settings"
                data-island="settings"
                data-waits=""
              >
                {translate('settings')}
              </button>
            </li>
          </ul>
        </div>
      </div>
      <Slot name="footerEnd" page={page} />
    </footer>
  );
}
