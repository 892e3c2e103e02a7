import { readFileSync } from 'node:fs';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import { checkPatterns } from '../../model/outputs/checkPatterns';
import { checkRedirects } from '../../model/outputs/redirectTargets';
import type { RedirectPattern } from '../../model/outputs/RedirectPattern';
import { checkLedger, type Ledger } from '../../model/outputs/Ledger';
import { readDocument } from '../../model/outputs/html/readDocument';
import { resolveHref } from '../../model/outputs/html/addresses';
import type { LanguageRedirect, Redirect } from '../../model/outputs/Redirect';
import type { Problem } from '../../model/Problem';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { findLine } from '../findLine';
import { checkAlternates, checkAnchors, checkOrphans, checkTargets, checkTitles } from './crossReferences';
import {
  checkAssets,
  checkComplete,
  checkHosting,
  checkHostLimits,
  checkServed,
  checkSitemap,
  listFileSizes,
} from './outputFiles';
import type { Audit, AuditInput } from './audit';
import { type ExportFinding, locateFinding } from './ExportFinding';
import { hasTarget, type SeenDocument } from './ExportedDocument';
import { missingAddressProblem, listPublished } from './ledger';
import { DATA, OUT } from '../../content/workspace';

/** Maximum number of reported places per broken link. */
const MAX_PLACES = 5;

/** Input of the rules about the whole site, besides the documents. */
export interface FinishInput extends AuditInput {
  readonly declared: readonly Redirect[];
  readonly patterns: readonly RedirectPattern[];
  readonly languageRedirects: readonly LanguageRedirect[];
  readonly ledger: Ledger;
}

/** Applies the rules about all documents together; call it after every document is added. */
export function finishAudit(audit: Audit, input: FinishInput): Problem[] {
  const { folder, origin, pages, declared, patterns, languageRedirects, ledger, languages } = input;
  const { links, hasFile } = audit;
  // Sort, so that the result does not depend on which process checked a document, or in which order.
  const documents = new Map([...audit.documents].sort(([a], [b]) => (a < b ? -1 : 1)));
  const locate = ({ file, page }: SeenDocument, finding: ExportFinding) =>
    locateFinding(finding, `${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8'), page?.file);

  const targets = checkTargets(links.hrefs, documents, hasFile).flatMap(({ link, ...finding }) => {
    const holders = [...documents.values()].filter((document) => document.links.includes(link));
    const more = holders.length > MAX_PLACES ? ` (and on ${holders.length - MAX_PLACES} more pages)` : '';
    return holders.slice(0, MAX_PLACES).map((document) => {
      const html = readFileSync(`${folder}/${document.file}`, 'utf8');
      const fact = readDocument(html).links.find(
        ({ href }) => resolveHref(href, origin, document.route) === finding.written,
      );
      const found = fact ? { at: fact.at, written: fact.href } : {};
      return locate(document, { ...finding, message: finding.message + more, ...found });
    });
  });
  const orphans = checkOrphans(documents, links.hrefs).map((document) =>
    locate(document, {
      code: 'orphan-page',
      message: `No link leads to ${document.route}`,
      hint: 'add it to the product’s nav.ts, or link to it',
      isOfSource: true,
    }),
  );
  const pairs = [
    ...checkTitles(documents.values()),
    ...checkAlternates(documents, origin),
    ...checkAnchors(documents.values()),
  ];
  const published = listPublished(documents.values());
  const idsOf = new Map([...documents.values()].map(({ route, ids }) => [route, ids]));
  const existing = {
    pathnames: new Set(pages.map(({ pathname }) => pathname)),
    hasFragment: (pathname: string, fragment: string) =>
      hasTarget(idsOf.get(pathnameToHref(pathname, defaultLanguage())) ?? '', fragment),
    languageCodes: languages.map(({ code }) => code),
  };
  const files = [...input.sizes.keys()].filter((address) => !/\.(?:html|md)$/.test(address));
  const redirects = [...checkRedirects(declared, existing), ...checkPatterns(patterns, existing, files)].map(
    ({ from, ...finding }): Problem => {
      const file = DATA.redirects;
      return { file, line: findLine(file, `'${from}'`), column: 1, ...finding };
    },
  );
  const lost = checkLedger(ledger, published, declared, languageRedirects, patterns).map(
    missingAddressProblem,
  );
  const codes = languages.map(({ code }) => code);
  return [
    ...withoutLanguageCopies([...audit.problems, ...targets], codes),
    ...orphans,
    ...pairs.map(({ document, finding }) => locate(document, finding)),
    ...checkComplete(folder, pages, documents, hasFile),
    ...checkSitemap(folder, origin, pages),
    ...checkAssets(folder, input.sizes),
    ...checkHosting(folder, input.headerPolicy),
    // Counts what was added since the audit began, too.
    ...checkHostLimits(OUT, listFileSizes(folder)),
    ...checkServed(folder),
    ...redirects,
    ...lost,
  ];
}

/**
 * Leaves out the copies of a problem that differ only in the language of an address: a text that is not
 * translated is on one page in each language, but has one source.
 */
export function withoutLanguageCopies(problems: readonly Problem[], codes: readonly string[]): Problem[] {
  const language = new RegExp(`(?<=[\\s"])/(?:${codes.join('|')})(?=/)`, 'g');
  const known = new Set<string>();
  return problems.filter(({ file, line, column, code, message }) => {
    if (!file.endsWith('.md')) return true;
    const key = [file, line, column, code, message.replace(language, '')].join(' ');
    return known.size < known.add(key).size;
  });
}
