import MarkdownIt from 'markdown-it';
import { escapeHtml } from '../../model/page/escapeHtml';
import { htmlRule } from './blocks/htmlLines';
import { calloutRule } from './blocks/callouts';
import { codeTabsRule } from './blocks/codeTabs';
import { insertRule } from './blocks/insert';
import { descriptionRule, featureListRule } from './blocks/tagRules';
import { openCommentRule, PositionedInlineState, strayBracketRule } from './inline/inlineTokens';

/** These blocks end a paragraph, list item or quote even without a blank line before them. */
const INTERRUPTS = { alt: ['paragraph', 'reference', 'blockquote', 'list'] };

function createParser(): InstanceType<typeof MarkdownIt> {
  const parser = new MarkdownIt({ html: true, linkify: true });
  // Only URLs with `://` become links: in these texts, `next.config.js` and `a@b` are names.
  parser.core.ruler.disable('linkify');
  // Definitions of links stay as tokens, so that those that no link uses are known.
  parser.core.ruler.disable('strip_references');
  // The links step checks every link and reports its line; a link rejected here would become plain text.
  parser.validateLink = () => true;
  parser.inline.State = PositionedInlineState;
  const rules = { insertRule, calloutRule, codeTabsRule, featureListRule, descriptionRule };
  for (const [name, rule] of Object.entries(rules))
    parser.block.ruler.before('fence', name, rule, INTERRUPTS);
  parser.block.ruler.at('html_block', htmlRule, INTERRUPTS);
  parser.inline.ruler.after('html_inline', 'openCommentRule', openCommentRule);
  parser.inline.ruler.after('image', 'strayBracketRule', strayBracketRule);
  parser.renderer.rules['html_open'] = () => '';
  parser.renderer.rules['html_close'] = () => '\n';
  parser.renderer.rules['table_open'] = (tokens, index) => {
    const name = escapeHtml(String(tokens[index]?.meta?.['name'] ?? ''));
    return `<div class="table" tabindex="0" role="region" aria-label="${name}"><table>\n`;
  };
  parser.renderer.rules['table_close'] = () => '</table></div>\n';
  return parser;
}

/** markdown-it with the site's own blocks. Its environment contains the page (`PageState`) under `page`. */
export const markdownParser = createParser();
