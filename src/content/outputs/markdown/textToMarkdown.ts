import { closesFence, openFence, type OpenFence } from '../../markdown/blocks/openFence';
import { fenceToMarkdown } from './fenceToMarkdown';
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
function outsideCode(line: string, change: (text: string) => string): string {
  let result = '';
  let end = 0;
  for (const match of line.matchAll(CODE_SPAN)) {
    result += change(line.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return result + change(line.slice(end));
}

/** Links, reference definitions and pictures lead to whole addresses. */
function resolveLinks(text: string, resolve: TextContext['resolve']): string {
  return text.replace(
    /(\]\(|^\s*\[[^\]]+\]:\s*)(<?)([^\s()<>]+)/g,
    (whole, before: string, angle: string, href: string) => {
      const resolved = resolve(href);
      return resolved === undefined ? whole : before + angle + resolved;
    },
  );
}

function cleanText(line: string, { resolve, texts }: TextContext): string {
  return outsideCode(line, (text) =>
    resolveLinks(text, resolve)
      .replace(/<span class="plan-pro"><\/span>/g, `(${texts.planPro ?? 'Pro'})`)
      .replace(/<span class="plan-premium"><\/span>/g, `(${texts.planPremium ?? 'Premium'})`)
      .replace(/<kbd[^>]*>(.*?)<\/kbd>/g, '`$1`')
      .replace(/<\/?featureList>/g, '')
      .replace(/<img\b[^>]*>/g, (tag) => {
        const value = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
        return `![${value('alt')}](${resolve(value('src')) ?? value('src')})`;
      }),
  );
}

/**
 * Lines of the dialect as plain Markdown: callouts become quotes, code keeps its language and title, links lead to
 * whole addresses, the title and the description, which stand above, are left out.
 */
export function textToMarkdown(lines: readonly string[], context: TextContext): string {
  const result: string[] = [];
  let fence:
    (OpenFence & { readonly lead: string; readonly indent: string; readonly code: string[] }) | undefined;
  let callouts = 0;
  let inDescription = false;
  let hasTitle = false;
  const push = (line: string) => result.push(line ? '> '.repeat(callouts) + line : '>'.repeat(callouts));
  const pushText = (line: string) => {
    // What was left out leaves no gap.
    if (line.trim() !== '' || !/^>*$/.test(result.at(-1) ?? '')) push(line);
  };
  for (const line of lines) {
    const callout = /^:::+\s*(\w*)\s*$/.exec(line.trim());
    if (fence) {
      const { indent, code } = fence;
      const inner = line.startsWith(indent) ? line.slice(indent.length) : line;
      if (!closesFence(inner, fence)) code.push(inner);
      else {
        const [first = '', ...rest] = fenceToMarkdown(fence, code);
        push(fence.lead + first);
        for (const one of rest) push(one && indent + one);
        fence = undefined;
      }
    } else if (callout?.[1]) {
      callouts += 1;
      const name = CALLOUTS[callout[1] as keyof typeof CALLOUTS];
      pushText(`**${context.texts[name] ?? callout[1]}**`);
      pushText('');
    } else if (callout) callouts = Math.max(0, callouts - 1);
    else if (/^<p class=["']description["']/.test(line.trim()) || inDescription)
      inDescription = !line.includes('</p>');
    else if (!hasTitle && /^#\s/.test(line)) hasTitle = true;
    else {
      const marks = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*/.exec(line)?.[0] ?? '';
      const opened = openFence(line.slice(marks.length).trim());
      if (opened) fence = { ...opened, lead: marks, indent: marks.replace(/[^\s>]/g, ' '), code: [] };
      else pushText(cleanText(line, context));
    }
  }
  return result.join('\n').trim();
}
