import type { Attributes, DocumentFacts, FileFact, InlineFact } from './DocumentFacts';

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

/** Types of `script` to which the security policy applies; all others are data. */
const RUNS = /^$|^module$|^speculationrules$|^(?:text|application)\/(?:java|ecma)script$/i;
const FILE_LINKS = /^(?:stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload|mask-icon)$/;

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Collects the facts of `html`, `meta`, `link`, `title`, `script` and `style` elements, in head and body. */
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
  /** The element whose text is being read. */
  let inside: { kind: 'title' | 'script' | 'style' | 'jsonLd'; text: string; at: number } | undefined;
  let depthOfSvg = 0;

  const readMeta = (attributes: Attributes) => {
    const content = attributes.content ?? '';
    const name = attributes.name ?? attributes.property ?? '';
    if (name === 'description') facts.description = content;
    else if (name === 'robots') facts.robots = content;
    else if (/^(?:og|twitter):/.test(name)) social[name] ??= content;
    if (attributes['http-equiv']?.toLowerCase() === 'content-security-policy') facts.policy = content;
  };
  const readLink = ({ rel = '', href = '', hreflang }: Attributes, at: number) => {
    if (rel === 'canonical') {
      facts.canonical = href;
      facts.canonicals += 1;
    } else if (rel === 'alternate' && hreflang) alternates.push({ hreflang, href });
    else if (rel === 'alternate' || FILE_LINKS.test(rel)) files.push({ address: href, at });
  };
  const readScript = ({ src, type = '', defer, async }: Attributes, at: number, end: number) => {
    if (src !== undefined) {
      const waits = defer !== undefined || async !== undefined || type === 'module';
      files.push({
        address: src,
        at,
        isScript: true,
        ...(RUNS.test(type) && !waits ? { blocks: true } : {}),
      });
    } else if (RUNS.test(type)) inside = { kind: 'script', text: '', at: end };
    else if (type === 'application/ld+json') inside = { kind: 'jsonLd', text: '', at: end };
  };

  return {
    facts: facts as HeadFacts,
    open(name: string, attributes: Attributes, start: number, end: number): void {
      switch (name) {
        case 'html':
          facts.language = attributes.lang ?? '';
          facts.direction = attributes.dir ?? '';
          break;
        case 'meta':
          readMeta(attributes);
          break;
        case 'link':
          readLink(attributes, start);
          break;
        case 'script':
          readScript(attributes, start, end);
          break;
        case 'style':
          inside = { kind: 'style', text: '', at: end };
          break;
        case 'svg':
          depthOfSvg += 1;
          break;
        case 'title':
          // An SVG can contain its own title.
          if (depthOfSvg > 0) break;
          inside = { kind: 'title', text: '', at: end };
          facts.titles += 1;
          break;
        default:
      }
    },
    text(text: string): void {
      if (inside) inside.text += text;
    },
    close(name: string): void {
      if (name === 'svg') depthOfSvg -= 1;
      if (!inside?.text) inside = undefined;
      else {
        const { kind, text, at } = inside;
        if (kind === 'title') facts.title ||= text;
        else if (kind === 'jsonLd') jsonLd.push(text);
        else inline.push({ kind, text, at });
        inside = undefined;
      }
    },
  };
}
