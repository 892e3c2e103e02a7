import { defaultLanguage } from '../../model/languages/defaultLanguage';
import type { Language } from '../../model/languages/Language';
import type { DocumentFacts } from '../../model/outputs/html/DocumentFacts';
import { readDocument } from '../../model/outputs/html/readDocument';
import { resolveHref } from '../../model/outputs/html/addresses';
import type { OutputPage } from '../../model/outputs/OutputPage';
import { redirectLanguage, type ResolvedRedirect } from '../../model/outputs/ResolvedRedirect';
import { fileToRoute } from '../../content/outputs/exportedFiles';
import type { Problem } from '../../model/Problem';
import { checkFiles, checkImages, checkLinkForm } from './checkImages';
import { checkHead } from './checkHead';
import { checkHeadings, checkIds } from './checkHeadings';
import { checkScripts } from './checkScripts';
import { type ExportedDocument, type ExportSite, hasTarget, type SeenDocument } from './ExportedDocument';
import { type ExportFinding, locateFinding } from './ExportFinding';

const RULES: readonly ((document: ExportedDocument, site: ExportSite) => ExportFinding[])[] = [
  checkHead,
  checkHeadings,
  checkIds,
  checkImages,
  checkFiles,
  checkScripts,
  checkLinkForm,
];

/** Input of an audit. */
export interface AuditInput {
  readonly folder: string;
  readonly origin: string;
  /** Whether pages have images for social networks. */
  readonly hasCards: boolean;
  readonly languages: readonly Language[];
  readonly pages: readonly OutputPage[];
  readonly redirects: readonly ResolvedRedirect[];
  /** The policy in the header of every document. */
  readonly headerPolicy: string;
  /** Sizes of all files in bytes, by path. */
  readonly sizes: ReadonlyMap<string, number>;
}

/** Result of an audit of some documents; serializable, so that another process can send it. */
export interface AuditReport {
  readonly problems: readonly Problem[];
  /** Without the facts about their pages. */
  readonly documents: readonly SeenDocument[];
  /** Link targets by their numbers in these documents. */
  readonly hrefs: readonly string[];
}

/** Checks the documents of an export one by one, and keeps the facts for the rules about all of them. */
export interface Audit {
  /** Applies the rules about one document, records it, and returns its facts. */
  readonly add: (file: string, html: string) => DocumentFacts;
  readonly report: () => AuditReport;
  /** Adds the result of another audit of the same export. */
  readonly take: (report: AuditReport) => void;
  readonly problems: readonly Problem[];
  readonly documents: ReadonlyMap<string, SeenDocument>;
  readonly links: LinkTable;
  readonly hasFile: (address: string) => boolean;
}

/**
 * Creates an audit without documents. Its problems are in the order in which documents are added or taken
 * over; `finishAudit` applies the rules about all documents together.
 */
export function createAudit(input: AuditInput): Audit {
  const { folder, origin, hasCards, languages, pages, redirects, headerPolicy, sizes } = input;
  const problems: Problem[] = [];
  const documents = new Map<string, SeenDocument>();
  const links = createLinkTable();
  const pageOf = new Map(pages.map((page) => [page.route, page]));
  const codes = languages.map(({ code }) => code);
  const moved = new Map(
    redirects.filter(({ pageStays }) => !pageStays).map((redirect) => [redirect.from, redirect]),
  );
  const fileOf = (address: string) => (address.endsWith('/') ? `${address}index.html` : address);
  const hasFile = (address: string) => sizes.has(fileOf(address));

  const add = (file: string, html: string): DocumentFacts => {
    const route = fileToRoute(file);
    const page = pageOf.get(route);
    const facts = readDocument(html);
    const document: ExportedDocument = {
      route,
      facts,
      language: page?.userLanguage ?? redirectLanguage(moved.get(route) ?? { from: route, to: route }, codes),
      isRedirect: moved.has(route),
      ...(page ? { page } : {}),
    };
    const asked = new Set<string>();
    const site: ExportSite = {
      origin,
      hasCards,
      languages,
      hasFile: (address) => {
        asked.add(detach(fileOf(address)));
        return hasFile(address);
      },
      headerPolicy,
    };
    const findings = RULES.flatMap((rule) => rule(document, site));
    const ids = ` ${facts.ids.map(({ id }) => id).join(' ')} `;
    for (const { href, at } of facts.links) {
      if (!href.startsWith('#') || hasTarget(ids, href.slice(1))) continue;
      const message = `The page has no id for the link ${href}`;
      findings.push({ code: 'broken-anchor', message, hint: 'link to an id of the page', at, written: href });
    }
    for (const finding of findings)
      problems.push(locateFinding(finding, `${folder}/${file}`, html, page?.file));
    documents.set(route, {
      file,
      route,
      title: detach(facts.title),
      isRedirect: document.isRedirect,
      isSound: findings.length === 0,
      asked: [...asked],
      ...(page ? { page } : {}),
      links: [...new Set(facts.links.map(({ href }) => links.numberOf(resolveHref(href, origin, route))))],
      ids: detach(ids),
      anchors: page?.userLanguage === defaultLanguage() ? facts.anchors.map(detach) : [],
      alternates: facts.alternates.map(({ hreflang, href }) => ({
        hreflang: detach(hreflang),
        href: detach(href),
      })),
    });
    return facts;
  };
  const report = () => ({
    problems,
    documents: [...documents.values()].map(({ page: _known, ...document }) => document),
    hrefs: links.hrefs,
  });
  const take = (other: AuditReport) => {
    problems.push(...other.problems);
    const numbers = other.hrefs.map(links.numberOf);
    for (const document of other.documents) {
      const page = pageOf.get(document.route);
      documents.set(document.route, {
        ...document,
        ...(page ? { page } : {}),
        links: document.links.map((link) => numbers[link] ?? link),
      });
    }
  };
  return { add, report, take, problems, documents, links, hasFile };
}

/** Numbers for link targets; saves memory, because nearly all of them are on every page. */
interface LinkTable {
  readonly hrefs: readonly string[];
  readonly numberOf: (href: string) => number;
}

/** Copies a text, so that it does not keep the whole document in memory of which it is a slice. */
function detach(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}

/** Creates an empty link table; each target gets the next number, starting at 0, on first use. */
export function createLinkTable(): LinkTable {
  const hrefs: string[] = [];
  const numbers = new Map<string, number>();
  return {
    hrefs,
    numberOf: (href) => {
      const known = numbers.get(href);
      if (known !== undefined) return known;
      const detached = detach(href);
      numbers.set(detached, hrefs.length);
      return hrefs.push(detached) - 1;
    },
  };
}
