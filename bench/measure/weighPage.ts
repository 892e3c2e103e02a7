import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Bytes of a page as transferred, with gzip. */
export interface PageWeight {
  readonly html: number;
  readonly css: number;
  /**
   * The scripts that the runtime loads at the first input, or some idle seconds after the load; no script
   * loads earlier.
   */
  readonly js: number;
}

/** Returns the weight of a first visit: the document, its style sheets, and the scripts of its boot list. */
export function weighPage(out: string, route: string): PageWeight {
  const weigh = (file: string) => gzipSync(readFileSync(`${out}${file}`)).length;
  const sum = (files: readonly string[]) =>
    [...new Set(files)].reduce((total, file) => total + weigh(file), 0);
  const html = readFileSync(`${out}${route}index.html`, 'utf8');
  const sheets = [...html.matchAll(/<link\b[^>]*>/g)]
    .filter(([link]) => link.includes('rel="stylesheet"'))
    .map(([link]) => / href="([^"]+)"/.exec(link)?.[1] ?? '');
  const boot = /<script id="_boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const scripts = [...boot.matchAll(/\/?(?:_next\/static|static|_docs)\/[^"]+\.js(?=")/g)].map(([path]) =>
    path.startsWith('static') ? `/_next/${path}` : path,
  );
  return {
    html: gzipSync(html).length,
    css: sum(sheets.filter((href) => href.startsWith('/'))),
    js: sum(scripts),
  };
}
