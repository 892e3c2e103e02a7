import type { ApiUnit } from './ApiUnit';

/** Determines which links of a description can stay on this site. */
interface RelinkOptions {
  /** Origin of the package's relative links, for example `https://docs.example`; undefined if it is unknown. */
  readonly origin: string | undefined;
  /** Returns whether this site has a page at a canonical pathname. */
  readonly isKnown: (pathname: string) => boolean;
  /** Pages of that origin that this site has under another pathname. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

const LINK = /(?<=\]\()([^)\s]+)(?=\))/g;
/** A link with its text, to a page of the same host. */
const LOCAL_LINK = /\[([^\][]*)\]\((\/(?!\/)[^)\s]*)\)/g;

/**
 * Rewrites the links of a description: to a page of this site if it exists, otherwise to the package's own
 * host; without a host, their texts are left. The path of a known page always ends with a slash, as on this site.
 * @example relinkDescription('[Modal](/ui/api/modal#props)', options) // '[Modal](/ui/api/modal/#props)'
 */
export function relinkDescription(
  markdown: string,
  { origin, isKnown, elsewhere = {} }: RelinkOptions,
): string {
  const findHere = (path: string): string | undefined => {
    const end = path.search(/[?#]/);
    const pathname = (end < 0 ? path : path.slice(0, end)).replace(/\/$/, '');
    const rest = end < 0 ? '' : path.slice(end);
    const here = isKnown(pathname) ? pathname : elsewhere[pathname];
    return here === undefined ? undefined : `${here}/${rest}`;
  };
  if (origin === undefined)
    return markdown.replace(LOCAL_LINK, (_, text: string, path: string) => {
      const here = findHere(path);
      return here === undefined ? text : `[${text}](${here})`;
    });
  return markdown.replace(LINK, (href: string) => {
    const isLocal = href.startsWith('/') && !href.startsWith('//');
    if (!isLocal && !href.startsWith(`${origin}/`)) return href;
    const path = isLocal ? href : href.slice(origin.length);
    return findHere(path) ?? `${origin}${path}`;
  });
}

/** A block that is not a paragraph: a heading, a list, a quote, a table, code. */
const NO_PARAGRAPH = /^\s*(?:#|[-*+>] |\d+[.)] |```|~~~|\|| {4})/;
/** A fence, which may have blank lines. */
const FENCE = /^ {0,3}(?:```|~~~)/m;
/** The address of a link that may be used in another paragraph. */
const REFERENCE = /^ {0,3}\[[^\]]+\]:/m;

/**
 * Returns the first paragraph of a description, and what follows it; one of them may be empty. A paragraph that leads to a
 * list or to code stays with it.
 * @example splitDescription('A door.\n\n- oak') // { lead: 'A door.', rest: '- oak' }
 * @example splitDescription('## ARIA\n\nName it.') // { lead: '', rest: '## ARIA\n\nName it.' }
 */
export function splitDescription(text: string): { lead: string; rest: string } {
  const [lead = '', ...others] = text.split(/\n\s*\n/);
  const isWhole = NO_PARAGRAPH.test(text) || FENCE.test(lead) || REFERENCE.test(text);
  if (isWhole || /:\s*$/.test(lead)) return { lead: '', rest: text };
  return { lead, rest: others.join('\n\n') };
}

/** Returns whether a page has a section for what its first paragraph does not say. */
export function hasDescriptionSection({
  description,
  notes,
}: Pick<ApiUnit, 'description' | 'notes'>): boolean {
  return splitDescription(description).rest !== '' || notes !== undefined;
}
