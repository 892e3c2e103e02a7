import { describeFile } from './describeFile';
import type { KnownDocument } from './KnownDocument';
import { readNeeds } from './readNeeds';

/** What the offline lists have to know of a document on its final bytes. */
export function describeDocument(file: string, html: string): KnownDocument {
  const facts = describeFile(file, html);
  return { ...facts, needs: readNeeds(html, facts.url).own };
}
