import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { listDocuments, fileToRoute } from '../../content/outputs/exportedFiles';
import { DATA } from '../../content/workspace';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import { readDocument } from '../../model/outputs/html/readDocument';
import type { OutputPage } from '../../model/outputs/OutputPage';
import type { Problem } from '../../model/Problem';
import { parseUrl } from '../../model/routes/url';
import { locateFinding } from '../export/ExportFinding';

type Place = Pick<Problem, 'file' | 'line' | 'column'>;

/** A link to another host. */
export interface ExternalLink {
  readonly address: string;
  /** Where it is in the data of the family. */
  readonly places: readonly Place[];
  /** The documents that contain it, with the files of their texts. */
  readonly documents: readonly { readonly file: string; readonly source?: string | undefined }[];
}

/** Hosts that exist for examples only (RFC 2606, RFC 6761), and this machine. */
const RESERVED =
  /^https?:\/\/(?:[^/?#@]*\.)?(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?(?:[/?#]|$)/i;

/** An address in code, up to what ends it in a text or comment. */
const ADDRESS = /https?:\/\/[^\s"'`<>\\|{}$*^]+/g;
/** Files of the data whose addresses readers or maintainers follow. */
const CODE = new Set(['.ts', '.tsx', '.js', '.jsx', '.json']);
/** A name of a language of markup, which no one opens. */
const NAMESPACE = /\bxmlns(?::\w+)?\s*[=:]\s*["']?$/;

/** Lists the addresses in a module or JSON file. An address that code completes is left out. */
export function listWritten(text: string): { address: string; line: number; column: number }[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(ADDRESS)].flatMap(({ 0: found, index: at }) => {
      const next = content[at + found.length] ?? '';
      if (/[${*]/.test(next) || NAMESPACE.test(content.slice(0, at))) return [];
      const trimmed = found.replace(/[.,;:!?]+$/, '');
      const address = trimmed.includes('(') ? trimmed : trimmed.replace(/[)\]].*$/, '');
      return parseUrl(address) ? { address, line: index + 1, column: at + 1 } : [];
    }),
  );
}

/** Lists every link to another host in the exported documents and in the modules of the family, once each. */
export function listExternalLinks(
  folder: string,
  pages: readonly OutputPage[],
  { origin, editBase }: { readonly origin: string; readonly editBase: string },
): ExternalLink[] {
  const links = new Map<
    string,
    { places: Place[]; documents: { file: string; source?: string | undefined }[] }
  >();
  const linkTo = (address: string) => {
    const isWanted =
      /^https?:\/\//i.test(address) &&
      parseUrl(address) !== undefined &&
      !RESERVED.test(address) &&
      !`${address}/`.startsWith(`${origin}/`) &&
      !address.startsWith(editBase);
    if (!isWanted) return undefined;
    const link = links.get(address) ?? { places: [], documents: [] };
    links.set(address, link);
    return link;
  };
  const pageOf = new Map(pages.map((page) => [page.route, page]));
  const isTranslated = (file: string) =>
    (pageOf.get(fileToRoute(file))?.userLanguage ?? defaultLanguage()) !== defaultLanguage();
  // A link is reported in the first document that has it: better in one that every maintainer can read.
  const files = listDocuments(folder).sort((a, b) => Number(isTranslated(a)) - Number(isTranslated(b)));
  for (const file of files) {
    const source = pageOf.get(fileToRoute(file))?.file;
    const { links: facts } = readDocument(readFileSync(`${folder}/${file}`, 'utf8'));
    for (const href of new Set(facts.map((fact) => fact.href)))
      linkTo(href)?.documents.push({ file, source });
  }
  for (const entry of readdirSync(DATA.folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !CODE.has(extname(entry.name))) continue;
    const file = `${entry.parentPath}/${entry.name}`;
    for (const { address, ...place } of listWritten(readFileSync(file, 'utf8')))
      linkTo(address)?.places.push({ file, ...place });
  }
  return [...links].map(([address, link]) => ({ address, ...link }));
}

/** Maximum number of places at which a link is reported. */
const MAX_PLACES = 5;

/**
 * Returns the problem of a link at each of its places: the lines in the texts and in the data, or else the first
 * document that has it.
 */
export function locateLink(
  folder: string,
  { address, places, documents }: ExternalLink,
  problem: Pick<Problem, 'code' | 'message' | 'hint' | 'warning'>,
): Problem[] {
  const { warning, ...finding } = problem;
  const found = new Map<string, Problem>();
  const add = (place: Problem) => found.set(`${place.file}:${place.line}`, place);
  const locate = ({ file, source }: ExternalLink['documents'][number]) => {
    const html = readFileSync(`${folder}/${file}`, 'utf8');
    const at = readDocument(html).links.find(({ href }) => href === address)?.at;
    return locateFinding(
      { ...finding, written: address, ...(at === undefined ? {} : { at }) },
      `${folder}/${file}`,
      html,
      source,
    );
  };
  const bySource = new Map(documents.map((document) => [document.source, document]));
  for (const document of [...bySource.values()].filter(({ source }) => source).slice(0, MAX_PLACES)) {
    const located = locate(document);
    if (located.file === document.source) add(located);
  }
  for (const place of places.slice(0, MAX_PLACES)) add({ ...finding, ...place });
  const [first] = documents;
  if (found.size === 0 && first) add(locate(first));
  return [...found.values()].map((one) => ({ ...one, ...(warning && { warning }) }));
}
