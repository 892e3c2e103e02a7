import { readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { hashText } from '../pageData/writeHashed';

/** Two or more style sheets that the bundler gives to every page, one after the other. */
const RUN = /(?:<link rel="stylesheet" href="\/_next\/[^"]+\.css" data-n-g=""\/>){2,}/g;
/** A sheet that stands in the head needs no announcement there, and one that is joined is never asked for. */
const PRELOAD = /<link rel="preload" href="\/_next\/[^"]+\.css" as="style"\/>/g;

/**
 * Makes one sheet of those that the bundler has cut one into, so that a document waits for one request. Returns what
 * does that to a document; sheets are joined in their order, beside the first of them.
 * @param folder the export, below which joined sheets are written
 */
export function createSheetJoiner(folder: string): (html: string) => string {
  const joined = new Map<string, string>();
  const join = (links: string): string => {
    const hrefs = [...links.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    const text = hrefs.map((href) => readFileSync(`${folder}${href}`, 'utf8')).join('\n');
    const href = `${posix.dirname(hrefs[0] ?? '')}/${hashText(text)}.css`;
    writeFileSync(`${folder}${href}`, text);
    return `<link rel="stylesheet" href="${href}" data-n-g=""/>`;
  };
  return (html) =>
    html.replace(PRELOAD, '').replace(RUN, (links) => {
      const link = joined.get(links) ?? join(links);
      joined.set(links, link);
      return link;
    });
}
