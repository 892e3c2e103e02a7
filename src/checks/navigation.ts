import { ICON_NAMES, isIconName } from '../components/Icon';
import { icons } from '../site';
import type { PageSource } from '../content/pageData/PageSource';
import type { SiteContent } from '../content/pageData/SiteContent';
import { defaultLanguage } from '../model/languages/defaultLanguage';
import { checkNav } from '../model/navigation/checkNav';
import { checkPagePathname } from '../model/navigation/navEntry';
import { isExternal, type NavPage } from '../model/navigation/NavPage';
import { walkNav } from '../model/navigation/navTree';
import type { Problem } from '../model/Problem';
import { HOME_PREFIX, type Product, resolveProduct } from '../model/products/Product';
import type { ProductEntry } from '../model/products/ProductEntry';
import { findLine } from './findLine';
import { areTextsOptional } from '../content/interfaceTexts';
import { pageNameKey, pageTitle } from '../model/navigation/pageTitle';
import { DATA } from '../content/workspace';

/** Whether an entry is a subheader without entries: it only divides the list and needs no page. */
function isBareLabel(page: NavPage): boolean {
  return page.subheader !== undefined && !page.children;
}

/** Returns the problems of the trees themselves, each with its position. */
function listFaults(
  registry: readonly Pick<ProductEntry, 'product' | 'nav'>[],
  codes: readonly string[],
): Problem[] {
  return registry.flatMap(({ product, nav }) => {
    const file = DATA.nav(product.id);
    return checkNav(nav, codes).map(({ code, message, hint, pathname }) => {
      return { file, line: pathname ? findLine(file, `'${pathname}'`) : 1, column: 1, code, message, hint };
    });
  });
}

/**
 * Returns all problems of the trees that have entries without a pathname. With such entries, the content
 * cannot be read.
 */
export function checkTrees(
  registry: readonly Pick<ProductEntry, 'product' | 'nav'>[],
  codes: readonly string[],
): Problem[] {
  const hasPathname = (page: Partial<NavPage> | null) => typeof page?.pathname === 'string';
  const broken = registry.filter(({ nav }) => [...walkNav(nav)].some(({ page }) => !hasPathname(page)));
  return listFaults(broken, codes);
}

/** Returns the problem of an entry that has no page, and leads nowhere else, or of one with a badge that it has outgrown. */
function checkTarget(
  page: NavPage,
  isWritten: boolean,
  products: readonly Product[],
): Pick<Problem, 'code' | 'message' | 'hint'> | undefined {
  const { pathname, planned, children } = page;
  if (isBareLabel(page)) return undefined;
  if (isExternal(page) || isWritten) {
    if (!planned || children) return undefined;
    return {
      code: 'planned-page',
      message: `${pathname} is planned, and exists`,
      hint: 'remove planned; a page about something that is planned needs this rule off in data/rules.ts',
    };
  }
  const { name, elsewhere, prefix } = resolveProduct(pathname, products);
  if (!children && (planned || elsewhere !== undefined)) return undefined;
  return {
    code: 'nav-without-page',
    message: `Page ${pathname} does not exist`,
    hint: children
      ? `add the page, or give the group a pathname of its product`
      : `add the page, mark the entry as planned, name the site with it as elsewhere of ${prefix === HOME_PREFIX ? 'a product' : name}, or remove the entry`,
  };
}

/**
 * Checks that every tree is valid, that every entry has a page, is planned or leads to another site, and that every
 * page without `nav: false` has an entry.
 */
