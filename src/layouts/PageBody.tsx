import { Fragment, type ReactNode } from 'react';
import { Adopted } from '../components/Adopted';
import { Demo } from '../components/Demo/Demo';
import { Icon } from '../components/Icon';
import { PageStyles } from '../components/PageStyles';
import type { Translate } from '../components/Translations';
import { DEFAULT_LANGUAGE_CODE } from '../model/languages/Language';
import type { PageBlock, PageData } from '../model/page/PageData';

function Block({ block, page, translate }: { block: PageBlock; page: PageData; translate: Translate }) {
  switch (block.kind) {
    case 'html':
      return <Adopted id={block.region} className="prose" html={page.html?.[block.region]} />;
    // Styles of texts would change the demos in it.
    case 'sections':
      return <Adopted id={block.region} html={page.html?.[block.region]} />;
    case 'demo':
      return (
        <Demo
          block={block}
          html={page.html}
          direction={page.contentDirection}
          languages={{
            // Demos are not translated.
            demo: page.userLanguage === DEFAULT_LANGUAGE_CODE ? undefined : DEFAULT_LANGUAGE_CODE,
            interface: page.contentLanguage === page.userLanguage ? undefined : page.userLanguage,
          }}
          aliveStyles={page.aliveStyles}
          textsHref={page.textsHref}
          translate={translate}
        />
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
  const firstStyled = Math.max(
    0,
    page.blocks.findIndex(({ kind }) => kind === 'demo'),
  );
  return page.blocks.map((block, index) => {
    if (index < start || index >= end) return null;
    return (
      <Fragment key={`${page.href} ${index}`}>
        {index === firstStyled && page.styles ? <PageStyles key={page.styles} href={page.styles} /> : null}
        <Block block={block} page={page} translate={translate} />
      </Fragment>
    );
  });
}

/** Returns `lang` and `dir` for elements with the page's text, if that is not in the reader's language. */
export function languageOfText(page: PageData): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (page.contentLanguage === page.userLanguage) return {};
  return { lang: page.contentLanguage, dir: page.contentDirection };
}

/** The text that the page is shown in English, with a link to its source; empty if it is in the reader's language. */
export function EnglishNotice({ page, translate }: Pick<PageBodyProps, 'page' | 'translate'>) {
  if (page.contentLanguage === page.userLanguage) return null;
  return (
    <Notice>
      {translate('englishOnly')}{' '}
      {page.editHref ? (
        <a href={page.editHref} hrefLang={page.contentLanguage} rel="noopener">
          {translate('translatePage')}
        </a>
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
