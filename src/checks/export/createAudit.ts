import { readDocument } from '../../model/outputs/html/readDocument';
import { resolveHref } from '../../model/outputs/html/resolveHref';
import type { OutputPage } from '../../model/outputs/OutputPage';
import type { ResolvedRedirect } from '../../model/outputs/ResolvedRedirect';
import { fileToRoute } from '../../content/outputs/fileToRoute';
import type { Language } from '../../model/languages/Language';
import type { Problem } from '../../model/problems/Problem';
import { checkFiles } from './checkFiles';
import { checkHead } from './checkHead';
import { checkHeadings } from './checkHeadings';
import { checkIds } from './checkIds';
import { checkImages } from './checkImages';
import { checkLinkForm } from './checkLinkForm';
import { checkScripts } from './checkScripts';
import { createLinkTable, detach, type LinkTable } from './createLinkTable';
import type { ExportedDocument, ExportSite } from './ExportedDocument';
import type { ExportFinding } from './ExportFinding';
import { hasPlace } from './hasPlace';
import { listFileSizes } from './listFileSizes';
import { placeFinding } from './placeFinding';
import type { SeenDocument } from './SeenDocument';

const RULES: readonly ((document: ExportedDocument, site: ExportSite) => ExportFinding[])[] = [
  checkHead,
  checkHeadings,
  checkIds,
  checkImages,
  checkFiles,
  checkScripts,
  checkLinkForm,
];

/** What an audit is told beforehand. */
export interface AuditInput {
  readonly folder: string;
  readonly origin: string;
  readonly languages: readonly Language[];
  readonly pages: readonly OutputPage[];
  readonly redirects: readonly ResolvedRedirect[];
  /** The policy that the header of every document holds; asked for when the documents are there. */
  readonly headerPolicy: () => string;
}

/** Looks at the documents of an export, one after the other, and keeps what the rules about all of them need. */
export interface Audit {
  /** Applies the rules about one document. */
  readonly add: (file: string, html: string) => void;
  readonly problems: readonly Problem[];
  readonly documents: ReadonlyMap<string, SeenDocument>;
  readonly links: LinkTable;
  /** Sizes of all files by address, as they were when the first document came. */
  readonly sizes: () => ReadonlyMap<string, number>;
  readonly hasFile: (address: string) => boolean;
}

export function createAudit({
  folder,
  origin,
  languages,
  pages,
  redirects,
  headerPolicy,
}: AuditInput): Audit {
  const problems: Problem[] = [];
  const documents = new Map<string, SeenDocument>();
  const links = createLinkTable();
  const pageOf = new Map(pages.map((page) => [page.route, page]));
  const moved = new Set(redirects.filter(({ pageStays }) => !pageStays).map(({ from }) => from));
  let listed: ReadonlyMap<string, number> | undefined;
  const sizes = () => (listed ??= listFileSizes(folder));
  const hasFile = (address: string) => sizes().has(address.endsWith('/') ? `${address}index.html` : address);
  let site: ExportSite | undefined;

  const add = (file: string, html: string) => {
    site ??= { origin, languages, hasFile, headerPolicy: headerPolicy() };
    const route = fileToRoute(file);
    const page = pageOf.get(route);
    const facts = readDocument(html);
    const document: ExportedDocument = {
      file,
      route,
      facts,
      isRedirect: moved.has(route),
      ...(page ? { page } : {}),
    };
    const known = site;
    const findings = RULES.flatMap((rule) => rule(document, known));
    const ids = ` ${facts.ids.map(({ id }) => id).join(' ')} `;
    for (const { href, at } of facts.links) {
      if (!href.startsWith('#') || hasPlace(ids, href.slice(1))) continue;
      const message = `The page has no place ${href}`;
      findings.push({ code: 'broken-anchor', message, hint: 'link to an id of the page', at, written: href });
    }
    for (const finding of findings)
      problems.push(placeFinding(finding, `${folder}/${file}`, html, page?.file));
    documents.set(route, {
      file,
      route,
      title: detach(facts.title),
      isRedirect: document.isRedirect,
      ...(page ? { page } : {}),
      links: [
        ...new Set(facts.links.map(({ href }) => links.numberOf(resolveHref(href, known.origin, route)))),
      ],
      ids: detach(ids),
      anchors: page?.userLanguage === 'en' ? facts.anchors.map(detach) : [],
      alternates: facts.alternates.map(({ hreflang, href }) => ({
        hreflang: detach(hreflang),
        href: detach(href),
      })),
    });
  };
  return { add, problems, documents, links, sizes, hasFile };
}