export function checkNavigation(
  { registry, languages, pages }: SiteContent,
  sources: readonly PageSource[],
): Problem[] {
  const codes = languages.map(({ code }) => code);
  const problems = listFaults(registry, codes);
  const products = registry.map(({ product }) => product);
  const known = new Set(sources.map(({ pathname }) => pathname));
  const listed = new Set<string>();
  const named = new Set(registry.flatMap(({ nav }) => [...walkNav(nav)].map(({ page }) => page.pathname)));
  for (const { product } of registry) {
    const file = DATA.productFile(product.id);
    for (const pathname of product.popular ?? []) {
      if (named.has(pathname) && known.has(pathname)) continue;
      problems.push({
        file,
        line: findLine(file, `'${pathname}'`),
        column: 1,
        code: 'unknown-popular-page',
        message: `${pathname} is among the popular pages, but ${named.has(pathname) ? 'has no page' : 'in no tree'}`,
        hint: 'correct the pathname, or remove it from popular',
      });
    }
  }
  for (const { product, nav } of registry) {
    const file = DATA.nav(product.id);
    for (const { page } of walkNav(nav)) {
      listed.add(page.pathname);
      if (page.icon !== undefined && !isIconName(page.icon) && !(page.icon in icons)) {
        problems.push({
          file,
          line: findLine(file, `'${page.icon}'`),
          column: 1,
          code: 'unknown-icon',
          message: `Icon "${page.icon}" does not exist`,
          hint: `draw it in ${DATA.icons}, or take one of the shell: ${ICON_NAMES.join(', ')}`,
        });
      }
      const problem = checkTarget(page, known.has(page.pathname), products);
      if (problem) problems.push({ file, line: findLine(file, `'${page.pathname}'`), column: 1, ...problem });
    }
  }
  for (const { pathname, file, texts, productId } of pages.values()) {
    // Entries with this pathname are already checked above.
    const [finding] = listed.has(pathname) ? [] : checkPagePathname(pathname, false, codes);
    if (finding) {
      const { code, message, hint } = finding;
      problems.push({ file, line: 1, column: 1, code, message, hint: `${hint}; rename the file` });
      continue;
    }
    const product = registry.find((entry) => entry.product.id === productId)?.product;
    const isLanding = product !== undefined && `${pathname}/`.replace('//', '/') === product.prefix;
    if (listed.has(pathname) || isLanding || texts[defaultLanguage()]?.frontMatter.nav === false) continue;
    problems.push({
      file,
      line: 1,
      column: 1,
      code: 'page-without-nav',
      message: `${pathname} is not in a navigation tree`,
      hint: `add it to data/products/${productId}/nav.ts, or write nav: false in its front matter`,
    });
  }
  return problems;
}

/**
 * Checks that every entry, except for pages outside of `data` and on other sites, has a name in each language
 * (`pages.…`) and every product that readers see has a description (`products.…`), and that each of these texts belongs
 * to one.
 */
export function checkPageNames({
  registry,
  languages,
  translations,
  pages,
  familyPages,
  units,
}: SiteContent): Problem[] {
  const problems: Problem[] = [];
  // Those of units, and those whose file says their names.
  const generated = new Set([...units, ...familyPages].map(({ pathname }) => pathname));
  const products = registry.map(({ product }) => product);
  // Such an entry has the name that its page has there.
  const isElsewhere = ({ pathname, children, subheader, planned }: NavPage) =>
    pathname.startsWith('/') &&
    !children &&
    subheader === undefined &&
    !planned &&
    !pages.has(pathname) &&
    resolveProduct(pathname, products).elsewhere !== undefined;
  const entries = new Map<string, NavPage>();
  for (const { nav, product } of registry) {
    if (!product.noindex) entries.set(`products.${product.id}`, { pathname: '', title: product.description });
    for (const { page } of walkNav(nav)) {
      const key = pageNameKey(page);
      if (key !== undefined) entries.set(key, page);
    }
  }
  for (const { code } of languages) {
    // A file that can't be read has the texts of the default language; it is reported once, as a whole.
    if (translations.get(code) === translations.get(defaultLanguage())) continue;
    const file = DATA.texts(code);
    const names: Readonly<Record<string, string | undefined>> = translations.get(code) ?? {};
    for (const key of Object.keys(names)) {
      if (!/^(?:pages|products)\./.test(key) || entries.has(key)) continue;
      const message = `No navigation entry or product uses the text "${key}"`;
      const line = findLine(file, JSON.stringify(key));
      problems.push({
        file,
        line,
        column: 1,
        code: 'unused-text',
        message,
        hint: 'remove it, or correct its pathname',
      });
    }
    const unnamed = [...entries].filter(
      ([key, page]) =>
        !names[key] &&
        pages.get(page.pathname)?.texts[code] === undefined &&
        !pages.get(page.pathname)?.linked &&
        !generated.has(page.pathname) &&
        !isElsewhere(page),
    );
    const [first] = unnamed;
    if (!first) continue;
    // One problem a language: an imported tree has hundreds of entries.
    const others = unnamed.length === 1 ? '' : ` (${unnamed.length - 1} more)`;
    problems.push({
      file,
      line: 1,
      column: 1,
      code: 'missing-text',
      message: `"${first[0]}" is missing; "${pageTitle(first[1])}" is used instead${others}`,
      hint: `add ${unnamed.length === 1 ? 'the name' : 'the names'}`,
      warning: areTextsOptional(),
    });
  }
  return problems;
}
