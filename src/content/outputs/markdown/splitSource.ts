import { closesFence, openFence, type OpenFence } from '../../markdown/blocks/openFence';

/** A part of a page's Markdown that is written out in a way of its own. */
export type SourcePiece =
  | { readonly kind: 'text'; readonly lines: string[] }
  | { readonly kind: 'codeTabs'; readonly lines: string[] }
  | { readonly kind: 'demo'; readonly name: string }
  | { readonly kind: 'component' };

function readInsert(line: string): SourcePiece | undefined {
  const match = /^\{(\{\s*".*\})\}\s*$/.exec(line);
  if (!match) return undefined;
  try {
    const { demo } = JSON.parse(match[1] ?? '') as { demo?: unknown };
    return typeof demo === 'string'
      ? { kind: 'demo', name: demo.replace(/\.[jt]sx?$/, '') }
      : { kind: 'component' };
  } catch {
    return undefined;
  }
}

/**
 * The body of a Markdown page in parts: text, groups of code tabs, demos, components. Lines inside fenced code are
 * text, whatever they look like.
 */
export function splitSource(body: string): SourcePiece[] {
  const pieces: SourcePiece[] = [];
  let fence: OpenFence | undefined;
  let tabs: string[] | undefined;
  const textLines = (): string[] => {
    const last = pieces.at(-1);
    if (last?.kind === 'text') return last.lines;
    const lines: string[] = [];
    pieces.push({ kind: 'text', lines });
    return lines;
  };
  for (const line of body.split('\n')) {
    const trimmed = line.trim();
    if (fence) {
      if (closesFence(trimmed, fence)) fence = undefined;
    } else if (tabs && /^<\/codeblock>$/.test(trimmed)) {
      tabs = undefined;
      continue;
    } else {
      fence = openFence(trimmed.replace(/^(?:> ?|[-*+] |\d+[.)] )+/, ''));
      if (!fence && !tabs && /^<codeblock\b/.test(trimmed)) {
        tabs = [];
        pieces.push({ kind: 'codeTabs', lines: tabs });
        continue;
      }
      const insert = fence || tabs ? undefined : readInsert(line);
      if (insert) {
        pieces.push(insert);
        continue;
      }
    }
    (tabs ?? textLines()).push(line);
  }
  return pieces;
}
