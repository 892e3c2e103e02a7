import type { Token } from 'markdown-it';
import { readFileSync } from 'node:fs';
import { markdownParser } from '../../markdown/markdownParser';
import { PageState } from '../../markdown/PageState';
import { pageLabelsOf } from '../../interfaceTexts';
import type { Block } from '../../markdown/ParsedPage';
import type { Translations } from '../../../model/languages/textKeys';
import { apiSection } from '../../markdown/frontMatterNames';
import { parseFrontMatter } from '../../markdown/frontMatter';
import { readTextFile } from '../../markdown/textFile';

/** The Markdown of a page as its HTML is made of it. */
export interface ReadSource {
  readonly lines: readonly string[];
  readonly tokens: readonly Token[];
  /** Knows where in the lines a token's content stands. */
  readonly page: PageState;
  /** Definitions of links by normalized label. */
  readonly references: Readonly<Record<string, { readonly href: string }>>;
}

/** Comments and declarations begin so. */
const HIDDEN = /<[!?]/;

/**
 * Reads the text as the page's parser does: what is code, a callout or a comment must not be said in two places. What
 * is wrong with the text has been told when the page was parsed. What stands inside of lines is read only where
 * something of it may have to be left out: it is most of the work.
 */
export function readSource(lines: readonly string[]): ReadSource {
  const markdown = `${lines.join('\n')}\n`;
  const context = { file: '', languageCode: '', repository: '', version: '', labels: pageLabelsOf({}) };
  const begin = () => {
    const page = new PageState(context, markdown, 1, []);
    const env: NonNullable<Parameters<typeof markdownParser.parse>[1]> = { page };
    return { page, env };
  };
  const { page, env } = begin();
  const blocks: Token[] = [];
  markdownParser.block.parse(markdown, markdownParser, env, blocks);
  if (env.references === undefined && !HIDDEN.test(markdown))
    return { lines, tokens: blocks, page, references: {} };
  const whole = begin();
  const tokens = markdownParser.parse(markdown, whole.env);
  return { lines, tokens, page: whole.page, references: whole.env.references ?? {} };
}

/** A part of a page's Markdown that is written out in a way of its own. */
type SourcePiece =
  | { readonly kind: 'text'; readonly lines: string[] }
  | { readonly kind: 'codeTabs'; readonly lines: string[] }
  | { readonly kind: 'demo'; readonly name: string }
  | { readonly kind: 'component' };

/** The piece that a block of its own is, and the row behind it; undefined for tokens of text. */
function toPiece({ type, map, meta }: Token, lines: readonly string[]): [SourcePiece, number] | undefined {
  if (!map) return undefined;
  if (type === 'code_tabs') {
    // The map ends at the closing tag.
    return [{ kind: 'codeTabs', lines: lines.slice(map[0] + 1, map[1]) }, map[1] + 1];
  }
  if (type !== 'insert') return undefined;
  // Only `insertRule` writes it, and it writes blocks.
  const block = meta?.['block'] as Block;
  return [block.kind === 'demo' ? { kind: 'demo', name: block.name } : { kind: 'component' }, map[1]];
}

/**
 * The body of a Markdown page in parts: text, groups of code tabs, demos, components. Lines inside code and comments
 * are text, whatever they look like.
 */
export function splitSource({ lines, tokens }: Pick<ReadSource, 'lines' | 'tokens'>): SourcePiece[] {
  const pieces: SourcePiece[] = [];
  let row = 0;
  const addText = (end: number) => {
    if (end > row) pieces.push({ kind: 'text', lines: lines.slice(row, end) });
  };
  for (const token of tokens) {
    const found = toPiece(token, lines);
    if (!found) continue;
    addText(token.map?.[0] ?? row);
    pieces.push(found[0]);
    row = found[1];
  }
  addText(lines.length);
  return pieces;
}

/**
 * The Markdown of a page below its front matter, with the section that links its components to the reference.
 * @param apiPathnames pathname of the API page of each component and hook
 */
export function bodyMarkdown(
  file: string,
  languageCode: string,
  texts: Translations,
  apiPathnames: Readonly<Record<string, string>> | undefined,
): string {
  const { text } = readTextFile(readFileSync(file), file);
  const matter = parseFrontMatter(text, file);
  const labels = pageLabelsOf(texts);
  const context = { file, languageCode, repository: '', version: '', labels, apiPathnames };
  return matter.body.trimEnd() + apiSection(matter, context);
}
