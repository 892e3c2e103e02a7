import type { Token } from 'markdown-it';
import { isTitle } from '../../markdown/titleAndDescription';
import { cleanText, type TextContext } from './inlineMarkdown';
import { cutHidden } from './hiddenMarkup';
import type { ReadSource } from './markdownSource';
import { installCommands } from '../../markdown/code/packageManagers';
import { parseFenceInfo, type OpenFence } from '../../markdown/code/fence';

/** Label of a callout by its name. */
const CALLOUTS = {
  info: 'calloutInfo',
  success: 'calloutSuccess',
  warning: 'calloutWarning',
  error: 'calloutError',
} as const;

/**
 * Definitions of links in lines that are no paragraph, inside of quotes and lists as well; the address may stand on the
 * next line.
 */
const DEFINITION =
  /^((?:[ \t>]|[-*+] |\d{1,9}[.)] )*\[(?:[^\]\\]|\\.)+\]:[ \t]*(?:\n[ \t>]*)?<?)([^\s<>]+)/gm;

function resolveDefinitions(lines: string, { resolve }: TextContext): string {
  return lines.replace(DEFINITION, (_, before: string, href: string) => before + (resolve(href) ?? href));
}

/** What begins in a row. */
interface Layout {
  /** Rows of which the copy says nothing, or says it elsewhere. */
  readonly dropped: Set<number>;
  readonly opened: Map<number, Token>;
  readonly closed: Set<number>;
  /** Code, paragraphs and whatever else is written as one, by its first row. */
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
    // Title and description stand above.
    else if (type === 'description' || (type === 'heading_open' && isTitle(token)))
      for (let row = first; row < end; row += 1) layout.dropped.add(row);
    else if (/^(?:inline|html_block|fence|code_block)$/.test(type)) layout.blocks.set(first, token);
  }
  return layout;
}

/** A callout around the current line. */
interface Callout {
  /** What stands before its mark: of a list item or quote around it. */
  readonly indent: string;
  /** The same in its first line. */
  lead: string;
}

/**
 * Lines of the dialect as plain Markdown: callouts become quotes, code keeps its language and title, links lead to
 * whole addresses; the title and the description, which stand above, and comments are left out.
 * @param used addresses of all links of the page, where the text is a part of it
 */
export function textToMarkdown(read: ReadSource, context: TextContext, used?: ReadonlySet<string>): string {
  const { lines } = read;
  const rows = cutHidden(read, used);
  const { dropped, opened, closed, blocks } = layOut(read.tokens);
  const result: string[] = [];
  const callouts: Callout[] = [];
  /** A line without what the callouts around it are indented by. */
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
    // What was left out leaves no gap.
    if (/[^\s>]/.test(line) || !/^[\s>]*$/.test(result.at(-1) ?? '')) push(line);
  };
  const pushLines = (first: number, end: number, change: typeof cleanText) => {
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
    } else pushLines(first, end, cleanText);
  };
  /** Whether a row is of no block, such as a blank one or the definition of a link. */
  const isBetween = (row: number) =>
    row < lines.length && ![opened, closed, dropped, blocks].some((special) => special.has(row));
  for (let row = 0; row < lines.length; row += 1) {
    const callout = opened.get(row);
    const block = blocks.get(row);
    if (callout) {
      const line = inner(lines[row] ?? '');
      const lead = callout.level > 0 ? line.slice(0, line.indexOf(':::')) : '';
      callouts.push({ lead, indent: lead.replace(/[^\s>]/g, ' ') });
      const name = callout.meta?.['name'] as keyof typeof CALLOUTS;
      pushText(`**${context.texts[CALLOUTS[name]] ?? name}**`);
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
  // Spaces in front of the first line may make it code.
  return result
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
}

/** The info string of a fence without what only the site's build reads. */
function cleanInfo(info: string): string {
  const language = /^[^\s{]*/.exec(info)?.[0] ?? '';
  const title = /title=(?:"[^"]*"|'[^']*')/.exec(info)?.[0];
  return title ? `${language} ${title}` : language;
}

/**
 * Lines of a fenced block; an install command is followed by those of the other package managers, as on the page.
 * @param level depth of the fence in other blocks, 0 for none
 */
function fenceToMarkdown({ marks, info }: OpenFence, code: readonly string[], level: number): string[] {
  const commands = installCommands(parseFenceInfo(info), code.join('\n'), level);
  const others = commands ? ['', '# pnpm', commands.pnpm, '', '# yarn', commands.yarn] : [];
  return [marks + cleanInfo(info), ...code, ...others, marks];
}
