import MarkdownIt from 'markdown-it';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import { CjkInlineState } from './inline/flanking';
import { textToken } from './inline/inlineTokens';
import { resolveLink } from './inline/links';

// Raw HTML other than keys is shown as text: descriptions in type declarations mention tags such as `<div>`.
const parser = new MarkdownIt({ html: false });
parser.validateLink = () => true;
parser.inline.State = CjkInlineState;
const KEY = /<kbd>([^<>]+)<\/kbd>/y;
parser.inline.ruler.before('autolink', 'key', (state, silent) => {
  KEY.lastIndex = state.pos;
  const [whole, key = ''] = KEY.exec(state.src) ?? [];
  if (whole === undefined) return false;
  if (!silent) {
    state.push('kbd_open', 'kbd', 1);
    state.push('text', '', 0).content = key;
    state.push('kbd_close', 'kbd', -1);
  }
  state.pos += whole.length;
  return true;
});

type Token = ReturnType<typeof parser.parse>[number];

/** Makes the tokens of a text safe: an image becomes its alternative text, an unsafe link loses its `href`. */
function tidyTokens(tokens: readonly Token[], languageCode: string): Token[] {
  return tokens.map((token) => {
    if (token.type === 'image') return textToken('text', token.content);
    if (token.type !== 'link_open') return token;
    const link = resolveLink(String(token.attrGet('href') ?? ''), { languageCode, repository: '' });
    token.attrs = link.href === undefined ? [] : [['href', link.href]];
    if (link.external) token.attrPush(['rel', 'noopener']);
    return token;
  });
}

/**
 * Returns the HTML of one line of Markdown from outside the pages, such as the description of a prop. Raw
 * HTML other than `<kbd>` is shown as text, an unsafe link loses its `href`, and an image becomes its alternative text.
 * @example renderInlineMarkdown('The `color` prop.') // 'The <code>color</code> prop.'
 */
export function renderInlineMarkdown(text: string, languageCode: string = defaultLanguage()): string {
  const [inline] = parser.parseInline(text, {});
  return parser.renderer.renderInline(tidyTokens(inline?.children ?? [], languageCode), parser.options, {});
}

/**
 * Returns the HTML of Markdown with several paragraphs or lists, like `renderInlineMarkdown`. Empty for a text
 * of one paragraph.
 * @param drawCode draws the content of a fence, whose language may be empty
 * @example renderBlockMarkdown('One of:\n- `a`') // '<p>One of:</p>\n<ul>\n<li><code>a</code></li>\n</ul>\n'
 */
export function renderBlockMarkdown(
  text: string,
  drawCode?: (code: string, language: string) => string,
): string {
  const env: NonNullable<Parameters<typeof parser.parse>[1]> = {};
  const tokens = parser.parse(text, env);
  const isParagraph =
    tokens[0]?.type === 'paragraph_open' && tokens.filter(({ level }) => level === 0).length <= 3;
  // An inline text has no addresses of links below it.
  if (isParagraph && !env.references) return '';
  for (const token of tokens) {
    // The sections of the page are not the package's.
    if (token.type.startsWith('heading_')) token.tag = 'h3';
    if (token.children) token.children = tidyTokens(token.children, defaultLanguage());
    if (drawCode && (token.type === 'fence' || token.type === 'code_block')) {
      const language = token.info.trim().split(/\s+/)[0] ?? '';
      token.content = drawCode(token.content.replace(/\n$/, ''), language);
      token.type = 'html_block';
    }
  }
  return parser.renderer.render(tokens, parser.options, env);
}
