import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type FileFacts, describeFile } from './FileFacts';
import { listAssets } from '../../model/offline/workerAnswer';
import { listLazyModules } from '../../shell/next/exportFormat';

/** A document that was described when it was written, so that it does not have to be read again. */
export interface KnownDocument extends FileFacts {
  /** URLs that it names. */
  readonly needs: readonly string[];
}

/** Files of live editing, which needs the network. */
const ONLINE_ONLY = /^\/_docs\/live\//;

/**
 * Returns a function that lists everything that some files of the export need, directly or indirectly: files
 * that a page names, that its scripts load later and that a style sheet includes. Of the registry of demos,
 * only the demos of wanted pages are followed.
 * @param documents documents whose own needs are already known
 */
export function createNeeds(
  folder: string,
  files: ReadonlyMap<string, FileFacts>,
  documents: readonly KnownDocument[],
) {
  const known = new Map<string, Needs>();
  const intern = createInterning();
  for (const { url, needs } of documents) known.set(url, { direct: intern(needs), demos: [] });
  const addressesOf = ({ url, file }: FileFacts, isWantedDemo: (registryKey: string) => boolean) => {
    let needs = known.get(url);
    if (!needs) {
      const { direct, demos } = readNeeds(readFileSync(`${folder}/${file}`, 'utf8'), url);
      const parts = demos.map((part) => ({ ...part, addresses: intern(part.addresses) }));
      known.set(url, (needs = { direct: intern(direct), demos: parts }));
    }
    const { direct, demos } = needs;
    return [
      ...direct,
      ...demos.flatMap(({ registryKey, addresses }) => (isWantedDemo(registryKey) ? [...addresses] : [])),
    ];
  };
  return (roots: readonly string[], isWantedDemo: (registryKey: string) => boolean): Set<string> => {
    const needed = new Set<string>();
    const visit = (url: string, isRoot: boolean) => {
      const facts = files.get(url);
      if (!facts || needed.has(url) || ONLINE_ONLY.test(url) || (!isRoot && url.endsWith('/'))) return;
      needed.add(url);
      if (!/(?:\/|\.(?:html|css|js|json))$/.test(url)) return;
      for (const address of addressesOf(facts, isWantedDemo)) visit(address, false);
    };
    for (const url of roots) visit(url, true);
    return needed;
  };
}

/**
 * Returns a function that describes a document for the offline lists. It needs the final bytes of the
 * document.
 */
export function createDescriber(): (file: string, html: string) => KnownDocument {
  const intern = createInterning();
  return (file, html) => {
    const facts = describeFile(file, html);
    return { ...facts, needs: intern(readNeeds(html, facts.url).direct) };
  };
}

/** URLs that a file names by itself and, in the registry of demos, those that the demos of each page name. */
interface Needs {
  readonly direct: readonly string[];
  readonly demos: readonly { readonly registryKey: string; readonly addresses: readonly string[] }[];
}

function listAddresses(text: string, url: string): string[] {
  if (url.endsWith('/')) {
    const images = [...text.matchAll(/<img\b[^>]*? src="(\/[^"?#]+)"/g)].map(([, src]) => src ?? '');
    return [...listAssets(text), ...images];
  }
  if (url.endsWith('.css')) {
    return [...text.matchAll(/url\(["']?([^"')?#]+)/g)].map(([, path]) =>
      posix.resolve(posix.dirname(url), path ?? ''),
    );
  }
  return listAssets(text);
}

/** Reads the URLs that the text of a file names. */
function readNeeds(text: string, url: string): Needs {
  // The entries of the registry of demos, which is an object of dynamic imports.
  const modules = url.endsWith('.js') ? listLazyModules(text) : [];
  let rest = text;
  for (const { text: module } of modules) rest = rest.replace(module, '');
  return {
    direct: listAddresses(rest, url),
    demos: modules.map(({ key, text: module }) => ({
      registryKey: key,
      addresses: listAddresses(module, url),
    })),
  };
}

/**
 * Returns a function that copies URLs to strings of their own, and reuses equal ones: a substring keeps its
 * whole source text in memory, and most URLs are named by every page.
 */
function createInterning(): (addresses: readonly string[]) => string[] {
  const interned = new Map<string, string>();
  return (addresses) =>
    addresses.map((address) => {
      const known = interned.get(address) ?? Buffer.from(address).toString();
      interned.set(known, known);
      return known;
    });
}
