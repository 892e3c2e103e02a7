import { htmlToText } from '../../model/page/htmlToText';
import type { DrawnApiPage } from '../api/drawApiPage';
import type { PageDemos } from '../demos/builtDemo';
import type { Block } from '../markdown/ParsedPage';

/** One paragraph. */
const PARAGRAPH = /^\s*<p>(?:(?!<\/p>).)*<\/p>\s*/su;
/** One block of code, see `codeBlock`. */
const CODE =
  /^<div class="code[^>]*>(?:<div class="code-title">[^<]*<\/div>)?<pre.*?<\/pre>(?:<button.*?<\/button>)*<\/div>/su;

/** A longer paragraph is text to read: it neither leads to what follows nor explains what is above. */
const MAX_SHORT_CHARACTERS = 320;

/** The blocks of a page, the first one cut in two where the ad divides it. */
interface PlacedAd {
  readonly blocks: readonly Block[];
  /** How many of the blocks are above the ad. */
  readonly adAfter: number;
}

/** Cuts the block of HTML at an index into its first characters, if any are asked for, and the others, if there are any. */
function cut(blocks: readonly Block[], index: number, at: number): PlacedAd {
  const block = blocks[index];
  if (block?.kind !== 'html' || at === 0) return { blocks, adAfter: index };
  const parts = [block.html.slice(0, at), block.html.slice(at)].filter((part) => part.trim());
  const cutBlocks = parts.map((html) => ({ kind: 'html', html }) as const);
  return { blocks: blocks.toSpliced(index, 1, ...cutBlocks), adAfter: index + 1 };
}

/** Returns how long the short paragraph is that a text begins with; 0 if there is none. */
function measureShort(html: string): number {
  const paragraph = PARAGRAPH.exec(html)?.[0] ?? '';
  return htmlToText(paragraph).length <= MAX_SHORT_CHARACTERS ? paragraph.length : 0;
}

/** Returns how long the paragraph is that explains the code above it: the last one before a heading, and short. */
function measureExplanation(html: string): number {
  const length = measureShort(html);
  return length === html.length || html.startsWith('<div class="heading"', length) ? length : 0;
}

/**
 * Finds the place of the ad: above the text, or below the page's first playground, demo or code if the page begins with
 * it. A short paragraph may lead to it, and one may explain the code.
 * @param isDescribed whether the text begins with the description of the page, which is above the ad in any case
 */
export function placeAd(blocks: readonly Block[], isDescribed: boolean): PlacedAd {
  const [first, second] = blocks;
  const belowBlock = (index: number) => {
    const next = blocks[index + 1];
    const isExplained = blocks[index]?.kind === 'codeTabs' && next?.kind === 'html';
    return cut(blocks, index + 1, isExplained ? measureExplanation(next.html) : 0);
  };
  if (!first || first.kind === 'component') return { blocks, adAfter: 0 };
  if (first.kind !== 'html') return belowBlock(0);
  const { html } = first;
  const described = isDescribed ? (PARAGRAPH.exec(html)?.[0].length ?? 0) : 0;
  const lead = described + measureShort(html.slice(described));
  const code = CODE.exec(html.slice(lead))?.[0].length;
  if (code) {
    const end = lead + code + (/^\s*/.exec(html.slice(lead + code))?.[0].length ?? 0);
    return cut(blocks, 0, end + measureExplanation(html.slice(end)));
  }
  const isLeading = lead === html.length && (second?.kind === 'demo' || second?.kind === 'codeTabs');
  if (isLeading) return belowBlock(1);
  return cut(blocks, 0, described);
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
