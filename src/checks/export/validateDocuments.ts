import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader, type Message } from 'html-validate';
import { fileToRoute, listDocuments } from '../../content/outputs/exportedFiles';
import { readOutputPages } from '../../content/outputs/outputFiles';
import { readDocument } from '../../model/outputs/html/readDocument';
import type { OutputPage } from '../../model/outputs/OutputPage';
import type { Problem } from '../../model/Problem';
import { CACHE } from '../../content/workspace';

/** Rules that are ignored in demos: their markup comes from the documented library and is shown unchanged. */
const OF_LIBRARIES: ReadonlySet<string> = new Set([
  'aria-label-misuse',
  'valid-for',
  'element-permitted-content',
  // A text field that grows has a hidden copy, by which the library measures it.
  'multiple-labeled-controls',
  // A component for images that is shown without props.
  'element-required-attributes',
]);

/** Removes the embedded data from a document; it is not markup, but most of the bytes. */
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
 * Returns the problems in the HTML itself, by the rules of the standard. Slow, so not part of a build. Valid
 * documents are cached by their markup. For a page with the text of another language, only the parts that
 * differ from the page in that language are validated.
 */
export function validateDocuments(
  folder: string,
  outputPages: readonly OutputPage[] = readOutputPages(),
  cache: string = CACHE.validity,
): Problem[] {
  const rules = {
    // The standard allows a bare `>` in text (https://html.spec.whatwg.org/multipage/syntax.html#normal-elements).
    'no-raw-characters': 'off',
  } as const;
  const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'], rules }));
  const pages = new Map(outputPages.map((page) => [page.route, page]));
  const originals = new Map(
    outputPages
      .filter(({ userLanguage, canonicalLanguage }) => userLanguage === canonicalLanguage)
      .map(({ pathname, userLanguage, route }) => [`${userLanguage} ${pathname}`, route]),
  );
  const read = (file: string) => withoutData(readFileSync(`${folder}/${file}`, 'utf8'));
  /** For an untranslated page, returns the parts that its original does not contain; otherwise undefined. */
  const readUniquePart = (html: string, page: OutputPage | undefined): string | undefined => {
    if (!page || page.userLanguage === page.canonicalLanguage) return undefined;
    const original = originals.get(`${page.canonicalLanguage} ${page.pathname}`);
    return original === undefined
      ? undefined
      : removeValidatedParts(html, read(`${original.slice(1)}index.html`), page.contentLanguage);
  };
  mkdirSync(cache, { recursive: true });
  return listDocuments(folder).flatMap((file): Problem[] => {
    const html = read(file);
    const unique = readUniquePart(html, pages.get(fileToRoute(file)));
    const mark = `${cache}/${createHash('sha256')
      .update(unique === undefined ? html : formSkeleton(unique))
      .digest('hex')}`;
    if (existsSync(mark)) return [];
    // A part may lack elements to which its frame refers, so validate the whole document before reporting.
    const isSound = unique !== undefined && listMessages(validator, unique).length === 0;
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

/** Attributes whose values are texts and URLs: they differ between languages and do not affect validity. */
const WORDS =
  /\s(href|src|aria-label|title|content|alt|placeholder|value|lang|hreflang|data-[\w-]+)="[^"]+"/gi;

/**
 * Returns the markup of a document without its words. Documents with the same skeleton are equally valid.
 * @example formSkeleton('<p title="a">Text</p>') // '<p title="x">x</p>'
 */
export function formSkeleton(html: string): string {
  return html.replace(/>[^<]*[^<\s][^<]*(?=<)/g, '>x').replace(WORDS, ' $1="x"');
}

/**
 * Returns the end of the content of an element whose start tag ends at `from`; undefined if it is not closed.
 */
function findInsideEnd(html: string, name: string, from: number): number | undefined {
  let depth = 1;
  const tags = new RegExp(`<(/?)${name}\\b`, 'g');
  tags.lastIndex = from;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  return undefined;
}

/**
 * Returns a page that shows text in another language without the parts that are validated on the page in that
 * language: the text and the sidebar. Each is removed only if the other page has exactly the same markup.
 * @param original document in the language of the text
 */
export function removeValidatedParts(html: string, original: string, contentLanguage: string): string {
  const known = formSkeleton(original);
  const parts = [/<(nav) id="_sidebar"[^>]*>/, new RegExp(`<(div) lang="${contentLanguage}"[^>]*>`)];
  return parts.reduce((text, part) => {
    const start = part.exec(text);
    if (!start) return text;
    const from = start.index + start[0].length;
    const end = findInsideEnd(text, start[1] ?? '', from);
    if (end === undefined) return text;
    // Wrap it in a tag, so that the skeleton also replaces text at either edge.
    const inside = formSkeleton(`<i>${text.slice(from, end)}</i>`).slice('<i>'.length, -'</i>'.length);
    return known.includes(inside) ? text.slice(0, from) + text.slice(end) : text;
  }, html);
}
