import type { Token } from 'markdown-it';
import { cutHidden } from './cutHidden';
import { fenceToMarkdown } from './fenceToMarkdown';
import type { ReadSource } from './readSource';
import type { TextContext } from './TextContext';

/** Label of a callout by its name. */
const CALLOUTS = {
  info: 'calloutInfo',
  success: 'calloutSuccess',
  warning: 'calloutWarning',
  error: 'calloutError',
} as const;

const CODE_SPAN = /(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;

/** Applies a change to everything but code spans. */
function outsideCode(block: string, change: (text: string) => string): string {
  let result = '';
  let end = 0;
  for (const match of block.matchAll(CODE_SPAN)) {
    result += change(block.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return result + change(block.slice(end));
}

/** Links, reference definitions and pictures lead to whole addresses. */
function resolveLinks(text: string, resolve: TextContext['resolve']): string {
  return text.replace(
    /(\]\(|^\s*\[[^\]]+\]:\s*)(<?)([^\s()<>]+)/gm,
    (whole, before: string, angle: string, href: string) => {
      const resolved = resolve(href);
      return resolved === undefined ? whole : before + angle + resolved;
    },
  );
}

function cleanText(block: string, { resolve, texts }: TextContext): string {
  return outsideCode(block, (text) =>
    resolveLinks(text, resolve)
      .replace(/<span class="plan-pro"><\/span>/g, `(${texts.planPro ?? 'Pro'})`)
      .replace(/<span class="plan-premium"><\/span>/g, `(${texts.planPremium ?? 'Premium'})`)
      .replace(/<kbd[^>]*>(.*?)<\/kbd>/g, '`$1`')
      .replace(/<img\b[^>]*>/g, (tag) => {
        const value = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
        return `![${value('alt')}](${resolve(value('src')) ?? value('src')})`;
      }),
  );
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
    const { type, tag, map } = token;
    if (!map) continue;
    const [first, end] = map;
    if (type === 'callout_open') {
      layout.opened.set(first, token);
      layout.closed.add(end);
    } else if (token.attrGet('class') === 'feature-list') layout.dropped.add(first).add(end);
    // Title and description stand above.
    else if (type === 'description' || (type === 'heading_open' && tag === 'h1'))
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
  const pushBlock = ({ type, markup, info, content }: Token, first: number, end: number) => {
    if (type === 'code_block') for (const line of lines.slice(first, end)) push(inner(line));
    else if (type === 'fence') {
      const line = inner(lines[first] ?? '');
      const lead = line.slice(0, line.indexOf(markup));
      const indent = lead.replace(/[^\s>]/g, ' ');
      const code = content === '' ? [] : content.replace(/\n$/, '').split('\n');
      const [opening = '', ...rest] = fenceToMarkdown({ marks: markup, info: info.trim() }, code);
      push(lead + opening);
      for (const one of rest) push(one === '' ? indent.trimEnd() : indent + one);
    } else {
      const shown = rows.slice(first, end).flatMap((line) => (line === undefined ? [] : [inner(line)]));
      for (const line of cleanText(shown.join('\n'), context).split('\n')) pushText(line);
    }
  };
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
      const line = rows[row];
      if (line !== undefined) pushText(cleanText(inner(line), context));
    }
  }
  return result.join('\n').trim();
}
