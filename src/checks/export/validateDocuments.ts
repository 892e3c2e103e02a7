import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader, type Message } from 'html-validate';
import { fileToRoute, listDocuments } from '../../content/outputs/exportedFiles';
import { readOutputPages } from '../../content/outputs/outputFiles';
import { readDocument } from '../../model/outputs/html/DocumentFacts';
import type { OutputPage } from '../../model/outputs/OutputPage';
import type { Problem } from '../../model/problems/Problem';
import { cutChecked, formSkeleton } from './cutChecked';

const CACHE = '.cache/validity';
/** What demos get wrong is the library's own markup, and shown as it is. */
const OF_LIBRARIES: ReadonlySet<string> = new Set([
  'aria-label-misuse',
  'valid-for',
  'element-permitted-content',
]);

/** A document without the data in it, which is no markup and most of its bytes. */
function withoutData(html: string): string {
  return html.replace(/(<script\b[^>]*type="application\/[^"]*"[^>]*>)[\s\S]*?(?=<\/script>)/g, '$1{}');
}

function listMessages(validator: HtmlValidate, html: string): Message[] {
  const { demos } = readDocument(html);
  const inDemo = (offset: number) => demos.some(([start, end]) => offset >= start && offset <= end);
  return validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .filter(({ ruleId, offset }) => !(OF_LIBRARIES.has(ruleId) && inDemo(offset)));
}

/**
 * Problems in the HTML itself, by the rules of the standard. Slow, so not part of a build: what was found valid is
 * remembered by its markup, and of a page that shows the text of another language only what that page does not have.
 */
export function validateDocuments(
  folder: string,
  outputPages: readonly OutputPage[] = readOutputPages(),
  cache = CACHE,
): Problem[] {
  const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));
  const pages = new Map(outputPages.map((page) => [page.route, page]));
  const originals = new Map(
    outputPages
      .filter(({ userLanguage, contentLanguage }) => userLanguage === contentLanguage)
      .map(({ pathname, userLanguage, route }) => [`${userLanguage} ${pathname}`, route]),
  );
  const read = (file: string) => withoutData(readFileSync(`${folder}/${file}`, 'utf8'));
  /** Of a page without translation, what its original does not hold; of any other nothing. */
  const readOwnPart = (html: string, page: OutputPage | undefined): string | undefined => {
    if (!page || page.userLanguage === page.contentLanguage) return undefined;
    const original = originals.get(`${page.contentLanguage} ${page.pathname}`);
    return original === undefined
      ? undefined
      : cutChecked(html, read(`${original.slice(1)}index.html`), page.contentLanguage);
  };
  mkdirSync(cache, { recursive: true });
  return listDocuments(folder).flatMap((file): Problem[] => {
    const html = read(file);
    const own = readOwnPart(html, pages.get(fileToRoute(file)));
    const mark = `${cache}/${createHash('sha256')
      .update(own === undefined ? html : formSkeleton(own))
      .digest('hex')}`;
    if (existsSync(mark)) return [];
    // A part may lack what its frame refers to, so the whole document has the last word.
    const isSound = own !== undefined && listMessages(validator, own).length === 0;
    const messages = isSound ? [] : listMessages(validator, html);
    if (messages.length === 0) writeFileSync(mark, '');
    return messages.map(({ line, column, ruleId, message }) => ({
      file: `${folder}/${file}`,
      line,
      column,
      code: `html-${ruleId}`,
      message,
      hint: `see https://html-validate.org/rules/${ruleId}.html`,
    }));
  });
}
