import { htmlToText } from '../../page/htmlToText';
import type { DocumentFacts, HeadingFact, ImageFact, LinkFact } from './DocumentFacts';
import { isScriptAddress } from './addresses';
import { readAttribute } from './tags';

type BodyFacts = Pick<
  DocumentFacts,
  'links' | 'images' | 'headings' | 'handlers' | 'ids' | 'anchors' | 'references' | 'demos'
>;

const HEADING = /^h[1-6]$/;
/** Ids of the shell (see `headingToHash`) and those that React makes up: no reader links to them. */
const MADE_UP = /^_|^main-content$|_R_|-R_|«/;
const REFERENCES = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'popovertarget', 'for', 'list'];
const REFERS = /aria-(?:con|lab|des)|popovertarget|\sfor=|\slist=/i;
const HANDLER = /\son\w+\s*=/i;
const VOID = /^(?:img|input|br|hr|link|meta|source|wbr|area|base|col|embed|track)$/;

/** Attributes of a tag without their values. */
function bare(attributes: string): string {
  return attributes.replace(/"[^"]*"|'[^']*'/g, '""');
}

/** Collects links, pictures, headings, ids and references of a document's body. */
export function createBodyReader() {
  const links: LinkFact[] = [];
  const images: ImageFact[] = [];
  const headings: HeadingFact[] = [];
  const handlers: { text: string; at: number }[] = [];
  const ids: { id: string; at: number }[] = [];
  const anchors: string[] = [];
  const references: { id: string; attribute: string; at: number }[] = [];
  const demos: [number, number][] = [];

  let isMain = false;
  /** Open elements inside of the demo that is being read, itself included; 0 outside of demos. */
  let demoDepth = 0;
  let link: { fact: LinkFact; named: boolean } | undefined;
  let heading: { level: number; at: number; html: string } | undefined;

  const endLink = () => {
    if (link) links.push({ ...link.fact, isNameless: !link.named });
    link = undefined;
  };

  const readLink = (attributes: string, at: number) => {
    const href = readAttribute(attributes, 'href');
    if (href === undefined) return;
    if (isScriptAddress(href)) handlers.push({ text: href, at });
    const blank = readAttribute(attributes, 'target') === '_blank';
    const opensUnsafely = blank && !/noopener|noreferrer/.test(readAttribute(attributes, 'rel') ?? '');
    const name = readAttribute(attributes, 'aria-label') ?? readAttribute(attributes, 'title') ?? '';
    const hreflang = readAttribute(attributes, 'hreflang');
    const language = hreflang === undefined ? {} : { hreflang };
    endLink();
    link = { fact: { href, ...language, opensUnsafely, isNameless: false, at }, named: name.trim() !== '' };
  };

  const readImage = (attributes: string, at: number) => {
    const has = (name: string) => readAttribute(attributes, name) !== undefined;
    if (readAttribute(attributes, 'alt') && link) link.named = true;
    images.push({
      src: readAttribute(attributes, 'src') ?? '',
      hasSize: has('width') && has('height'),
      hasAlt: has('alt'),
      at,
    });
  };

  const readId = (attributes: string, at: number) => {
    const id = readAttribute(attributes, 'id');
    if (id === undefined) return;
    ids.push({ id, at });
    if (isMain && demoDepth === 0 && !MADE_UP.test(id)) anchors.push(id);
  };

  const readReferences = (attributes: string, at: number) => {
    for (const attribute of REFERENCES) {
      const value = readAttribute(attributes, attribute);
      for (const id of value?.split(/\s+/).filter(Boolean) ?? []) references.push({ id, attribute, at });
    }
  };

  return {
    facts: { links, images, headings, handlers, ids, anchors, references, demos } as BodyFacts,
    open(name: string, attributes: string, start: number): void {
      if (demoDepth > 0) {
        if (!VOID.test(name) && !attributes.endsWith('/')) demoDepth += 1;
      } else if (attributes.includes('data-demo=')) {
        demoDepth = 1;
        demos.push([start, start]);
      }
      if (name === 'main') isMain = true;
      else if (name === 'a') readLink(attributes, start);
      else if (name === 'img') readImage(attributes, start);
      else if (demoDepth === 0 && HEADING.test(name))
        heading = { level: Number(name[1]), at: start, html: '' };
      if (/\sid=/i.test(attributes)) readId(attributes, start);
      if (demoDepth === 0 && REFERS.test(attributes)) readReferences(attributes, start);
      if (HANDLER.test(attributes) && HANDLER.test(bare(attributes)))
        handlers.push({ text: attributes.trim(), at: start });
    },
    text(text: string): void {
      if (link && !link.named && text.trim() !== '') link.named = true;
      if (heading) heading.html += text;
    },
    close(name: string, start: number): void {
      if (demoDepth > 0) {
        demoDepth -= 1;
        const demo = demos.at(-1);
        if (demoDepth === 0 && demo) demo[1] = start;
      }
      if (name === 'main') isMain = false;
      else if (name === 'a') endLink();
      else if (heading && HEADING.test(name)) {
        const { level, at, html } = heading;
        headings.push({ level, at, text: htmlToText(html).trim() });
        heading = undefined;
      }
    },
    /** Closes what is still open at the end of the text. */
    end(length: number): void {
      endLink();
      const demo = demos.at(-1);
      if (demoDepth > 0 && demo) demo[1] = length;
    },
  };
}
