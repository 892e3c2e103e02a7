import { rmSync } from 'node:fs';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import { type OutputPage, routeToMarkdownPath, toOutputPage } from '../../model/outputs/OutputPage';
import type { PageData } from '../../model/page/PageData';
import { listApiPathnames } from '../pageData/apiPages';
import type { PageSource } from '../pageData/PageSource';
import type { SiteContent } from '../pageData/SiteContent';
import { writeText } from '../pageData/generatedFiles';
import { pageToMarkdown } from './markdown/pageMarkdown';
import { OUTPUT_FOLDER, PAGE_LIST_FILE } from './outputFiles';

/** Records every page when it is written, and writes its Markdown copy. */
export interface PageRecorder {
  readonly pages: readonly OutputPage[];
  readonly add: (source: PageSource, page: PageData) => void;
  /** Writes the list of pages for later commands. */
  readonly save: () => void;
}

/**
 * Creates a recorder for one build; empties the folder of outputs. An untranslated page gets the Markdown
 * copy of the English page.
 */
export function createPageRecorder(content: SiteContent): PageRecorder {
  rmSync(OUTPUT_FOLDER, { recursive: true, force: true });
  const pages: OutputPage[] = [];
  const apiPathnames = listApiPathnames(content.units);
  const english = new Map<string, string>();
  const copyOf = (source: PageSource, page: PageData): string => {
    const isEnglish = page.contentLanguage === DEFAULT_LANGUAGE_CODE;
    const known = isEnglish ? english.get(source.pathname) : undefined;
    if (known !== undefined) return known;
    const text = pageToMarkdown(source, page, content, apiPathnames.get(page.product.id));
    if (isEnglish && content.languages.length > 1) english.set(source.pathname, text);
    return text;
  };
  return {
    pages,
    add: (source, page) => {
      const { contentLanguage } = page;
      const file = source.content?.translations[contentLanguage] ?? source.content?.file;
      pages.push(toOutputPage(page, file));
      writeText(`${OUTPUT_FOLDER}${routeToMarkdownPath(page.href)}`, copyOf(source, page));
    },
    save: () => writeText(PAGE_LIST_FILE, JSON.stringify(pages)),
  };
}
