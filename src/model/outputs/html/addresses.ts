import { parseUrl } from '../../routes/url';
import type { Attributes, FileFact, LinkFact, RefusedFact } from './DocumentFacts';

/** Attributes that lead to a page; `href` of `a` is read elsewhere. */
const LINKS: Readonly<Record<string, readonly string[]>> = {
  a: ['xlink:href'],
  area: ['href'],
  form: ['action'],
  button: ['formaction'],
  input: ['formaction'],
};
/** Attributes that load a file; `src` of `img` and `script` is read elsewhere. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  img: ['srcset'],
  input: ['src'],
  source: ['src', 'srcset'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
  audio: ['src'],
  video: ['src', 'poster'],
  track: ['src'],
  image: ['href', 'xlink:href'],
  use: ['href', 'xlink:href'],
};
/** Elements that load a document, whose address could be a script. */
const FRAMES: ReadonlySet<string> = new Set(['iframe', 'embed', 'object']);

/** @example listCandidates('/a.png 1x, /b.png 2x') // ['/a.png', '/b.png'] */
function listCandidates(srcset: string): string[] {
  return srcset.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}

/** Collects addresses outside of links, images and scripts, and forbidden markup. */
export function createAddressReader() {
  const links: LinkFact[] = [];
  const files: FileFact[] = [];
  const handlers: { text: string; at: number }[] = [];
  const refused: RefusedFact[] = [];

  return {
    links,
    files,
    handlers,
    refused,
    open(name: string, attributes: Attributes, at: number): void {
      if (name === 'base') refused.push({ what: 'base', at });
      else if (name === 'meta' && attributes['http-equiv']?.trim().toLowerCase() === 'refresh')
        refused.push({ what: 'refresh', at });
      else if (name === 'iframe' && attributes.srcdoc !== undefined) refused.push({ what: 'srcdoc', at });
      for (const attribute of LINKS[name] ?? []) {
        const href = attributes[attribute];
        if (href === undefined) continue;
        if (isScriptAddress(href)) handlers.push({ text: href, at });
        links.push({ href, isNameless: false, opensUnsafely: false, at });
      }
      for (const attribute of FILES[name] ?? []) {
        const value = attributes[attribute];
        if (value === undefined) continue;
        if (FRAMES.has(name) && isScriptAddress(value)) handlers.push({ text: value, at });
        const found = attribute === 'srcset' ? listCandidates(value) : [value];
        files.push(...found.map((address) => ({ address, at })));
      }
    },
  };
}

/**
 * Returns whether a browser runs an address as a script or opens it as a separate document. Like a browser,
 * it ignores case, whitespace and control characters in the scheme.
 * @param address with entities decoded
 * @example isScriptAddress('java\tscript:run()') // true
 */
export function isScriptAddress(address: string): boolean {
  // oxlint-disable-next-line no-control-regex
  const plain = address.replace(/[\u0000-\u0020]/g, '');
  return /^(?:(?:java|vb|live)script|data):/i.test(plain);
}

/** A fragment, or an address from the root of the site that a browser does not change. */
const WHOLE = /^(?:#|\/(?!\/))(?!.*\/(?:\.|%2e))[^\s\\]*$/i;

/**
 * Resolves an address in a document: to a path for this site, to a full URL for another host. Fragments and
 * invalid addresses stay unchanged.
 * @example resolveHref('../b/#c', 'https://docs.example', '/a/') // '/b/#c'
 * @example resolveHref('https://docs.example/b/', 'https://docs.example', '/a/') // '/b/'
 */
export function resolveHref(href: string, origin: string, route: string): string {
  if (WHOLE.test(href)) return href;
  const url = parseUrl(href, origin + route);
  if (!url) return href;
  return url.origin === origin ? url.pathname + url.search + url.hash : url.href;
}
