import MarkdownIt from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { escapeHtml } from '../../model/page/escapeHtml';
import { calloutRule } from './blocks/callouts';
import { codeTabsRule } from './blocks/codeTabs';
import { footnotePlaceRule, undefinedFootnoteRule } from './blocks/footnoteRules';
import { headingIdRule } from './blocks/headingIds';
import { insertRule } from './blocks/insert';
import { descriptionRule, featureListRule } from './blocks/tagRules';
import { openCommentRule, PositionedInlineState } from './inline/inlineTokens';

/** These blocks end a paragraph, list item or quote even without a blank line before them. */
const INTERRUPTS = { alt: ['paragraph', 'reference', 'blockquote', 'list'] };

function createParser(): InstanceType<typeof MarkdownIt> {
  const parser = new MarkdownIt({ html: true, linkify: true });
  // Only URLs with `://` become links: in these texts, `next.config.js` and `a@b` are names.
  parser.core.ruler.disable('linkify');
  // The links step checks every link and reports its line; a link rejected here would become plain text.
  parser.validateLink = () => true;
  parser.inline.State = PositionedInlineState;
  const rules = { insertRule, calloutRule, codeTabsRule, featureListRule, descriptionRule };
  for (const [name, rule] of Object.entries(rules))
    parser.block.ruler.before('fence', name, rule, INTERRUPTS);
  parser.inline.ruler.after('html_inline', 'openCommentRule', openCommentRule);
  parser.core.ruler.after('block', 'headingIdRule', headingIdRule);
  parser.use(footnotes);
  // Hosts of repositories show `^[a note in the text]` as it is.
  parser.inline.ruler.disable('footnote_inline');
  parser.block.ruler.before('footnote_def', 'footnotePlaceRule', footnotePlaceRule);
  parser.inline.ruler.before('footnote_ref', 'undefinedFootnoteRule', undefinedFootnoteRule);
  // The ids of headings are made before `renderFootnotes`, and without numbers of notes.
  parser.renderer.rules['footnote_ref'] = () => '';
  parser.renderer.rules['footnote_undefined'] = (tokens, index) => escapeHtml(tokens[index]?.content ?? '');
  parser.renderer.rules['table_open'] = (tokens, index) => {
    const name = escapeHtml(String(tokens[index]?.meta?.['name'] ?? ''));
    return `<div class="table" tabindex="0" role="region" aria-label="${name}"><table>\n`;
  };
  parser.renderer.rules['table_close'] = () => '</table></div>\n';
  return parser;
}

/** markdown-it with the site's own blocks. Its environment contains the page (`PageState`) under `page`. */
export const markdownParser = createParser();
