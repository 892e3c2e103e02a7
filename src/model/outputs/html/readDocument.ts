import { createAddressReader } from './createAddressReader';
import { createHeadReader } from './createHeadReader';
import { createBodyReader } from './createBodyReader';
import type { DocumentFacts } from './DocumentFacts';
import { scanTags } from './scanTags';

/** What the rules about exported documents look at, read in one pass over the text of a document. */
export function readDocument(html: string): DocumentFacts {
  const head = createHeadReader();
  const body = createBodyReader();
  const addresses = createAddressReader();
  let inBody = false;
  scanTags(html, {
    open: (name, attributes, start, end) => {
      if (name === 'body') inBody = true;
      if (inBody) body.open(name, attributes, start);
      head.open(name, attributes, start, end);
      addresses.open(name, attributes, start);
    },
    close: (name, start) => {
      if (inBody) body.close(name, start);
      head.close(name);
    },
    text: (text, start) => {
      if (inBody) body.text(text);
      head.text(text, start);
    },
  });
  body.end(html.length);
  return {
    ...head.facts,
    ...body.facts,
    links: [...body.facts.links, ...addresses.links],
    files: [...head.facts.files, ...addresses.files],
    handlers: [...body.facts.handlers, ...addresses.handlers],
    refused: addresses.refused,
  };
}
