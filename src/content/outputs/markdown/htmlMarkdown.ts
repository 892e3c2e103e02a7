import { DomUtils, parseDocument } from 'htmlparser2';
import { codeSpan, escapeLines, escapeMarkdown, fence } from './plainMarkdown';

const { isTag, isText, textContent } = DomUtils;

type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

/** Controls and other elements without readable text. */
const SKIPPED: ReadonlySet<string> = new Set([
  'svg',
  'script',
  'style',
  'button',
  'input',
  'select',
  'template',
  'label',
]);
const BLOCKS: ReadonlySet<string> = new Set(
  'address article aside blockquote dd details div dl dt figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table ul'.split(
    ' ',
  ),
);

/** Returns the address of a link or image for the Markdown; undefined for fragments of the page itself. */
type ResolveHref = (href: string) => string | undefined;

function isSkipped({ name, attribs }: HtmlElement): boolean {
  return (
    SKIPPED.has(name) ||
    // Scripts show it when needed.
    attribs.hidden !== undefined ||
    attribs['aria-hidden'] === 'true' ||
    /(?:^|\s)anchor(?:\s|$)/.test(attribs.class ?? '')
  );
}

function isBlock(node: HtmlNode): node is HtmlElement {
  return isTag(node) && (BLOCKS.has(node.name) || node.children.some(isBlock));
}

/** Joins two parts. Adjacent code spans need a space, or their backticks would merge. */
function joinInline(before: string, next: string): string {
  return /(?<!\\)`$/.test(before) && next.startsWith('`') ? `${before} ${next}` : before + next;
}

function drawInline(nodes: readonly HtmlNode[], resolve: ResolveHref): string {
  return nodes
    .map((node): string => {
      if (isText(node)) return escapeMarkdown(node.data);
      if (!isTag(node) || isSkipped(node)) return '';
      const inside = () => drawInline(node.children, resolve);
      switch (node.name) {
        case 'code':
        case 'kbd':
          return codeSpan(textContent(node));
        case 'strong':
        case 'b':
          return `**${inside().trim()}**`;
        case 'em':
        case 'i':
          return `_${inside().trim()}_`;
        case 'br':
          return '\n';
        case 'small':
          return ` – ${inside()}`;
        case 'img': {
          const src = resolve(node.attribs.src ?? '');
          return src ? `![${escapeMarkdown(node.attribs.alt ?? '')}](${src})` : '';
        }
        case 'a': {
          const href = resolve(node.attribs.href ?? '');
          return href ? `[${inside().trim()}](${href})` : inside();
        }
        default:
          return /\bbadge\b/.test(node.attribs.class ?? '') ? ` (${inside().trim()}) ` : inside();
      }
    })
    .reduce(joinInline, '');
}

function drawCells(row: HtmlElement, resolve: ResolveHref): string[] {
  return row.children.flatMap((cell) =>
    isTag(cell) && (cell.name === 'td' || cell.name === 'th')
      ? [drawInline(cell.children, resolve).replaceAll('|', '\\|').replace(/\s+/g, ' ').trim()]
      : [],
  );
}

function listRows(node: HtmlNode): HtmlElement[] {
  if (!isTag(node)) return [];
  return node.name === 'tr' ? [node] : node.children.flatMap(listRows);
}

function drawTable(table: HtmlElement, resolve: ResolveHref): string {
  const [head = [], ...rows] = listRows(table).map((row) => drawCells(row, resolve));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function drawList(list: HtmlElement, resolve: ResolveHref): string {
  let number = 0;
  return list.children
    .flatMap((item) => {
      if (!isTag(item)) return [];
      number += 1;
      const mark = list.name === 'ol' ? `${number}. ` : '- ';
      const lines = drawBlocks(item.children, resolve).join('\n\n').split('\n');
      return [
        mark + lines.map((line, index) => (index && line ? ' '.repeat(mark.length) + line : line)).join('\n'),
      ];
    })
    .join('\n');
}

function drawBlock(element: HtmlElement, resolve: ResolveHref): string[] {
  const { name, children } = element;
  if (isSkipped(element)) return [];
  if (/^h[1-6]$/.test(name))
    return [`${'#'.repeat(Number(name[1]))} ${escapeLines(drawInline(children, resolve).trim())}`];
  switch (name) {
    case 'ul':
    case 'ol':
      return [drawList(element, resolve)];
    case 'table':
      return [drawTable(element, resolve)];
    case 'pre': {
      const code = children.find(isTag);
      const language = /language-([\w-]+)/.exec(code?.attribs.class ?? '')?.[1] ?? '';
      return [fence(textContent(element), language)];
    }
    case 'summary':
      return [`**${drawInline(children, resolve).trim()}**`];
    case 'hr':
      return ['---'];
    case 'blockquote':
      return [drawBlocks(children, resolve).join('\n\n').replace(/^/gm, '> ')];
    default:
      return drawBlocks(children, resolve);
  }
}

/** Formats nodes as blocks; text and inline elements between two blocks become a paragraph. */
function drawBlocks(nodes: readonly HtmlNode[], resolve: ResolveHref): string[] {
  const blocks: string[] = [];
  let pending: HtmlNode[] = [];
  const flush = () => {
    const text = escapeLines(drawInline(pending, resolve).replace(/ +/g, ' ').trim());
    if (text) blocks.push(text);
    pending = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) pending.push(node);
    else {
      flush();
      blocks.push(...drawBlock(node, resolve));
    }
  }
  flush();
  return blocks;
}

/**
 * Converts HTML that the build rendered to Markdown: the content of the reference and of the site's
 * components, without their controls.
 * @example htmlToMarkdown('<h2>Props</h2><a class="anchor"></a><p>See <a href="/x/">x</a>.</p>', (href) => href)
 * // '## Props\n\nSee [x](/x/).'
 */
export function htmlToMarkdown(html: string, resolve: ResolveHref): string {
  return drawBlocks(parseDocument(html).children, resolve).join('\n\n');
}
