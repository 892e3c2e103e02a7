import { parseDocument } from 'htmlparser2';
import { tests as EXAMPLES } from 'commonmark-spec';
import { EXAMPLE_LABELS } from '../../../tests/unit/exampleLabels';
import { htmlToText } from '../../model/page/htmlToText';
import type { ParsedPage } from './ParsedPage';
import { parsePage } from './parsePage';

/** Examples of CommonMark 0.31.2 that a page reads in another way, by the reason. */
const OTHERWISE: Readonly<Record<string, readonly number[]>> = {
  'an empty front matter': [98],
  'bare addresses are links, as on the hosts of repositories': [602, 608, 611],
  'Markdown between tags is Markdown': [177, 185, 186, 189],
  'incomplete tags and declarations are shown as text': [156, 157, 158, 180, 182],
  'a line of what is almost a tag is text without a paragraph': [619, 622, 624, 632],
};

type HtmlNode = ReturnType<typeof parseDocument>['children'][number];

const BLOCKS: ReadonlySet<string> = new Set('blockquote p h1 h2 h3 h4 h5 h6 ul ol li pre hr div'.split(' '));
/** What the site adds to elements by design. */
const ADDED: ReadonlySet<string> = new Set(
  'id rel loading decoding tabindex role aria-label dir scope'.split(' '),
);

/** Returns HTML without what the site adds by design: anchors, copy buttons, colors, names and ids. */
function normalize(nodes: readonly HtmlNode[], inCode = false): string {
  const parts = nodes.map((node): string => {
    if (node.type === 'text') return inCode ? node.data : node.data.replace(/\s+/g, ' ');
    if (!('attribs' in node)) return '';
    const { name, attribs, children } = node;
    const { class: className = '' } = attribs;
    if (className === 'anchor' || name === 'button') return '';
    const isColor = name === 'span' && (inCode || attribs.id !== undefined);
    if (isColor || (name === 'div' && /^(?:code|heading$)/.test(className)))
      return normalize(children, inCode);
    if (name === 'pre') return `\n<pre>${normalize(children, true)}</pre>\n`;
    const kept = Object.entries(attribs)
      .filter(([key]) => !ADDED.has(key) && !inCode)
      .map(([key, value]) => ` ${key}="${value}"`);
    const text = inCode ? normalize(children, true).trimEnd() : normalize(children);
    return BLOCKS.has(name)
      ? `\n<${name}${kept.join('')}>${text.trim()}</${name}>\n`
      : `<${name}${kept.join('')}>${text}</${name}>`;
  });
  return parts.join('').replace(/\s*\n\s*/g, '\n');
}

/** Returns the HTML of a page, with the title that its layout shows. */
function htmlOf({ blocks, h1 }: ParsedPage): string {
  const html = blocks.map((block) => (block.kind === 'html' ? block.html : `[${block.kind}]`)).join('\n');
  return `${h1 === undefined ? '' : `<h1>${h1}</h1>`}${html}`;
}

/** Returns HTML with the text of its first level in place of its HTML: a title is text. */
function withPlainTitle(html: string): string {
  return html.replace(/<h1>(.*?)<\/h1>/s, (_, title: string) => `<h1>${htmlToText(title)}</h1>`);
}

describe('the examples of CommonMark', () => {
  const otherwise = new Set(Object.values(OTHERWISE).flat());

  it('are read as there, are refused with a problem, or are known to differ', () => {
    const differences: unknown[] = [];
    const lost: unknown[] = [];
    for (const { number, section, markdown, html } of EXAMPLES) {
      const body = markdown.replaceAll('→', '\t');
      const page = parsePage(body, {
        file: 'a.md',
        languageCode: 'en',
        repository: '',
        labels: EXAMPLE_LABELS,
      });
      const codes = page.problems
        .map(({ code }) => code)
        .filter((code) => !/^missing-|^description-end/.test(code));
      if (codes.includes('lost-text')) lost.push({ number, section, body });
      if (codes.length > 0) continue;
      const [found, wanted] = [htmlOf(page), html.replaceAll('→', '\t')].map((text) =>
        normalize(parseDocument(withPlainTitle(text)).children)
          .replace(/[^\S\n]+/g, ' ')
          .trim(),
      );
      const isSame = found === wanted;
      if (isSame === otherwise.has(number)) differences.push({ number, section, body, found, wanted });
    }
    expect({ differences, lost }).toEqual({ differences: [], lost: [] });
  });
});
