import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Audit } from '../src/checks/export/audit';
import type { SeenDocument } from '../src/checks/export/ExportedDocument';
import type { KnownDocument } from '../src/content/offline/fileNeeds';
import { fileToRoute } from '../src/content/outputs/exportedFiles';
import type { ExportOrder, ShareReport } from './completeShare';
import type { ExportPlan } from './keptExport';
import { stampOf } from './stampOf';

const LIST = '.cache/documents.json';
/** Where the documents lie that an earlier build has completed. */
const OUT = 'out';

/** A document of `out/`, and what its completion has told. */
interface KeptDocument {
  /** Hash of the props that Next drew it from. */
  readonly props: string;
  /** Hash of everything beside the drawn document that decides about its bytes and about what is told of it. */
  readonly inputs: string;
  /** The file as it was written; with another stamp, somebody else has been there. */
  readonly stamp: string;
  readonly seen: SeenDocument;
  readonly known: KnownDocument;
}

interface KeptList {
  /** Hash of the code and settings, and of what else Next drew all of them from; see `ExportPlan`. */
  readonly key: string;
  /** Addresses of links, by their numbers in these documents. */
  readonly hrefs: readonly string[];
  /** By file. */
  readonly documents: Readonly<Record<string, KeptDocument>>;
}

const NOTHING: KeptList = { key: '', hrefs: [], documents: {} };

/** Documents that need not be completed again. */
export interface KeptDocuments {
  /** How many hold as far as can be told beforehand. */
  readonly count: number;
  /** Puts those that hold into an export, in the place of what was drawn, and returns what is known of them. */
  readonly place: (order: ExportOrder) => ShareReport;
}

const hashOf = (...parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24);

function readList(): KeptList {
  try {
    return JSON.parse(readFileSync(LIST, 'utf8')) as KeptList;
  } catch {
    return NOTHING;
  }
}

/** Returns what gives the hash of a document's inputs, by its file. */
function createInputs({ policy, input }: ExportOrder): (file: string) => string {
  const shared = hashOf(policy.policy, [...policy.scripts], input.headerPolicy);
  const pages = new Map(input.pages.map((page) => [page.route, page]));
  const redirects = new Map(input.redirects.map((redirect) => [redirect.from, redirect]));
  return (file) => {
    const route = fileToRoute(file);
    return hashOf(shared, pages.get(route), redirects.get(route));
  };
}

/**
 * Documents that an earlier build has completed, of those that Next would draw as it did then. One holds where
 * everything else that goes into it, or is told of it, is the same, too, where the rules have found nothing in it, and
 * where nobody has touched its file. What Next drew may be of a later build, which was stopped before it completed
 * anything: each document knows what it was drawn from.
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
    place: (order) => {
      const { folder, input } = order;
      const inputsOf = createInputs(order);
      const holding = candidates.filter(
        ([file, { inputs, stamp, seen }]) =>
          inputs === inputsOf(file) &&
          stamp === stampOf(`${OUT}/${file}`) &&
          seen.asked.every((address) => input.sizes.has(address)),
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

/** Keeps what is known of the documents of an export for the next build. They must not be written into any more. */
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
    const stamp = stampOf(`${order.folder}/${seen.file}`);
    return [[seen.file, { props, inputs: inputsOf(seen.file), stamp, seen, known: facts }]];
  });
  const list: KeptList = { key, hrefs: links.hrefs, documents: Object.fromEntries(kept) };
  mkdirSync(dirname(LIST), { recursive: true });
  writeFileSync(LIST, JSON.stringify(list));
}
