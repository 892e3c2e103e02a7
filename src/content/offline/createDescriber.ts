import { createInterning } from './createInterning';
import { describeFile } from './describeFile';
import type { KnownDocument } from './KnownDocument';
import { readNeeds } from './readNeeds';

/** Tells what the offline lists have to know of a document on its final bytes. */
export function createDescriber(): (file: string, html: string) => KnownDocument {
  const intern = createInterning();
  return (file, html) => {
    const facts = describeFile(file, html);
    return { ...facts, needs: intern(readNeeds(html, facts.url).own) };
  };
}
