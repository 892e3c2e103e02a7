import { REACT_ID } from '../../../shell/next/exportFormat';
import { CONTENT_ID } from '../../page/contentId';
import type { Attributes, DocumentFacts, HeadingFact, ImageFact, LinkFact } from './DocumentFacts';
import { isScriptAddress } from './addresses';

type BodyFacts = Pick<
  DocumentFacts,
  'links' | 'images' | 'headings' | 'handlers' | 'ids' | 'anchors' | 'references' | 'demos'
>;

const HEADING = /^h[1-6]$/;
/** Returns whether an id is of the shell (see `headingToHash`). Readers link neither to these nor to those of React. */
const isShellId = (id: string) => id.startsWith('_') || id === CONTENT_ID;
const REFERENCES = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'popovertarget', 'for', 'list'];
const HANDLER = /^on\w+$/;

/**
 * Collects links, images, headings, ids and references of a document's body.
 * @param html the whole document
 */
export function createBodyReader(html: string) {
  const links: LinkFact[] = [];
  const images: ImageFact[] = [];
  const headings: HeadingFact[] = [];
  const handlers: { text: string; at: number }[] = [];
  const ids: { id: string; at: number }[] = [];
  const anchors: string[] = [];
  const references: { id: string; attribute: string; at: number }[] = [];
  const demos: [number, number][] = [];

  let isMain = false;
  /** Number of open elements in the current demo, including its root; 0 outside of demos. */
  let demoDepth = 0;
  /** Language of the current demo if it is not that of the document. */
  let demoLanguage: string | undefined;
  /** Whether the current demo is a picture: it is neither reached nor read aloud. */
  let isPicture = false;
  let link: { fact: LinkFact; named: boolean } | undefined;
  let heading: HeadingFact | undefined;

  const endLink = () => {
    if (link) links.push({ ...link.fact, isNameless: !link.named });
    link = undefined;
  };

  const readLink = (attributes: Attributes, at: number) => {
    const href = attributes.href;
    if (href === undefined) return;
    if (isScriptAddress(href)) handlers.push({ text: href, at });
    const blank = attributes.target === '_blank';
    const opensUnsafely = blank && !/noopener|noreferrer/.test(attributes.rel ?? '');
    const name = attributes['aria-label'] ?? attributes.title ?? '';
    const hreflang = attributes.hreflang ?? (demoDepth > 0 ? demoLanguage : undefined);
    const language = hreflang === undefined ? {} : { hreflang };
    endLink();
    link = { fact: { href, ...language, opensUnsafely, isNameless: false, at }, named: name.trim() !== '' };
  };

  const readImage = (attributes: Attributes, at: number) => {
    const has = (name: string) => attributes[name] !== undefined;
    if (attributes.alt && link) link.named = true;
    images.push({
      src: attributes.src ?? '',
      hasSize: demoDepth > 0 || (has('width') && has('height')),
      hasAlt: has('alt') || (demoDepth > 0 && isPicture),
      at,
    });
  };

  const readId = (id: string, at: number) => {
    ids.push({ id, at });
    if (isMain && demoDepth === 0 && !isShellId(id) && !REACT_ID.test(id)) anchors.push(id);
  };

  const readReferences = (attributes: Attributes, at: number) => {
    for (const attribute of REFERENCES) {
      const value = attributes[attribute];
      for (const id of value?.split(/\s+/).filter(Boolean) ?? []) references.push({ id, attribute, at });
    }
  };

  return {
    facts: { links, images, headings, handlers, ids, anchors, references, demos } as BodyFacts,
    open(name: string, attributes: Attributes, start: number, end: number): void {
      if (demoDepth > 0) demoDepth += 1;
      // What cannot be reached is a picture of a demo.
      else if (attributes['data-demo'] !== undefined || attributes.inert !== undefined) {
        demoDepth = 1;
        demoLanguage = attributes.lang;
        isPicture = attributes.inert !== undefined;
        demos.push([start, start]);
      }
      if (name === 'main') isMain = true;
      else if (name === 'a') readLink(attributes, start);
      else if (name === 'img') readImage(attributes, start);
      else if (demoDepth === 0 && HEADING.test(name))
        heading = {
          level: Number(name[1]),
          at: start,
          text: '',
          ...(attributes.lang ? { language: attributes.lang } : {}),
        };
      if (attributes.id !== undefined) readId(attributes.id, start);
      if (demoDepth === 0) readReferences(attributes, start);
      if (Object.keys(attributes).some((attribute) => HANDLER.test(attribute)))
        handlers.push({ text: html.slice(start + 1 + name.length, end - 1).trim(), at: start });
    },
    text(text: string): void {
      if (link && !link.named && text.trim() !== '') link.named = true;
      if (heading) heading = { ...heading, text: heading.text + text };
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
        headings.push({ ...heading, text: heading.text.trim() });
        heading = undefined;
      }
    },
  };
}
