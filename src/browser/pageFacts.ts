import type { TextKey } from '../model/languages/textKeys';
import { translate } from '../model/languages/translate';
import { FACTS_ID, type PageFacts } from '../model/page/PageFacts';

let known: { readonly text: string; readonly facts: PageFacts } | undefined;

/** The text itself, because Trusted Types allow no text to be assigned to a script element. */
const findText = () => document.getElementById(FACTS_ID)?.firstChild;

/**
 * Returns what the document says about its page.
 * @throws if the document has no facts: it is not a page of the site
 */
export function readFacts(): PageFacts {
  const text = findText()?.nodeValue ?? '';
  if (known?.text !== text) known = { text, facts: JSON.parse(text) as PageFacts };
  return known.facts;
}

/**
 * Replaces some of the facts, such as the page by another one that is put in its place. In the document, because the loader
 * is a program of its own.
 */
export function replaceFacts(other: Partial<PageFacts>): void {
  const text = findText();
  if (text) text.nodeValue = JSON.stringify({ ...readFacts(), ...other });
}

/** Returns one of the texts that every document contains. */
export const factText = (key: TextKey): string => translate(readFacts().texts, key);
