import type { ReactNode } from 'react';
import { PageDemo } from '../components/Demo/PageDemo';
import { Icon } from '../components/Icon';
import type { Translate } from '../components/Translations';
import { languageName } from '../model/languages/languageName';
import type { PageBlock, PageData } from '../model/page/PageData';

function Block({ block, page, translate }: { block: PageBlock; page: PageData; translate: Translate }) {
  switch (block.kind) {
    case 'html':
    case 'sections':
      return (
        <div
          id={block.region}
          // Styles of texts would change the demos in a list of sections.
          className={block.kind === 'html' ? 'prose' : undefined}
          dangerouslySetInnerHTML={{ __html: page.html[block.region] ?? '' }}
        />
      );
    case 'demo':
      return (
        <div
          className="island"
          data-island={block.playground && !block.blank ? 'playground' : 'demo'}
          data-region={block.region}
        >
          <PageDemo block={block} page={page} html={page.html} translate={translate} />
        </div>
      );
  }
}

interface PageBodyProps {
  page: PageData;
  translate: Translate;
  /** The first block that is shown, and the first one after them that is not; by default all are shown. */
  start?: number;
  end?: number;
}

/** The blocks of a page, in order. */
export function PageBody({ page, translate, start = 0, end = Infinity }: PageBodyProps) {
  return page.blocks.map((block, index) => {
    if (index < start || index >= end) return null;
    return <Block key={index} block={block} page={page} translate={translate} />;
  });
}

/**
 * The text that the page is shown in another language, with a link to the page with an interface in that language, and to
 * the source of its text, unless that is a package; empty if it is in the reader's language.
 */
export function LanguageNotice({ page, translate }: Pick<PageBodyProps, 'page' | 'translate'>) {
  const { contentLanguage, userLanguage, editHref, languages } = page;
  if (contentLanguage === userLanguage) return null;
  const there = languages.find(({ code }) => code === contentLanguage);
  return (
    <Notice>
      {translate('shownInLanguage', { language: languageName(contentLanguage, userLanguage) })}{' '}
      <a href={there?.href} hrefLang={contentLanguage} lang={contentLanguage}>
        {there?.offer}
      </a>
      {editHref ? (
        <>
          {' · '}
          <a href={editHref} hrefLang={contentLanguage} rel="noopener">
            {translate('translatePage')}
          </a>
        </>
      ) : null}
    </Notice>
  );
}

/** A line about the language of the text, in the reader's language. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="page-notice" dir="auto">
      <Icon name="language" /> <span>{children}</span>
    </p>
  );
}
