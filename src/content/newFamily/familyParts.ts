import { DATA } from '../workspace';
import { BadAnswer, languageRow } from './familyAnswers';
import { productEntry } from './familyFiles';
import { type NewFiles, pageText } from './productFiles';
import { readLanguageCodes } from '../../model/languages/Language';
import { isReservedPathname } from '../../model/routes/isReservedPathname';
import { pathnameToTitle } from '../../model/navigation/pageTitle';

/** Where a family has its files: returns the text of one, undefined if it is missing. */
export type ReadFile = (file: string) => string | undefined;

/** A product as its folder says it: ID and prefix. */
export interface ProductPlace {
  readonly id: string;
  readonly prefix: string;
}

const PATHNAME = /^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/;

/** Returns a pathname as trees name it. @throws BadAnswer if it cannot be one */
function readPathname(written: string): string {
  const pathname = `/${written.replace(/^\/+|\/+$/g, '')}`;
  if (PATHNAME.test(pathname)) return pathname;
  throw new BadAnswer(`"${written}" is not an address of a page: write it like /acme-ui/guides/theming`);
}

/** Returns the prefix that the module of a product names; undefined if it does not name it as a text. */
export function readPrefix(code: string): string | undefined {
  return /\bprefix:\s*(['"])([^'"]+)\1/.exec(code)?.[2];
}

/** Returns the product of a pathname and the rest of it. @throws BadAnswer if it is the page of a whole product */
function findPlace(pathname: string, products: readonly ProductPlace[]): { id: string; path: string } {
  const [product] = products
    .filter(({ prefix }) => `${pathname}/`.startsWith(prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  if (!product) throw new BadAnswer(`No product has the address ${pathname}: its prefix is in product.ts`);
  const path = pathname.slice(product.prefix.length);
  if (path === '') throw new BadAnswer(`${pathname} is the landing page of ${product.id}, which exists`);
  return { id: product.id, path };
}

/** Lists the files that a page may be in. */
function listPageFiles(id: string, path: string): string[] {
  const name = path.split('/').at(-1) ?? path;
  return [`${DATA.pages(id)}/${path}.md`, `${DATA.pages(id)}/${path}/${name}.md`];
}

/** Returns a module with a row at the end of the list that it exports. @throws BadAnswer if it has no such list */
function addRow(file: string, code: string, row: string): string {
  const end = /\n?\](?=\s*(?:as const\s*)?(?:satisfies\b[^;]*)?;\s*$)/.exec(code);
  if (!end) throw new BadAnswer(`${file} ends with no list: add ${row} to it yourself`);
  const before = code.slice(0, end.index);
  const comma = /[[,]\s*$/.test(before) ? '' : ',';
  return `${before}${comma}\n  ${row}\n${code.slice(end.index).trimStart()}`;
}

/** Returns the files of a new page and its entry in the tree. @throws BadAnswer if it exists */
export function newPage(written: string, products: readonly ProductPlace[], read: ReadFile): NewFiles {
  const pathname = readPathname(written);
  const codes = readLanguageCodes(read(DATA.languages) ?? '');
  const { id, path } = findPlace(pathname, products);
  const isWritten = path.split('/')[0] === 'api' || (read(DATA.productList) ?? '').includes(`'${pathname}'`);
  if (isWritten || isReservedPathname(pathname, codes))
    throw new BadAnswer(`The shell itself writes ${pathname}: choose another address`);
  const files = listPageFiles(id, path);
  const existing = files.find((file) => read(file) !== undefined);
  if (existing !== undefined) throw new BadAnswer(`${pathname} exists: ${existing}`);
  const nav = read(DATA.nav(id));
  if (nav === undefined) throw new BadAnswer(`${DATA.nav(id)} is missing: it has the tree of the product`);
  const title = pathnameToTitle(pathname);
  const [file = ''] = files;
  const isListed = new RegExp(`['"]${pathname}['"]`).test(nav);
  return {
    [file]: pageText(
      title,
      `What readers can do after reading about ${title}.`,
      'The first paragraph says what the page is about.',
    ),
    // An entry without a page leads elsewhere, or is planned.
    ...(isListed ? {} : { [DATA.nav(id)]: addRow(DATA.nav(id), nav, `{ pathname: '${pathname}' },`) }),
  };
}

/** Returns the files of a new demo and the line of its page. @throws BadAnswer if it exists, or has no page */
export function newDemo(
  written: string,
  name: string,
  products: readonly ProductPlace[],
  read: ReadFile,
): NewFiles {
  if (!/^[A-Z][A-Za-z\d]*$/.test(name))
    throw new BadAnswer(`"${name}" is not a name of a component: write it like BasicButton`);
  const pathname = readPathname(written);
  const { id, path } = findPlace(pathname, products);
  const page = listPageFiles(id, path).find((file) => read(file) !== undefined);
  if (page === undefined)
    throw new BadAnswer(`There is no page ${pathname}: write it first, docs-shell new page ${pathname}`);
  const file = page.replace(/[^/]+$/, `${name}.tsx`);
  if (read(file) !== undefined) throw new BadAnswer(`The demo exists: ${file}`);
  return {
    [file]: `export default function ${name}() {\n  return <button type="button">Save</button>;\n}\n`,
    [page]: `${(read(page) ?? '').trimEnd()}\n\n{{"demo": "${name}.js"}}\n`,
  };
}

/** Returns the files of a new language: its row, and its texts. @throws BadAnswer if it is listed, or does not exist */
export function newLanguage(code: string, read: ReadFile): NewFiles {
  const row = languageRow(code);
  const list = read(DATA.languages);
  if (list === undefined) throw new BadAnswer(`${DATA.languages} is missing: it lists the languages`);
  if (readLanguageCodes(list).includes(code)) throw new BadAnswer(`${DATA.languages} lists ${code} already`);
  return {
    [DATA.languages]: addRow(DATA.languages, list, `${JSON.stringify(row)},`),
    ...(read(DATA.texts(code)) === undefined ? { [DATA.texts(code)]: '{}\n' } : {}),
  };
}

/**
 * Returns the list of products with a further one at its end, before that of all other addresses.
 * @throws BadAnswer if it is no list
 */
export function withProduct(id: string, code: string): string {
  const { imports, entry } = productEntry(id, true);
  const home = /\n\s*\{\s*product: home(?:Product)?\b/.exec(code);
  const withEntry = home
    ? `${code.slice(0, home.index)}\n  ${entry}${code.slice(home.index)}`
    : addRow(DATA.productList, code, entry);
  const place = [...withEntry.matchAll(/^import [^;]+;\n/gm)].at(-1);
  const end = place ? place.index + place[0].length : 0;
  return `${withEntry.slice(0, end)}${imports}${withEntry.slice(end)}`;
}
