import type { FileFact, LinkFact, RefusedFact } from './DocumentFacts';
import { isScriptAddress } from './isScriptAddress';
import { readAttribute } from './readAttribute';

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
