import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as ts from 'typescript-js';
import { findTextFault } from '../model/languages/FamilyText';
import { duplicatedPathnameMessage } from '../model/navigation/duplicatedPathnames';
import { checkPagePathname } from '../model/navigation/navEntry';
import type { FamilyPage, FamilyPageSource } from '../model/page/FamilyPage';
import type { Problem } from '../model/Problem';
import { isTest } from './listSources';

/** The pages that files in `pages/` draw. Next finds the files by itself; here they become pages of the site. */

/** The folder of the files, which Next names. */
export const FAMILY_PAGES_FOLDER = 'pages';
const MODULE = /(?<!\.d)\.[jt]sx?$/;
/** The routes that every family has. */
const OF_SHELL: ReadonlySet<string> = new Set([
  '_app',
  '_document',
  '_error',
  '404',
  '500',
  'index',
  '[...path]',
]);
/** The folder of the files that draw a page in the other languages. */
const LANGUAGES = '[language]/';
/** What turns Next's client off. Next reads it without running the file, too. */
const NO_CLIENT = 'unstable_runtimeJS';

/** Lists the routes of a folder that are not those of the shell: each without the end of its file, and the file. */
function listRoutes(folder = FAMILY_PAGES_FOLDER): (readonly [route: string, file: string])[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return listRoutes(file);
      const route = file.slice(FAMILY_PAGES_FOLDER.length + 1).replace(MODULE, '');
      return MODULE.test(file) && !isTest(file) && !OF_SHELL.has(route) ? [[route, file] as const] : [];
    });
}

/** What a file exports: its names, and the values of those that are literals. */
interface FileExports {
  readonly names: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, { readonly value: unknown; readonly line: number }>;
}

/** Returns the value of a literal; undefined for what has to run to have one. */
function readLiteral(node: ts.Expression): unknown {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return readLiteral(node.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return Object.fromEntries(
    node.properties.flatMap((property) => {
      if (!ts.isPropertyAssignment(property)) return [];
      const { name, initializer } = property;
      const isName = ts.isIdentifier(name) || ts.isStringLiteralLike(name);
      return isName ? [[name.text, readLiteral(initializer)]] : [];
    }),
  );
}

/** Reads what a file exports, without running it. */
function readExports(file: string): FileExports {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const names = new Set<string>();
  const values = new Map<string, { value: unknown; line: number }>();
  for (const statement of source.statements) {
    if (ts.isExportAssignment(statement)) names.add('default');
    if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    )
      for (const { name } of statement.exportClause.elements) names.add(name.text);
    const { modifiers = [] } = statement as { modifiers?: readonly ts.ModifierLike[] };
    const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
    if (!has(ts.SyntaxKind.ExportKeyword)) continue;
    if (has(ts.SyntaxKind.DefaultKeyword)) names.add('default');
    else if (ts.isFunctionDeclaration(statement) && statement.name) names.add(statement.name.text);
    else if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (!ts.isIdentifier(name)) continue;
        names.add(name.text);
        const line = source.getLineAndCharacterOfPosition(name.getStart()).line + 1;
        if (initializer) values.set(name.text, { value: readLiteral(initializer), line });
      }
  }
  return { names, values };
}

/** Reports something about a file. */
type Report = (message: string, hint: string, line?: number) => void;

/** Reports the exports without which Next draws a file without the frame, or with its client. */
function checkExports(
  { names, values }: FileExports,
  route: string,
  isTranslation: boolean,
  report: Report,
): void {
  const read = isTranslation
    ? `({ params }) => ({ props: readPage(\`/\${params.language}${route}\`) })`
    : `() => ({ props: readPage('${route}') })`;
  const needed = [
    ['default', 'export the component of the page'],
    ['getStaticProps', `write export const getStaticProps = ${read}`],
    ...(isTranslation
      ? [
          [
            'getStaticPaths',
            `write export const getStaticPaths = () => ({ paths: listTranslations('${route}'), fallback: false })`,
          ] as const,
        ]
      : []),
  ] as const;
  for (const [name, hint] of needed)
    if (!names.has(name))
      report(
        name === 'default' ? 'The page has no default export' : `The page does not export ${name}`,
        hint,
      );
  const config = values.get('config')?.value as Readonly<Record<string, unknown>> | undefined;
  if (config?.[NO_CLIENT] !== false)
    report(
      'The page would ship the client of Next, which no page has',
      `write export const config = { ${NO_CLIENT}: false }; parts that are alive are islands`,
      values.get('config')?.line,
    );
}

const EXAMPLE = "write export const page = { title: '…', description: '…' }, with literals only";

/** Returns what a file says about its page; undefined, with a report, if that cannot be shown. */
function readPage({ values }: FileExports, codes: readonly string[], report: Report): FamilyPage | undefined {
  const { value, line } = values.get('page') ?? {};
  if (typeof value !== 'object' || value === null) {
    report('The file does not say what its page is', EXAMPLE, line);
    return undefined;
  }
  const page = value as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(page).filter((key) => key !== 'title' && key !== 'description');
  for (const key of unknown) report(`page has no setting "${key}"`, EXAMPLE, line);
  const faults = (['title', 'description'] as const).flatMap((key) => {
    const fault = findTextFault(page[key], codes);
    return fault === undefined ? [] : [`${key} of page ${fault}`];
  });
  for (const fault of faults) report(fault, EXAMPLE, line);
  return faults.length > 0 ? undefined : (value as FamilyPage);
}

/**
 * Reads the pages that files in `pages/` draw, beside those of the shell. A file that does not become one is reported.
 * @param codes of the languages of the site
 * @param ownerOf returns what has a pathname already; undefined if it is free
 */
export function readFamilyPages(
  codes: readonly string[],
  ownerOf: (pathname: string) => string | undefined,
): { readonly pages: readonly FamilyPageSource[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const pages: FamilyPageSource[] = [];
  const routes = listRoutes();
  const names = new Set(routes.map(([route]) => route));
  for (const [route, file] of routes) {
    const report: Report = (message, hint, line = 1) =>
      problems.push({ file, line, column: 1, code: 'family-page', message, hint });
    const isTranslation = route.startsWith(LANGUAGES);
    const name = isTranslation ? route.slice(LANGUAGES.length) : route;
    if (name.includes('[') || name.startsWith('api/')) {
      const what = name.startsWith('api/') ? 'The site has no server' : 'A page file has one address';
      report(
        what,
        `remove the file, or give it a name without brackets outside of ${FAMILY_PAGES_FOLDER}/api`,
      );
      continue;
    }
    const exported = readExports(file);
    const pathname = `/${name}`.replace(/\/index$/, '');
    checkExports(exported, `${pathname}/`, isTranslation, report);
    if (isTranslation) {
      if (!names.has(name))
        report('The file translates no page', `add ${FAMILY_PAGES_FOLDER}/${name}.tsx, or remove this one`);
      continue;
    }
    const owner = ownerOf(pathname);
    if (owner !== undefined)
      report(
        duplicatedPathnameMessage(pathname),
        `${owner} has the same address; keep one of them, or rename this file`,
      );
    for (const { message, hint } of checkPagePathname(pathname, false, codes))
      report(message, `${hint}; rename the file`);
    if (codes.length > 1 && !names.has(LANGUAGES + name))
      report(
        'The page is in no other language of the site',
        `add ${FAMILY_PAGES_FOLDER}/${LANGUAGES}${name}.tsx, which exports the default of this file, getStaticPaths, getStaticProps and config`,
      );
    const page = readPage(exported, codes, report);
    if (page && owner === undefined) pages.push({ ...page, file, pathname });
  }
  return { pages, problems };
}
