import type { Token } from 'markdown-it';
import { readFileSync } from 'node:fs';
import { markdownParser } from '../../markdown/markdownParser';
import type { References } from '../../markdown/blocks/definitions';
import { PageState } from '../../markdown/PageState';
import { pageLabelsOf } from '../../interfaceTexts';
import type { Block } from '../../markdown/ParsedPage';
import type { Translations } from '../../../model/languages/textKeys';
import { apiSection, parseFrontMatter } from '../../markdown/frontMatter';
import { expandSource } from '../../markdown/expandedSource';
import { readProjectFile } from '../../markdown/pageFiles';
import { readTextFile } from '../../markdown/textFile';

/** The Markdown of a page, parsed like the page itself. */
export interface ReadSource {
  readonly lines: readonly string[];
  readonly tokens: readonly Token[];
  /** Maps the content of tokens to positions in the lines. */
  readonly page: PageState;
  /** Definitions of links by normalized label. */
  readonly references: References;
}

/** Start of a comment or declaration. */
const HIDDEN = /<[!?]/;

/**
 * Reads the text with the page's parser, so that code, callouts and comments are recognized in one way only.
 * It reports no problems, because parsing the page already reported them. It parses inline content, which is
 * most of the work, only if some of it may have to be removed.
 */
export function readSource(lines: readonly string[]): ReadSource {
  const markdown = `${lines.join('\n')}\n`;
  const context = { file: '', languageCode: '', repository: '', version: '', labels: pageLabelsOf({}, '') };
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

/** A part of a page's Markdown with its own output format. */
type SourcePiece =
  | { readonly kind: 'text'; readonly lines: string[] }
  | { readonly kind: 'codeTabs'; readonly lines: string[] }
  | Pick<Extract<Block, { readonly kind: 'demo' }>, 'kind' | 'name' | 'path' | 'playground'>
  | { readonly kind: 'component' };

/** Returns the piece of a block token and the row after it; undefined for tokens of text. */
function toPiece({ type, map, meta }: Token, lines: readonly string[]): [SourcePiece, number] | undefined {
  if (!map) return undefined;
  if (type === 'code_tabs') {
    // The map ends at the closing tag.
    return [{ kind: 'codeTabs', lines: lines.slice(map[0] + 1, map[1]) }, map[1] + 1];
  }
  if (type !== 'insert') return undefined;
  // Only `insertRule` sets it, always to a block.
  const block = meta?.['block'] as Block;
  return [block.kind === 'demo' ? block : { kind: 'component' }, map[1]];
}

/**
 * Splits the body of a Markdown page into text, groups of code tabs, demos and components. Lines in code and
 * comments are always text.
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
 * Reads the Markdown of a page below its front matter, with its partials and shown files, and the section that links
 * its components to the reference.
 * @param apiPathnames pathnames of the API pages by component or hook
 */
export function bodyMarkdown(
  file: string,
  languageCode: string,
  texts: Translations,
  apiPathnames: Readonly<Record<string, string>> | undefined,
  folders?: readonly string[],
): string {
  const { text } = readTextFile(readFileSync(file), file);
  const matter = parseFrontMatter(text, file);
  const labels = pageLabelsOf(texts, languageCode);
  const context = { file, languageCode, repository: '', version: '', labels, apiPathnames, folders };
  const expanded = expandSource(matter.body, matter.bodyLine, context, readProjectFile, []);
  return expanded.text.trimEnd() + apiSection(matter, context);
}
