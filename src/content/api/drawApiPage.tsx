import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiContext } from '../../components/ApiReference/ApiEntry';
import { ApiMember, ApiReference, ApiStart, Sections } from '../../components/ApiReference/ApiReference';
import { type ApiUnit, listUnits } from '../../model/api/ApiUnit';
import { listApiHeadings } from '../../model/api/listApiHeadings';
import { defaultLanguage, ENGLISH } from '../../model/languages/defaultLanguage';
import type { Translations } from '../../model/languages/textKeys';
import { translate } from '../../model/languages/translate';
import type { PageLink } from '../../model/page/PageData';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { pageLabelsOf } from '../interfaceTexts';
import { codeBlock, highlightCode } from '../markdown/code/codeBlock';
import { findLanguage } from '../markdown/code/languages';
import type { Heading } from '../markdown/ParsedPage';
import { renderBlockMarkdown, renderInlineMarkdown } from '../markdown/renderInlineMarkdown';
import { changeProse } from './docComment';

/** A rendered API page. It is always in English, the only language in which packages describe themselves. */
export interface DrawnApiPage {
  /** What comes first, beside the playground and above the ad. */
  readonly start: string;
  readonly html: string;
  /** Members of a namespace, whose reference is below that of the whole. */
  readonly members: readonly {
    readonly name: string;
    /** What comes above the playground of the member. */
    readonly start: string;
    readonly html: string;
  }[];
  readonly headings: readonly Heading[];
}

/**
 * Renders the reference of one unit.
 * @param sourceLinks links to its source and declaration
 * @param tried props with a control in a playground of the page, by component
 * @param anatomy components of a namespace as code, as they nest; by default in the order of its declaration
 * @param relink rewrites links in the package's own descriptions to targets that exist
 */
export function drawApiPage(
  unit: ApiUnit,
  demoPages: readonly PageLink[],
  texts: Translations,
  relink: (markdown: string) => string,
  sourceLinks: readonly PageLink[] = [],
  tried: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
  anatomy?: string,
): DrawnApiPage {
  const labels = pageLabelsOf(texts, ENGLISH);
  const context: ApiContext = {
    translate: (key, values) => translate(texts, key, values),
    renderMarkdown: (markdown) => renderInlineMarkdown(changeProse(markdown, relink)),
    renderBlocks: (markdown) =>
      renderBlockMarkdown(changeProse(markdown, relink), (code, language) =>
        codeBlock({ code, language: findLanguage(language) ?? 'text' }, labels),
      ),
    highlight: (code) => highlightCode(code, 'ts'),
    hrefOf: ({ pathname, anchor }) => pathnameToHref(pathname, defaultLanguage(), anchor),
    demoPages,
    sourceLinks,
    anatomy,
    tried,
  };
  // Long pages have hundreds of these; the short spellings mean the same.
  const draw = (part: ReactNode) =>
    renderToStaticMarkup(part)
      .replaceAll('&#x27;', "'")
      .replaceAll('&gt;', '>')
      .replaceAll('<wbr/>', '<wbr>');
  return {
    start: draw(<ApiStart unit={unit} context={context} />),
    html: draw(<ApiReference unit={unit} context={context} />),
    members: listUnits(unit)
      .slice(1)
      .map((member) => ({
        name: member.name,
        start: draw(<ApiMember unit={member} context={context} />),
        html: draw(<Sections unit={member} context={context} />),
      })),
    headings: listApiHeadings(unit, texts),
  };
}
