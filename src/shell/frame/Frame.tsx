import type { ReactNode } from 'react';
import { Adopted } from '../../components/Adopted';
import { Footer } from '../../components/Footer/Footer';
import { Header } from '../../components/Header/Header';
import { LanguageOffer } from '../../components/LanguageOffer/LanguageOffer';
import { languageOfText } from '../../layouts/PageBody';
import { useTranslate } from '../../components/Translations';
import { useDocs } from '../contexts';
import styles from './Frame.module.css';
import { SidebarRegion } from './SidebarRegion';

/**
 * Header, sidebar, page, table of contents and footer. It stays mounted across navigation; only its content
 * changes.
 */
export function Frame({ children }: { children: ReactNode }) {
  const { page } = useDocs();
  const translate = useTranslate();
  const hasSidebar = page.kind !== 'home';
  return (
    <>
      <a className="skip-link" href="#main-content">
        {translate('skipToContent')}
      </a>
      <Header page={page} sidebarId={hasSidebar ? '_sidebar' : undefined} translate={translate} />
      <div className={hasSidebar ? styles.frame : styles.wide}>
        {hasSidebar ? <SidebarRegion page={page} translate={translate} /> : null}
        <main id="main-content" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {page.hasToc ? (
          <nav className={styles.toc} aria-label={translate('contents')}>
            <p className={styles.tocTitle} aria-hidden="true">
              {translate('contents')}
            </p>
            <Adopted
              key={page.pathname}
              id="_toc"
              className="toc"
              html={page.html?._toc}
              attributes={languageOfText(page)}
            />
          </nav>
        ) : null}
      </div>
      <LanguageOffer page={page} translate={translate} />
      <Footer page={page} translate={translate} />
    </>
  );
}
