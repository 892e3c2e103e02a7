import { htmlToText } from '../../model/page/htmlToText';
import type { DrawnApiPage } from '../api/drawApiPage';
import type { PageDemos } from '../demos/builtDemo';
import type { Block } from '../markdown/ParsedPage';

/** One paragraph. */
const PARAGRAPH = /^\s*<p>(?:(?!<\/p>).)*<\/p>\s*/su;
/** One block of code, see `codeBlock`. */
const CODE =
  /^<div class="code[^>]*>(?:<div class="code-title">[^<]*<\/div>)?<pre.*?<\/pre>(?:<button.*?<\/button>)*<\/div>/su;

/** A longer paragraph is text to read, and no lead to what follows it. */
const MAX_LEAD_CHARACTERS = 320;

/** The blocks of a page, the first one cut in two where the ad divides it. */
interface PlacedAd {
  readonly blocks: readonly Block[];
  /** How many of the blocks are above the ad. */
  readonly adAfter: number;
}

/** Cuts a block of HTML into its first characters and the others, which may be none. */
function cut(html: string, at: number, others: readonly Block[]): PlacedAd {
  const rest = html.slice(at);
  const parts = [html.slice(0, at), ...(rest.trim() ? [rest] : [])];
  return { blocks: [...parts.map((part) => ({ kind: 'html', html: part }) as const), ...others], adAfter: 1 };
}

/**
 * Finds the place of the ad: above the text, or below the page's first playground, demo or code if the page begins with
 * it. A short paragraph may lead to it.
 * @param isDescribed whether the text begins with the description of the page, which is above the ad in any case
 */
export function placeAd(blocks: readonly Block[], isDescribed: boolean): PlacedAd {
  const [first, ...others] = blocks;
  if (!first || first.kind === 'component') return { blocks, adAfter: 0 };
  if (first.kind !== 'html') return { blocks, adAfter: 1 };
  const { html } = first;
  const described = isDescribed ? (PARAGRAPH.exec(html)?.[0].length ?? 0) : 0;
  const paragraph = PARAGRAPH.exec(html.slice(described))?.[0] ?? '';
  const isLead = htmlToText(paragraph).length <= MAX_LEAD_CHARACTERS;
  const lead = described + (isLead ? paragraph.length : 0);
  const code = CODE.exec(html.slice(lead))?.[0].length;
  if (code) return cut(html, lead + code, others);
  const isLeading = lead === html.length && (others[0]?.kind === 'demo' || others[0]?.kind === 'codeTabs');
  if (isLeading) return { blocks, adAfter: 2 };
  return described ? cut(html, described, others) : { blocks, adAfter: 0 };
}

/**
 * Returns the blocks of an API page: its start, its playground, if it has one, then, below the ad, its text. Members of a
 * namespace have theirs below their own starts.
 */
export function placeApiBlocks({ start, html, members }: DrawnApiPage, demos: PageDemos): PlacedAd {
  const playgroundOf = (member?: string) =>
    [...demos].flatMap(([name, { playground }]) => {
      const isMember = members.some((each) => each.name === playground?.component);
      const isMeant = member === undefined ? !isMember : playground?.component === member;
      return isMeant ? [{ kind: 'demo', name, options: {}, line: 1 } as const] : [];
    });
  const text = (part: string) => ({ kind: 'html', html: part }) as const;
  const ofWhole = playgroundOf();
  const ofMembers = members.flatMap((member) => {
    const playground = playgroundOf(member.name);
    return playground.length > 0
      ? [text(member.start), ...playground, text(member.html)]
      : [text(member.start + member.html)];
  });
  return { blocks: [text(start), ...ofWhole, text(html), ...ofMembers], adAfter: 1 + ofWhole.length };
}
