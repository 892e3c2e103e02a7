import type { ReactNode } from 'react';
import { AdSpace } from '../../components/AdSpace/AdSpace';
import { Badges } from '../../components/Badges';
import { Icon } from '../../components/Icon';
import { CopyPage } from '../../components/CopyPage/CopyPage';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs';
import { PageEnd } from '../../components/PageEnd/PageEnd';
import { VersionNotice } from '../../components/VersionNotice/VersionNotice';
import type { Translate } from '../../components/Translations';
import type { PageData } from '../../model/page/PageData';
import { languageOfText } from '../languageOfText';
import { LanguageNotice, Notice, PageBody } from '../PageBody';

/**
 * The layout of a documentation page: breadcrumbs, title, description, ad, body, and links to other pages.
 */
export function DocsPage({
  page,
  translate,
  children,
}: {
  page: PageData;
  translate: Translate;
  children?: ReactNode;
}) {
  const text = languageOfText(page);
  const { adAfter = 0 } = page;
  return (
    <>
      {page.breadcrumbs.length > 0 ? (
        <div className="docs-page-top">
          <Breadcrumbs links={page.breadcrumbs} translate={translate} />
          <VersionNotice page={page} translate={translate} />
          {page.isReadForText ? <CopyPage href={page.href} translate={translate} /> : null}
        </div>
      ) : null}
      {/* Above the title: what follows is in one language and one direction. */}
      <LanguageNotice page={page} translate={translate} />
      <div className="docs-page-title" dir={text.dir}>
        <h1 {...text}>{page.title}</h1>
        <Badges badges={page.badges} translate={translate} />
      </div>
      {page.tabs ? (
        <nav className="page-tabs" aria-label={page.title}>
          {page.tabs.map(({ text: name, href, isCurrent }) => (
            <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
      ) : null}
      {(page.kind === 'section' && !page.isIntroduced) || page.isDescribedByText ? null : (
        <div {...text}>
          <p className="docs-page-description">{page.description}</p>
        </div>
      )}
      {page.isStale ? <Notice>{translate('translationStale')}</Notice> : null}
      <div {...text}>
        {page.componentLinks ? (
          <p className="chips" lang={text.lang && page.userLanguage}>
            {page.componentLinks.map(({ text: name, href }) => (
              <a key={href} href={href} rel="noopener">
                <bdi>{name}</bdi>
                <Icon name="external" size={12} />
              </a>
            ))}
          </p>
        ) : null}
        <PageBody page={page} translate={translate} end={adAfter} />
      </div>
      <AdSpace hasAds={page.adsHref !== undefined} language={page.userLanguage} translate={translate} />
      <div {...text}>
        <PageBody page={page} translate={translate} start={adAfter} />
        {children}
      </div>
      <PageEnd page={page} translate={translate} />
    </>
  );
}
