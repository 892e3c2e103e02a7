import type { ExportedDocument } from './ExportedDocument';
import type { ExportFinding } from './ExportFinding';

/**
 * Checks that a document has one h1, in the language of its text, that no heading is empty, and that none skips
 * a level.
 */
export function checkHeadings({ facts: { headings }, page }: ExportedDocument): ExportFinding[] {
  const findings: ExportFinding[] = [];
  const titles = headings.filter(({ level }) => level === 1);
  if (titles.length !== 1) {
    const message = titles.length === 0 ? 'The page has no h1' : `The page has ${titles.length} h1 headings`;
    const second = titles[1];
    findings.push({
      code: 'one-h1',
      message,
      hint: 'a page has exactly one',
      ...(second ? { at: second.at } : {}),
    });
  }
  const [title] = titles;
  if (title && page && (title.language ?? page.userLanguage) !== page.contentLanguage) {
    findings.push({
      code: 'unmarked-language',
      message: `The text is in ${page.contentLanguage}, but its h1 is marked as ${title.language ?? page.userLanguage}`,
      hint: `screen readers need lang="${page.contentLanguage}"; languageOfText in layouts/PageBody.tsx gives it`,
      at: title.at,
    });
  }
  let above = 0;
  for (const { level, text, at } of headings) {
    if (text === '') {
      findings.push({
        code: 'empty-heading',
        message: `An h${level} has no text`,
        hint: 'add text, or remove it',
        at,
      });
    }
    if (above > 0 && level > above + 1) {
      const message = `"${text}" is an h${level} below an h${above}`;
      findings.push({ code: 'heading-order', message, hint: `make it an h${above + 1}`, at, written: text });
    }
    above = level;
  }
  return findings;
}

/**
 * Checks that ids are unique, and that the elements to which attributes refer exist. Demos may refer to
 * elements that they show later.
 */
export function checkIds({ facts: { ids, references } }: ExportedDocument): ExportFinding[] {
  const findings: ExportFinding[] = [];
  const seen = new Set<string>();
  for (const { id, at } of ids) {
    if (seen.has(id)) {
      findings.push({
        code: 'duplicate-id',
        message: `The id "${id}" appears twice on the page`,
        hint: 'links and labels find the first one only; rename one of them',
        at,
      });
    }
    seen.add(id);
  }
  for (const { id, attribute, at } of references) {
    if (seen.has(id)) continue;
    findings.push({
      code: 'missing-reference',
      message: `${attribute} refers to "${id}", but no element has that id`,
      hint: 'give the element the id, or remove the attribute',
      at,
    });
  }
  return findings;
}
