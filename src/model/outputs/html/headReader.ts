import { htmlToText } from '../../page/htmlToText';
import type { DocumentFacts, FileFact, InlineFact } from './DocumentFacts';
import { readAttribute } from './tags';

type HeadFacts = Pick<
  DocumentFacts,
  | 'title'
  | 'language'
  | 'direction'
  | 'description'
  | 'canonical'
  | 'titles'
  | 'canonicals'
  | 'robots'
  | 'policy'
  | 'alternates'
  | 'social'
  | 'jsonLd'
  | 'files'
  | 'inline'
>;

/** Types of `script` that run; any other is data. */
const RUNS = /^$|^module$|^(?:text|application)\/(?:java|ecma)script$/i;
const FILE_LINKS = /^(?:stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload|mask-icon)$/;

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Collects what `html`, `meta`, `link`, `title`, `script` and `style` elements say, wherever they stand. */
export function createHeadReader() {
  const alternates: { hreflang: string; href: string }[] = [];
  const social: Record<string, string> = {};
  const jsonLd: string[] = [];
  const files: FileFact[] = [];
  const inline: InlineFact[] = [];
  const facts: Writable<HeadFacts> = {
    title: '',
    language: '',
    direction: '',
    description: '',
    canonical: '',
    titles: 0,
    canonicals: 0,
    robots: '',
    policy: '',
    alternates,
    social,
    jsonLd,
    files,
    inline,
  };
  /** The element whose inside is read. */
  let inside: 'title' | 'script' | 'style' | 'jsonLd' | undefined;
  let depthOfSvg = 0;

  const readMeta = (attributes: string) => {
    const content = readAttribute(attributes, 'content') ?? '';
    const name = readAttribute(attributes, 'name') ?? readAttribute(attributes, 'property') ?? '';
    if (name === 'description') facts.description = content;
    else if (name === 'robots') facts.robots = content;
    else if (/^(?:og|twitter):/.test(name)) social[name] ??= content;
    if (readAttribute(attributes, 'http-equiv')?.toLowerCase() === 'content-security-policy')
      facts.policy = content;
  };
  const readLink = (attributes: string, at: number) => {
    const rel = readAttribute(attributes, 'rel') ?? '';
    const href = readAttribute(attributes, 'href') ?? '';
    const hreflang = readAttribute(attributes, 'hreflang');
    if (rel === 'canonical') {
      facts.canonical = href;
      facts.canonicals += 1;
    } else if (rel === 'alternate' && hreflang) alternates.push({ hreflang, href });
    else if (rel === 'alternate' || FILE_LINKS.test(rel)) files.push({ address: href, at });
  };
  const readScript = (attributes: string, at: number) => {
    const type = readAttribute(attributes, 'type') ?? '';
    const src = readAttribute(attributes, 'src');
    if (src !== undefined) files.push({ address: src, at, isScript: true });
    else if (RUNS.test(type)) inside = 'script';
    else if (type === 'application/ld+json') inside = 'jsonLd';
  };

  return {
    facts: facts as HeadFacts,
    open(name: string, attributes: string, start: number, _end: number): void {
      switch (name) {
        case 'html':
          facts.language = readAttribute(attributes, 'lang') ?? '';
          facts.direction = readAttribute(attributes, 'dir') ?? '';
          break;
        case 'meta':
          readMeta(attributes);
          break;
        case 'link':
          readLink(attributes, start);
          break;
        case 'script':
          readScript(attributes, start);
          break;
        case 'style':
          inside = 'style';
          break;
        case 'svg':
          depthOfSvg += 1;
          break;
        case 'title':
          // A picture may have a title of its own.
          if (depthOfSvg > 0) break;
          inside = 'title';
          facts.titles += 1;
          break;
        default:
      }
    },
    text(text: string, start: number): void {
      if (inside === undefined) return;
      if (inside === 'title') facts.title ||= htmlToText(text);
      else if (inside === 'jsonLd') jsonLd.push(text);
      else inline.push({ kind: inside, text, at: start });
      inside = undefined;
    },
    close(name: string): void {
      if (name === 'svg') depthOfSvg = Math.max(0, depthOfSvg - 1);
      else if (inside !== undefined) inside = undefined;
    },
  };
}
