import { readFileSync } from 'node:fs';
import { type DocumentFacts, readDocument } from '../../../src/model/outputs/html/DocumentFacts';

const known = new Map<string, DocumentFacts>();

/** The facts of a document of an export, which are read once: rules about all documents look at them again. */
export function readFacts(file: string): DocumentFacts {
  const facts = known.get(file) ?? readDocument(readFileSync(file, 'utf8'));
  known.set(file, facts);
  return facts;
}
