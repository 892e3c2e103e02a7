import { Parser } from 'htmlparser2';
import type { DocumentFacts } from './DocumentFacts';
import { createAddressReader } from './addresses';
import { createHeadReader } from './headReader';
import { createBodyReader } from './bodyReader';

/** Returns the facts of an exported document, read in one pass. Never throws. */
export function readDocument(html: string): DocumentFacts {
  const head = createHeadReader();
  const body = createBodyReader(html);
  const addresses = createAddressReader();
  let inBody = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const start = parser.startIndex;
      const end = parser.endIndex + 1;
      if (name === 'body') inBody = true;
      if (inBody) body.open(name, attributes, start, end);
      head.open(name, attributes, start, end);
      addresses.open(name, attributes, start);
    },
    onclosetag: (name) => {
      if (inBody) body.close(name, parser.startIndex);
      head.close(name);
    },
    ontext: (text) => {
      if (inBody) body.text(text);
      head.text(text);
    },
  });
  parser.end(html);
  return {
    ...head.facts,
    ...body.facts,
    links: [...body.facts.links, ...addresses.links],
    files: [...head.facts.files, ...addresses.files],
    handlers: [...body.facts.handlers, ...addresses.handlers],
    refused: addresses.refused,
  };
}
