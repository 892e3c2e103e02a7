import { readFileSync } from 'node:fs';
import type { DocumentFacts } from '../../../src/model/outputs/html/DocumentFacts';
import { readDocument } from '../../../src/model/outputs/html/readDocument';

const known = new Map<string, DocumentFacts>();

/** Returns the facts of a document of an export. Cached, because several rules use all documents. */
export function readFacts(file: string): DocumentFacts {
  const facts = known.get(file) ?? readDocument(readFileSync(file, 'utf8'));
  known.set(file, facts);
  return facts;
}
