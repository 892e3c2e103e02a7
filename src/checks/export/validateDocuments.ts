import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader, type Message } from 'html-validate';
import { fileToRoute } from '../../content/outputs/fileToRoute';
import { listDocuments } from '../../content/outputs/listDocuments';
import { readOutputPages } from '../../content/outputs/readOutputs';
import { readDocument } from '../../model/outputs/html/readDocument';
import type { Problem } from '../../model/problems/Problem';

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
 * Problems in the HTML itself, by the rules of the standard. Slow, so not part of a build: documents that were found
 * valid are remembered, and of pages without translation, which show the English text, none is looked at again.
 */
export function validateDocuments(folder: string): Problem[] {
  const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));
  const pages = new Map(readOutputPages().map((page) => [page.route, page]));
  mkdirSync(CACHE, { recursive: true });
  return listDocuments(folder).flatMap((file): Problem[] => {
    const page = pages.get(fileToRoute(file));
    if (page && page.userLanguage !== page.contentLanguage) return [];
    const html = withoutData(readFileSync(`${folder}/${file}`, 'utf8'));
    const mark = `${CACHE}/${createHash('sha256').update(html).digest('hex')}`;
    if (existsSync(mark)) return [];
    const messages = listMessages(validator, html);
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
