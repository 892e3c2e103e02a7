import type { Token } from 'markdown-it';
import { describeCallout } from '../../markdown/blocks/callouts';
import { cutHeadingId } from '../../markdown/blocks/headingIds';
import { isTitle } from '../../markdown/titleAndDescription';
import { cleanInline, type TextContext } from './inlineMarkdown';
import { removeHidden } from './hiddenMarkup';
import type { ReadSource } from './markdownSource';
import { installCommands } from '../../markdown/code/packageManagers';
import { parseFenceInfo, type OpenFence } from '../../markdown/code/fence';

/**
 * Link definitions in lines outside of paragraphs, including quotes and lists. The address can be on the next
 * line.
 */
const DEFINITION =
  /^((?:[ \t>]|[-*+] |\d{1,9}[.)] )*\[(?!\^)(?:[^\]\\]|\\.)+\]:[ \t]*(?:\n[ \t>]*)?)(?:<([^<>\n]+)>|([^\s<>]+))/gm;

function resolveDefinitions(lines: string, { resolve }: TextContext): string {
  return lines.replace(DEFINITION, (_, before: string, bracketed?: string, bare = '') =>
    bracketed === undefined
      ? before + (resolve(bare) ?? bare)
      : `${before}<${resolve(bracketed) ?? bracketed}>`,
  );
}

/** What starts or ends at each row. */
interface Layout {
  /** Rows that the copy omits or shows elsewhere. */
  readonly dropped: Set<number>;
  readonly opened: Map<number, Token>;
  readonly closed: Set<number>;
  /** Code, paragraphs and other blocks that are formatted as a whole, by first row. */
  readonly blocks: Map<number, Token>;
}

function layOut(tokens: readonly Token[]): Layout {
  const layout: Layout = { dropped: new Set(), opened: new Map(), closed: new Set(), blocks: new Map() };
  for (const token of tokens) {
    const { type, map } = token;
    if (!map) continue;
    const [first, end] = map;
    if (type === 'callout_open') {
      layout.opened.set(first, token);
      layout.closed.add(end);
    } else if (token.attrGet('class') === 'feature-list') layout.dropped.add(first).add(end);
    // Title and description come first in the copy.
    else if (type === 'description' || (type === 'heading_open' && isTitle(token)))
      for (let row = first; row < end; row += 1) layout.dropped.add(row);
    else if (/^(?:inline|html_block|fence|code_block)$/.test(type)) layout.blocks.set(first, token);
  }
  return layout;
}

/** A callout around the current line. */
interface Callout {
  /** Prefix of its lines: the indentation of an enclosing list item or the marks of a quote. */
  readonly indent: string;
  /** Prefix of its first line, such as a list mark. */
  lead: string;
}

/**
 * Converts lines of the dialect to plain Markdown: callouts become quotes, code keeps its language and title,
 * links get full URLs. It omits comments, and the title and description, which come first in the copy.
 * @param used addresses of all links of the page, if the text is only a part of it
 */
export function textToMarkdown(read: ReadSource, context: TextContext, used?: ReadonlySet<string>): string {
  const { lines } = read;
  const rows = removeHidden(read, used);
  for (const { type, map } of read.tokens) {
    const row = type === 'heading_open' ? map?.[0] : undefined;
    if (row !== undefined) rows[row] = cutHeadingId(rows[row] ?? '').text;
  }
  const { dropped, opened, closed, blocks } = layOut(read.tokens);
  const result: string[] = [];
  const callouts: Callout[] = [];
  /** Removes the indentation of the enclosing callouts from a line. */
  const inner = (line: string) =>
    callouts.reduce(
      (rest, { indent }) =>
        rest.startsWith(indent) ? rest.slice(indent.length) : rest.trim() === indent.trim() ? '' : rest,
      line,
    );
  const push = (line: string) => {
    const marks = callouts.map((callout) => {
      const { lead, indent } = callout;
      callout.lead = indent;
      return `${lead}>`;
    });
    result.push(marks.map((mark) => (line ? `${mark} ` : mark)).join('') + line);
  };
  const pushText = (line: string) => {
    // Omitted text leaves no extra blank line.
    if (/[^\s>]/.test(line) || !/^[\s>]*$/.test(result.at(-1) ?? '')) push(line);
  };
  const pushLines = (first: number, end: number, change: typeof cleanInline) => {
    const shown = rows.slice(first, end).flatMap((line) => (line === undefined ? [] : [inner(line)]));
    if (shown.length === 0) return;
    for (const line of change(shown.join('\n'), context).split('\n')) pushText(line);
  };
  const pushBlock = ({ type, markup, info, content, level }: Token, first: number, end: number) => {
    if (type === 'code_block') for (const line of lines.slice(first, end)) push(inner(line));
    else if (type === 'fence') {
      const line = inner(lines[first] ?? '');
      const lead = line.slice(0, line.indexOf(markup));
      const indent = lead.replace(/[^\s>]/g, ' ');
      const code = content === '' ? [] : content.replace(/\n$/, '').split('\n');
      const [opening = '', ...rest] = fenceToMarkdown({ marks: markup, info: info.trim() }, code, level);
      push(lead + opening);
      for (const one of rest) push(one === '' ? indent.trimEnd() : indent + one);
    } else pushLines(first, end, cleanInline);
  };
  /** Whether a row belongs to no block, such as a blank line or a link definition. */
  const isBetween = (row: number) =>
    row < lines.length && ![opened, closed, dropped, blocks].some((special) => special.has(row));
  for (let row = 0; row < lines.length; row += 1) {
    const callout = opened.get(row);
    const block = blocks.get(row);
    if (callout) {
      const line = inner(lines[row] ?? '');
      const lead = callout.level > 0 ? line.slice(0, line.indexOf(':::')) : '';
      callouts.push({ lead, indent: lead.replace(/[^\s>]/g, ' ') });
      // Only `calloutRule` sets them.
      const { kind, title } = callout.meta as { kind: string; title: string };
      const { label } = describeCallout(kind, context.texts, context.language);
      pushText(`**${title ? `${label}: ${cleanInline(title, context)}` : label}**`);
      pushText('');
    } else if (closed.has(row)) callouts.pop();
    else if (dropped.has(row)) pushText('');
    else if (block) {
      const end = block.map?.[1] ?? row + 1;
      pushBlock(block, row, end);
      row = end - 1;
    } else {
      const first = row;
      while (isBetween(row + 1)) row += 1;
      pushLines(first, row + 1, resolveDefinitions);
    }
  }
  // Keeps the indentation of the first line, which can make it code.
  return result
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
}

/** Returns the info string of a fence without the options that only the site's build reads. */
function cleanInfo(info: string): string {
  const language = /^[^\s{]*/.exec(info)?.[0] ?? '';
  const title = /title=(?:"[^"]*"|'[^']*')/.exec(info)?.[0];
  return title ? `${language} ${title}` : language;
}

/**
 * Formats a fenced block; the commands of other package managers follow an install command, as on the page.
 * @param level nesting depth of the fence, 0 at the top level
 */
function fenceToMarkdown({ marks, info }: OpenFence, code: readonly string[], level: number): string[] {
  const commands = installCommands(parseFenceInfo(info), code.join('\n'), level);
  const others = commands
    ? ['', '# pnpm', commands.pnpm, '', '# yarn', commands.yarn, '', '# bun', commands.bun]
    : [];
  return [marks + cleanInfo(info), ...code, ...others, marks];
}
