import MarkdownIt from 'markdown-it';
import { escapeHtml } from '../../model/page/escapeHtml';
import { calloutRule } from './blocks/callouts';
import { codeTabsRule } from './blocks/codeTabs';
import { descriptionRule } from './blocks/descriptionRule';
import { featureListRule } from './blocks/featureListRule';
import { insertRule } from './blocks/insert';
import { openCommentRule, PlacedInlineState } from './inline/inlineTokens';

/** A line of these blocks ends a paragraph, a list item or a quote without a blank line before it. */
const INTERRUPTS = { alt: ['paragraph', 'reference', 'blockquote', 'list'] };

function createParser(): InstanceType<typeof MarkdownIt> {
  const parser = new MarkdownIt({ html: true, linkify: true });
  // Addresses become links only with `://`: `next.config.js` and `a@b` are names in this kind of text.
  parser.core.ruler.disable('linkify');
  // Every link is checked and told with its line by the links step; here a refused one would become plain text.
  parser.validateLink = () => true;
  parser.inline.State = PlacedInlineState;
  const rules = { insertRule, calloutRule, codeTabsRule, featureListRule, descriptionRule };
  for (const [name, rule] of Object.entries(rules))
    parser.block.ruler.before('fence', name, rule, INTERRUPTS);
  parser.inline.ruler.after('html_inline', 'openCommentRule', openCommentRule);
  parser.renderer.rules['table_open'] = (tokens, index) => {
    const name = escapeHtml(String(tokens[index]?.meta?.['name'] ?? ''));
    return `<div class="table" tabindex="0" role="region" aria-label="${name}"><table>\n`;
  };
  parser.renderer.rules['table_close'] = () => '</table></div>\n';
  return parser;
}

/** markdown-it with the blocks of the dialect. Its environment holds the page (`PageState`) under `page`. */
export const markdownParser = createParser();
