import { existsSync } from 'node:fs';
import type { Problem } from '../../model/Problem';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import type { NavPage } from '../../model/navigation/NavPage';
import { walkNav } from '../../model/navigation/navTree';
import { DATA } from '../workspace';
import { ImportPlanner, type ImportNote, type ImportRequest } from './ImportPlanner';
import { listLinkTargets } from './linkTargets';
import { buildNav, treeOf } from './navFile';
import { locatePages, type ImportedPage } from './importedPages';
import { listFilesBelow } from './sourceDocs';

/** What an import would write. */
export interface ImportPlan {
  /** Folder below the product's `pages`. */
  readonly into: string;
  /** Contents by path from the project root. */
  readonly files: ReadonlyMap<string, string | Buffer>;
  /** The product's tree. */
  readonly nav: readonly NavPage[];
  /** Files that give way to those of the plan. */
  readonly replaced: ReadonlySet<string>;
  /** Pages of the last import whose sources have a fault now. */
  readonly kept: ReadonlySet<string>;
  readonly notes: readonly ImportNote[];
  /** Packages that demos import and that are not installed. */
  readonly missing: ReadonlySet<string>;
  readonly counts: { readonly pages: number; readonly demos: number; readonly twins: number };
  /** Conflicts with the site: nothing may be written. */
  readonly blocking: readonly Problem[];
  /** Problems of single pages of the source. */
  readonly faults: readonly Problem[];
}

/** Notes the files that the import does not need; returns how many of them are JavaScript twins. */
function countTwins(files: readonly string[], planner: ImportPlanner): number {
  const all = new Set(files);
  let twins = 0;
  for (const file of files) {
    if (planner.used.has(file) || file.endsWith('.md')) continue;
    const stem = file.replace(/\.jsx?$/, '');
    if (stem !== file && (all.has(`${stem}.tsx`) || all.has(`${stem}.ts`))) twins += 1;
    else planner.notes.push({ kind: 'file', file, line: 1, text: 'nothing names it' });
  }
  return twins;
}

/** Lists the written pages of a product that an import replaces, with everything else in their folders. */
function listReplaced({ product, docs, lock, replace = false }: ImportRequest, into: string): Set<string> {
  const former = Object.keys(lock.imports[into] ?? {});
  const folder = `${DATA.pages(product.id)}/${into}`;
  const written = replace && docs.folder !== folder && existsSync(folder) ? listFilesBelow(folder) : [];
  return new Set([...former, ...written]);
}

/** Returns a problem for each page that has the address of another page of the product. */
function listConflicts(pages: readonly ImportedPage[], others: ReadonlyMap<string, string>): Problem[] {
  return pages.flatMap(({ pathname, file }): Problem[] => {
    const other = others.get(pathname);
    if (other === undefined) return [];
    const message = `The page has the address ${pathname}, as has ${other}`;
    const hint = 'remove that page, or import with --replace to give up the pages in that folder';
    return [{ file, line: 1, column: 1, code: 'import-conflict', message, hint }];
  });
}

/** Plans the import of some pages. */
function planPages(request: ImportRequest, pages: readonly ImportedPage[], into: string) {
  const { docs, product, content, lock } = request;
  const replaced = listReplaced(request, into);
  const own = [...content.pages.values()].filter(({ productId }) => productId === product.id);
  const others = new Map(
    own.filter(({ file }) => !replaced.has(file)).map(({ pathname, file }) => [pathname, file]),
  );
  const now = content.registry.find((entry) => entry.product.id === product.id)?.nav ?? [];
  const imported = new Set(pages.map(({ pathname }) => pathname));
  const importedFiles = new Set(Object.values(lock.imports).flatMap(Object.keys));
  const earlier = [...others].filter(([, file]) => importedFiles.has(file)).map(([pathname]) => pathname);
  const wanted = new Set([...imported, ...earlier]);
  // An entry that is planned, or leads elsewhere, stays as it is.
  const reference = new Set(content.units.map(({ pathname }) => pathname));
  const unwritten = [...walkNav(now)].flatMap(({ page: { pathname } }) =>
    content.pages.has(pathname) || reference.has(pathname) ? [] : pathname,
  );
  const remaining = new Set([...others.keys(), ...unwritten]);
  const tree = buildNav(docs.nav ?? treeOf(imported, product.prefix), now, wanted, remaining);
  const listed = new Set([...walkNav(tree)].map(({ page }) => page.pathname));
  const known = listLinkTargets(content, replaced);
  const planned = new Set(unwritten);
  const pathnames = new Set([
    ...known.pathnames,
    ...imported,
    ...[...listed].filter((pathname) => !planned.has(pathname)),
  ]);
  const planner = new ImportPlanner(request, into, { ...known, pathnames });
  for (const page of pages) {
    const isListed = listed.has(page.pathname) || `${page.pathname}/` === product.prefix;
    for (const language of [defaultLanguage(), ...Object.keys(page.translations)])
      planner.addPage(page, language, isListed);
  }
  return { planner, tree, replaced, conflicts: listConflicts(pages, others) };
}

/**
 * Plans the import of a folder into a product. Nothing is written. A page with a fault of its own is reported
 * and not part of the plan; its file of the last import is kept.
 */
export function planImport(request: ImportRequest): ImportPlan {
  const { docs, product, content } = request;
  const files = listFilesBelow(docs.folder);
  const codes = content.languages.map(({ code }) => code);
  const { into, pages, withoutAddress, problems } = locatePages(files, docs, product, codes, request.into);
  const first = planPages(request, pages, into);
  const faulty = new Set(first.planner.problems.map(({ file }) => file));
  const isSound = ({ file, translations }: ImportedPage) =>
    ![file, ...Object.values(translations)].some((path) => faulty.has(path));
  const sound = pages.filter(isSound);
  const { planner, tree, replaced, conflicts } =
    sound.length === pages.length ? first : planPages(request, sound, into);
  for (const page of sound) planner.dropFragments(page);
  for (const [file, text] of withoutAddress) planner.notes.push({ kind: 'page', file, line: 1, text });
  const twins = countTwins(files, planner);
  const message = 'The folder has no Markdown files';
  const hint = 'name the folder with the pages, for example docs/data/data-grid';
  const none = { file: docs.folder, line: 1, column: 1, code: 'no-documentation', message, hint };
  return {
    into,
    files: planner.files,
    nav: tree,
    replaced,
    kept: new Set(pages.filter((page) => !isSound(page)).map(({ path }) => path)),
    notes: planner.notes,
    missing: planner.missing,
    counts: { pages: planner.parsed.size, demos: planner.demos, twins },
    blocking: [...problems, ...conflicts, ...(pages.length + withoutAddress.size === 0 ? [none] : [])],
    faults: first.planner.problems,
  };
}
