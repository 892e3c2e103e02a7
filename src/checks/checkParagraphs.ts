import type { SiteContent } from '../content/pageData/SiteContent';
import { DEFAULT_LANGUAGE_CODE } from '../model/languages/Language';
import type { Problem } from '../model/problems/Problem';

/** No paragraph stands twice on the site, and every page says enough to be worth opening. */
export function checkParagraphs({ pages, site }: SiteContent): Problem[] {
  const problems: Problem[] = [];
  const { pageWords, componentWords, componentSections, componentSnippets } = site.minimumText;
  const seen = new Map<string, string>();
  for (const { file, texts } of pages.values()) {
    for (const { text, line } of texts[DEFAULT_LANGUAGE_CODE]?.paragraphs ?? []) {
      const other = seen.get(text);
      if (other) {
        problems.push({
          file,
          line,
          column: 1,
          code: 'repeated-paragraph',
          message: `The paragraph stands at ${other} as well`,
          hint: 'say it once, and link to it',
        });
      } else seen.set(text, `${file}:${line}`);
    }
    const page = texts[DEFAULT_LANGUAGE_CODE];
    if (!page) continue;
    const isComponent = (page.frontMatter.components?.length ?? 0) > 0;
    const short = (message: string) =>
      problems.push({
        file,
        line: 1,
        column: 1,
        code: 'thin-page',
        message,
        hint: 'write what a reader needs to know',
      });
    const least = isComponent ? componentWords : pageWords;
    if (page.words < least) short(`The page has ${page.words} words of ${least}`);
    if (!isComponent) continue;
    const complete = page.snippets.filter((snippet) => snippet.complete).length;
    if (page.headings.length < componentSections) {
      short(`The component page has ${page.headings.length} sections of ${componentSections}`);
    }
    if (complete < componentSnippets) {
      short(`The component page has ${complete} complete snippets of ${componentSnippets}`);
    }
  }
  return problems;
}
