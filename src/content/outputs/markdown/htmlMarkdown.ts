import { codeSpan, escapeMarkdown, fence } from './plainMarkdown';
import { type HtmlElement, type HtmlNode, attributeOf, parseHtml, textOf } from './htmlTree';

/** Elements that only a reader with a pointer has a use for. */
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

/** Address of a link or picture as it stands in the Markdown; undefined for places on the page itself. */
type ResolveHref = (href: string) => string | undefined;

function isSkipped(element: HtmlElement): boolean {
  const classes = attributeOf(element, 'class') ?? '';
  return (
    SKIPPED.has(element.name) ||
    // Only a script shows it, where there is reason to.
    attributeOf(element, 'hidden') !== undefined ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    /(?:^|\s)anchor(?:\s|$)/.test(classes)
  );
}

function isBlock(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string' && (BLOCKS.has(node.name) || node.children.some(isBlock));
}

/** One after the other; two code spans without anything in between would be one with two marks. */
function joinInline(before: string, next: string): string {
  return /(?<!\\)`$/.test(before) && next.startsWith('`') ? `${before} ${next}` : before + next;
}

function drawInline(nodes: readonly HtmlNode[], resolve: ResolveHref): string {
  return nodes
    .map((node): string => {
      if (typeof node === 'string') return escapeMarkdown(node);
      if (isSkipped(node)) return '';
      const inside = () => drawInline(node.children, resolve);
      switch (node.name) {
        case 'code':
        case 'kbd':
          return codeSpan(textOf(node));
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
          const src = resolve(attributeOf(node, 'src') ?? '');
          return src ? `![${escapeMarkdown(attributeOf(node, 'alt') ?? '')}](${src})` : '';
        }
        case 'a': {
          const href = resolve(attributeOf(node, 'href') ?? '');
          return href ? `[${inside().trim()}](${href})` : inside();
        }
        default:
          return /\bbadge\b/.test(attributeOf(node, 'class') ?? '') ? ` (${inside().trim()}) ` : inside();
      }
    })
    .reduce(joinInline, '');
}

function drawCells(row: HtmlElement, resolve: ResolveHref): string[] {
  return row.children.flatMap((cell) =>
    typeof cell !== 'string' && (cell.name === 'td' || cell.name === 'th')
      ? [drawInline(cell.children, resolve).replaceAll('|', '\\|').replace(/\s+/g, ' ').trim()]
      : [],
  );
}

function listRows(node: HtmlNode): HtmlElement[] {
  if (typeof node === 'string') return [];
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
      if (typeof item === 'string') return [];
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
    return [`${'#'.repeat(Number(name[1]))} ${drawInline(children, resolve).trim()}`];
  switch (name) {
    case 'ul':
    case 'ol':
      return [drawList(element, resolve)];
    case 'table':
      return [drawTable(element, resolve)];
    case 'pre': {
      const code = children.find((child) => typeof child !== 'string');
      const language = /language-([\w-]+)/.exec((code && attributeOf(code, 'class')) ?? '')?.[1] ?? '';
      return [fence(textOf(element), language)];
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

/** The blocks among some nodes; text and inline elements between two blocks are a paragraph. */
function drawBlocks(nodes: readonly HtmlNode[], resolve: ResolveHref): string[] {
  const blocks: string[] = [];
  let pending: HtmlNode[] = [];
  const flush = () => {
    const text = drawInline(pending, resolve).replace(/ +/g, ' ').trim();
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
 * Markdown of a piece of HTML that the build has drawn: what the reference and the site's components say, without
 * their controls.
 * @example htmlToMarkdown('<h2>Props <a class="anchor"></a></h2><p>See <a href="/x/">x</a>.</p>', (href) => href)
 * // '## Props\n\nSee [x](/x/).'
 */
export function htmlToMarkdown(html: string, resolve: ResolveHref): string {
  return drawBlocks(parseHtml(html), resolve).join('\n\n');
}
