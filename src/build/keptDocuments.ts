import { linkSync, rmSync } from 'node:fs';
import type { Audit, AuditInput, AuditReport } from '../checks/export/audit';
import type { SeenDocument } from '../checks/export/ExportedDocument';
import type { KnownDocument } from '../content/offline/fileNeeds';
import { fileToRoute } from '../content/outputs/exportedFiles';
import type { SitePolicy } from '../content/outputs/sitePolicy';
import { keyOf } from '../content/keptResults';
import { hashOfFile } from '../content/pageData/generatedFiles';
import { readSealed, writeSealed } from '../content/sealedFile';
import { CACHE, OUT } from '../content/workspace';
import type { ExportPlan } from './keptPages';

/** An export whose documents are to be completed, and the input for that. */
export interface ExportOrder {
  readonly folder: string;
  readonly policy: SitePolicy;
  readonly input: AuditInput;
}

/** The documents that one process completes. */
export interface ShareOrder extends ExportOrder {
  readonly documents: readonly string[];
}

/** The result of one process. */
export interface ShareReport {
  readonly audit: AuditReport;
  readonly documents: readonly KnownDocument[];
}

/** A document of `out/`, and the facts found when it was completed, the hash of its file among them. */
interface KeptDocument {
  /** Hash of the props that Next rendered it from. */
  readonly props: string;
  /** Key of all other inputs that determine its bytes and its facts. */
  readonly inputs: string;
  readonly seen: SeenDocument;
  readonly known: KnownDocument;
}

interface KeptList {
  /** Hash of the code, the settings and the other sources that all documents share; see `ExportPlan`. */
  readonly key: string;
  /** Link addresses; the documents refer to them by index. */
  readonly hrefs: readonly string[];
  /** Documents by file. */
  readonly documents: Readonly<Record<string, KeptDocument>>;
}

const NOTHING: KeptList = { key: '', hrefs: [], documents: {} };

/** Documents that need not be completed again. */
export interface KeptDocuments {
  /** Number of reusable documents, as far as known in advance. */
  readonly count: number;
  /** Copies the reusable documents over the rendered ones in an export, and returns their facts. */
  readonly reuse: (order: ExportOrder) => ShareReport;
}

function readList(): KeptList {
  const list = readSealed(CACHE.documents, CACHE.documents);
  return list ? (JSON.parse(list.toString()) as KeptList) : NOTHING;
}

/** Returns a function that gives the key of a document, by its file. */
function createInputs({ policy, input }: ExportOrder): (file: string) => string {
  const shared = JSON.stringify([
    policy.policy,
    [...policy.scripts],
    policy.inlineStyles,
    input.headerPolicy,
  ]);
  const pages = new Map(input.pages.map((page) => [page.route, page]));
  const redirects = new Map(input.redirects.map((redirect) => [redirect.from, redirect]));
  return (file) => {
    const route = fileToRoute(file);
    return keyOf('document', {
      policy: shared,
      page: JSON.stringify(pages.get(route) ?? null),
      redirect: JSON.stringify(redirects.get(route) ?? null),
    });
  };
}

/**
 * Returns the documents that an earlier build completed and that Next would render the same way again. A
 * document is reusable if all other inputs are unchanged, the rules reported no problem in it, and its file
 * is untouched. The rendered file may come from a later build that was stopped before it completed anything,
 * so each document records what it was rendered from.
 */
export function readKeptDocuments({ kept, list }: ExportPlan): KeptDocuments {
  const known = kept.length > 0 ? readList() : NOTHING;
  const { hrefs, documents } = known.key === list.key ? known : NOTHING;
  const routes = new Set(kept);
  const candidates = Object.entries(documents).filter(([file, { props, seen }]) => {
    const route = fileToRoute(file);
    return seen.isSound && routes.has(route) && props === list.pages[route];
  });
  return {
    count: candidates.length,
    reuse: (order) => {
      const { folder, input } = order;
      const inputsOf = createInputs(order);
      const holding = candidates.filter(
        ([file, { inputs, seen, known: facts }]) =>
          inputs === inputsOf(file) &&
          seen.asked.every((address) => input.sizes.has(address)) &&
          facts.sha256 === hashOfFile(`${OUT}/${file}`),
      );
      for (const [file] of holding) {
        rmSync(`${folder}/${file}`);
        linkSync(`${OUT}/${file}`, `${folder}/${file}`);
      }
      return {
        audit: { problems: [], documents: holding.map(([, { seen }]) => seen), hrefs },
        documents: holding.map(([, { known }]) => known),
      };
    },
  };
}

/**
 * Stores the facts about the documents of an export for the next build. Do not change the documents
 * afterwards.
 */
export function keepDocuments(
  { list: { key, pages } }: ExportPlan,
  order: ExportOrder,
  { links, documents }: Pick<Audit, 'links' | 'documents'>,
  known: readonly KnownDocument[],
): void {
  const inputsOf = createInputs(order);
  const knownOf = new Map(known.map((facts) => [facts.file, facts]));
  const kept = [...documents.values()].flatMap(({ page: _page, ...seen }): [string, KeptDocument][] => {
    const facts = knownOf.get(seen.file);
    const props = pages[seen.route];
    if (!facts || props === undefined) return [];
    return [[seen.file, { props, inputs: inputsOf(seen.file), seen, known: facts }]];
  });
  const list: KeptList = { key, hrefs: links.hrefs, documents: Object.fromEntries(kept) };
  writeSealed(CACHE.documents, CACHE.documents, JSON.stringify(list));
}
