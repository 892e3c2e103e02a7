import { AdSpace } from '../../components/AdSpace/AdSpace';
import { Badges } from '../../components/Badges';
import { CopyPage } from '../../components/CopyPage/CopyPage';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs';
import { PageEnd } from '../../components/PageEnd/PageEnd';
import type { Translate } from '../../components/Translations';
import type { PageData } from '../../model/page/PageData';
import { languageOfText } from '../languageOfText';
import { EnglishNotice, Notice, PageBody } from '../PageBody';

/**
 * The layout of a documentation page: breadcrumbs, title, description, ad, body, and links to other pages.
 */
export function DocsPage({ page, translate }: { page: PageData; translate: Translate }) {
  const text = languageOfText(page);
  const isApi = page.kind === 'api';
  /** The component comes before the ad, and so do the props in the API reference. */
  const start = page.blocks.findIndex((block) => block.kind !== 'demo' || !block.playground) + Number(isApi);
  const hasPlayground = start > 0 && !isApi;
  const notice = <EnglishNotice page={page} translate={translate} />;
  const hasWay = page.breadcrumbs.length > 0;
  const copyPage = page.head.canonical ? <CopyPage href={page.href} translate={translate} /> : null;
  return (
    <>
      {hasWay ? (
        <div className="docs-page-top">
          <Breadcrumbs links={page.breadcrumbs} translate={translate} />
          {copyPage}
        </div>
      ) : null}
      <div className="docs-page-title" dir={text.dir}>
        <h1 {...text}>{page.title}</h1>
        <Badges badges={page.badges} translate={translate} />
        {hasWay ? null : <div className="docs-page-end">{copyPage}</div>}
      </div>
      {/* The description of a section names its pages, which are listed below. */}
      {page.kind === 'section' || page.isDescribedByText ? null : (
        <div {...text}>
          <p className="docs-page-description">{page.description}</p>
        </div>
      )}
      {hasPlayground ? null : notice}
      <div {...text}>
        {page.componentLinks ? (
          <p className="chips" lang={text.lang && page.userLanguage}>
            {page.componentLinks.map(({ text: name, href }) => (
              <a key={href} href={href} rel="noopener">
                {name}
              </a>
            ))}
          </p>
        ) : null}
        <PageBody page={page} translate={translate} end={start} />
      </div>
      {hasPlayground ? notice : null}
      <AdSpace hasAds={page.adsHref !== undefined} language={page.userLanguage} translate={translate} />
      {page.isStale ? <Notice>{translate('translationStale')}</Notice> : null}
      <div {...text}>
        <PageBody page={page} translate={translate} start={start} />
      </div>
      <PageEnd page={page} translate={translate} />
    </>
  );
}
