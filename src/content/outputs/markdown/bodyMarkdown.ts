import { readFileSync } from 'node:fs';
import type { Translations } from '../../../model/languages/textKeys';
import { apiSection } from '../../markdown/frontMatterNames';
import { parseFrontMatter } from '../../markdown/frontMatter';
import { readTextFile } from '../../markdown/textFile';
import { pageLabelsOf } from '../../translations/pageLabelsOf';

/**
 * The Markdown of a page below its front matter, with the section that links its components to the reference.
 * @param apiPathnames pathname of the API page of each component and hook
 */
export function bodyMarkdown(
  file: string,
  languageCode: string,
  texts: Translations,
  apiPathnames: Readonly<Record<string, string>> | undefined,
): string {
  const { text } = readTextFile(readFileSync(file), file);
  const matter = parseFrontMatter(text, file);
  const labels = pageLabelsOf(texts);
  const context = { file, languageCode, repository: '', version: '', labels, apiPathnames };
  return matter.body.trimEnd() + apiSection(matter, context);
}
