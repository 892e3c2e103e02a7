import MarkdownIt from 'markdown-it';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import { textToken } from './inline/inlineTokens';
import { resolveLink } from './inline/links';

// Raw HTML is shown as text: descriptions in type declarations mention tags such as `<div>`.
const parser = new MarkdownIt({ html: false });
parser.validateLink = () => true;

/**
 * Returns the HTML of one line of Markdown from outside the pages, such as the description of a prop. Raw
 * HTML is shown as text, an unsafe link loses its `href`, and an image becomes its alternative text.
 * @example renderInlineMarkdown('The `color` prop.') // 'The <code>color</code> prop.'
 */
export function renderInlineMarkdown(text: string, languageCode: string = DEFAULT_LANGUAGE_CODE): string {
  const [inline] = parser.parseInline(text, {});
  const tokens = (inline?.children ?? []).map((token) =>
    token.type === 'image' ? textToken('text', token.content) : token,
  );
  for (const token of tokens) {
    if (token.type !== 'link_open') continue;
    const link = resolveLink(String(token.attrGet('href') ?? ''), {
      languageCode,
      repository: '',
    });
    token.attrs = link.href === undefined ? [] : [['href', link.href]];
    if (link.external) token.attrPush(['rel', 'noopener']);
  }
  return parser.renderer.renderInline(tokens, parser.options, {});
}
