import type { FileFact, LinkFact, RefusedFact } from './DocumentFacts';
import { readAttribute } from './tags';

/** Attributes that lead to a page, beside the `href` of `a`. */
const LINKS: Readonly<Record<string, readonly string[]>> = {
  a: ['xlink:href'],
  area: ['href'],
  form: ['action'],
  button: ['formaction'],
  input: ['formaction'],
};
/** Attributes that load a file, beside the `src` of `img` and `script`. */
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
/** Those among them that are documents of their own, and could be scripts. */
const FRAMES: ReadonlySet<string> = new Set(['iframe', 'embed', 'object']);

/** @example listCandidates('/a.png 1x, /b.png 2x') // ['/a.png', '/b.png'] */
function listCandidates(srcset: string): string[] {
  return srcset.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}

/** Collects the addresses that stand elsewhere than in links, pictures and scripts, and what no document may hold. */
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
    open(name: string, attributes: string, at: number): void {
      if (name === 'base') refused.push({ what: 'base', at });
      else if (name === 'meta' && readAttribute(attributes, 'http-equiv')?.trim().toLowerCase() === 'refresh')
        refused.push({ what: 'refresh', at });
      else if (name === 'iframe' && readAttribute(attributes, 'srcdoc') !== undefined)
        refused.push({ what: 'srcdoc', at });
      for (const attribute of LINKS[name] ?? []) {
        const href = readAttribute(attributes, attribute);
        if (href === undefined) continue;
        if (isScriptAddress(href)) handlers.push({ text: href, at });
        links.push({ href, isNameless: false, opensUnsafely: false, at });
      }
      for (const attribute of FILES[name] ?? []) {
        const value = readAttribute(attributes, attribute);
        if (value === undefined) continue;
        if (FRAMES.has(name) && isScriptAddress(value)) handlers.push({ text: value, at });
        const found = attribute === 'srcset' ? listCandidates(value) : [value];
        files.push(...found.map((address) => ({ address, at })));
      }
    },
  };
}

/** Named references that hide an address from a reader of the text, though not from a browser. */
const HIDDEN: Readonly<Record<string, string>> = { colon: ':', tab: '', newline: '' };

/**
 * Whether a browser would run an address, or show it as a document of its own: whitespace and control characters in a
 * scheme do not count, nor does the case of its letters.
 * @param address with numeric references decoded
 * @example isScriptAddress('java\tscript&colon;run()') // true
 */
export function isScriptAddress(address: string): boolean {
  const plain = address
    .replace(/&(colon|tab|newline);/gi, (_whole, name: string) => HIDDEN[name.toLowerCase()] ?? '')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0020]/g, '');
  return /^(?:(?:java|vb|live)script|data):/i.test(plain);
}

/** An address that is whole already: from the root of the site, with nothing in it that a browser would change. */
const WHOLE = /^(?:#|\/(?!\/))(?!.*\/(?:\.|%2e))[^\s\\]*$/i;

/**
 * Where an address in a document leads: below the root for one of this site, whole for another host. A fragment of
 * the page itself stays alone; what is no address stays as it is.
 * @example resolveHref('../b/#c', 'https://docs.example', '/a/') // '/b/#c'
 * @example resolveHref('https://docs.example/b/', 'https://docs.example', '/a/') // '/b/'
 */
export function resolveHref(href: string, origin: string, route: string): string {
  if (WHOLE.test(href)) return href;
  if (!URL.canParse(href, origin + route)) return href;
  const url = new URL(href, origin + route);
  return url.origin === origin ? url.pathname + url.search + url.hash : url.href;
}
