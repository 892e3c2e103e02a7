import { posix } from 'node:path';
import type { Problem } from '../../model/Problem';
import { walkNav } from '../../model/navigation/navTree';
import type { Product } from '../../model/products/Product';
import { filePathname } from '../catalog';
import { DATA } from '../workspace';
import type { SourceDocs } from './sourceDocs';

/** A page of the source and its place in the site. */
export interface ImportedPage {
  /** Absolute path of the source. */
  readonly file: string;
  readonly pathname: string;
  /** Path of the page from the project root. */
  readonly path: string;
  /** Absolute paths of the translations, by language. */
  readonly translations: Readonly<Record<string, string>>;
}

/** The pages of an import, and the Markdown files that have no place. */
interface ImportedPages {
  /** Folder below the product's `pages` that mirrors the source folder. */
  readonly into: string;
  readonly pages: readonly ImportedPage[];
  /** Reason by file. */
  readonly withoutAddress: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}

/** Returns the longest common folder of some paths, from their first segments. */
function commonFolder(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/'));
  let length = 0;
  while (length < first.length && others.every((other) => other[length] === first[length])) length += 1;
  return first.slice(0, length).join('/');
}

function splitLanguage(file: string, languageCodes: readonly string[], all: ReadonlySet<string>) {
  const [, base, language = ''] = /^(.+)-([a-z]{2})\.md$/.exec(file) ?? [];
  const source = `${base}.md`;
  return languageCodes.includes(language) && all.has(source) ? { source, language } : undefined;
}

/**
 * Finds the place of every Markdown file of a source: where its route says, otherwise where its place in the
 * folder says. Files keep their places relative to each other unless a route says otherwise; only the page
 * itself moves then, and names its demos by their paths.
 */
export function locatePages(
  files: readonly string[],
  { folder, routes, nav = [] }: Pick<SourceDocs, 'folder' | 'routes' | 'nav'>,
  { id, prefix }: Pick<Product, 'id' | 'prefix'>,
  languageCodes: readonly string[],
  wanted?: string,
): ImportedPages {
  const markdown = new Set(files.filter((file) => file.endsWith('.md')));
  const translations = new Map<string, Record<string, string>>();
  const sources: string[] = [];
  for (const file of markdown) {
    const found = splitLanguage(file, languageCodes, markdown);
    if (found) translations.set(found.source, { ...translations.get(found.source), [found.language]: file });
    else sources.push(file);
  }
  const isInProduct = (pathname: string) => `${pathname}/`.startsWith(prefix);
  const routed = sources.flatMap((file) => (routes.get(file) ?? []).filter(isInProduct));
  const common = commonFolder(routed.map((pathname) => pathname.slice(prefix.length)));
  const into = wanted ?? (common || posix.basename(folder));
  const root = DATA.pages(id);
  const listed = new Set([...walkNav(nav)].map(({ page }) => page.pathname));
  const withoutAddress = new Map<string, string>();
  const problems: Problem[] = [];
  const owners = new Map<string, string>();
  const pages: ImportedPage[] = [];
  for (const file of sources) {
    const mirrored = `${into}${file.slice(folder.length)}`;
    const natural = filePathname(mirrored, prefix, languageCodes).pathname;
    const named = routes.get(file);
    const inProduct = named?.filter(isInProduct) ?? [];
    // Of several addresses, the one in the tree; else the one that needs no other place.
    const [pathname = routes.size === 0 ? natural : undefined] = [
      ...inProduct.filter((address) => listed.has(address)),
      ...inProduct.filter((address) => address === natural),
      ...inProduct,
    ];
    if (pathname === undefined) {
      withoutAddress.set(
        file,
        named ? `its address is not below ${prefix}` : 'no route of the source shows it',
      );
      continue;
    }
    const owner = owners.get(pathname);
    if (owner !== undefined) {
      problems.push({
        file,
        line: 1,
        column: 1,
        code: 'duplicate-pathname',
        message: `The page has the address ${pathname}, as has ${owner}`,
        hint: 'rename one of the two files in the source, or change its route',
      });
      continue;
    }
    owners.set(pathname, file);
    const location = pathname.slice(prefix.length) || 'index';
    const moved = location === into ? `${into}/index.md` : `${location}.md`;
    const path = `${root}/${pathname === natural ? mirrored : moved}`;
    pages.push({ file, pathname, path, translations: translations.get(file) ?? {} });
  }
  return { into, pages, withoutAddress, problems };
}
