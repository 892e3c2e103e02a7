import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { DATA } from '../workspace';

/** Changes the lines of a file; those that become undefined are removed. Returns whether one has changed. */
function changeLines(file: string, change: (line: string) => string | undefined): boolean {
  const text = readFileSync(file, 'utf8');
  const changed = text.split('\n').flatMap((line) => change(line) ?? []);
  if (changed.join('\n') === text) return false;
  writeFileSync(file, changed.join('\n'));
  return true;
}

/** Points the links of a page from addresses that are gone to another one. */
function repointLinks(file: string, gone: ReadonlySet<string>, pathname: string): boolean {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(
    /(\]\()(\/[^)\s#]*?)\/(?:#[^)\s]*)?(?=\))/g,
    (link, start: string, target: string) => (gone.has(target) ? `${start}${pathname}/` : link),
  );
  if (changed !== text) writeFileSync(file, changed);
  return changed !== text;
}

/** Removes the names of pages from the texts of a language. */
function dropNames(file: string, gone: ReadonlySet<string>): boolean {
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const kept = Object.entries(texts).filter(([key]) => !gone.has(key));
  if (kept.length === Object.keys(texts).length) return false;
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  return true;
}

/** An entry of the redirects, as the formatter writes it; with the address that it is about. */
const REDIRECT = /^ {2}\{ from: '([^']+)'.*\},\n|^ {2}\{\n {4}from: '([^']+)',\n(?: {4}.*\n)* {2}\},\n/gm;

/** Removes the redirects of pages and of places in them. */
function dropRedirects(file: string, pathnames: ReadonlySet<string>): boolean {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(REDIRECT, (entry: string, first?: string, second?: string) =>
    pathnames.has(first ?? second ?? '') ? '' : entry,
  );
  if (changed !== text) writeFileSync(file, changed);
  return changed !== text;
}

/** What an import has replaced. */
export interface ReplacedPages {
  /** Pathnames whose published places may have changed. */
  readonly pathnames: ReadonlySet<string>;
  /** Pathnames of pages and groups that do not exist any more. */
  readonly gone: ReadonlySet<string>;
  /** Keys of the texts that name them. */
  readonly names: ReadonlySet<string>;
  /** Where links to them lead now. */
  readonly instead: string;
  /** Beginnings of the pathnames of the product's API reference. */
  readonly api: readonly string[];
}

function listFiles(folder: string, end: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`);
}

/**
 * Adapts what the family's files say about pages that an import has replaced: removes their lines in the
 * ledger of published addresses, their redirects, their names in other languages and their equivalents in older
 * versions, and repoints links. Returns the files that have changed.
 */
export function forgetPages(
  productId: string,
  { pathnames, gone, names, instead, api }: ReplacedPages,
): string[] {
  const forget = (line: string) => {
    const [pathname = ''] = line.split(' ');
    if (pathnames.has(pathname)) return undefined;
    // A page of the API reference has this section only if a page with demos names the unit.
    return api.some((start) => pathname.startsWith(start)) ? line.replace(/ #demos(?= |$)/, '') : line;
  };
  const isEquivalence = (line: string) => gone.has(/^\s*'(\/[^']*)':/.exec(line)?.[1] ?? '');
  return [
    ...[DATA.ledger].filter((file) => existsSync(file) && changeLines(file, forget)),
    ...[DATA.redirects].filter((file) => existsSync(file) && dropRedirects(file, pathnames)),
    ...listFiles(`${DATA.folder}/translations`, '.json').filter((file) => dropNames(file, names)),
    ...listFiles(DATA.product(productId), 'ersionPathnames.ts').filter((file) =>
      changeLines(file, (line) => (isEquivalence(line) ? undefined : line)),
    ),
    ...listFiles(DATA.products, '.md').filter((file) => repointLinks(file, gone, instead)),
  ];
}
