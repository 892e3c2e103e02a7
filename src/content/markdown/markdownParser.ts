import MarkdownIt, { type Token } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { escapeHtml } from '../../model/page/escapeHtml';
import { htmlRule } from './blocks/htmlLines';
import { calloutRule } from './blocks/callouts';
import { codeTabsRule } from './blocks/codeTabs';
import { footnotePlaceRule, undefinedFootnoteRule } from './blocks/footnoteRules';
import { headingIdRule } from './blocks/headingIds';
import { insertRule } from './blocks/insert';
import { descriptionRule, featureListRule } from './blocks/tagRules';
import { openCommentRule, PositionedInlineState, strayBracketRule } from './inline/inlineTokens';

/** These blocks end a paragraph, list item or quote even without a blank line before them. */
const INTERRUPTS = { alt: ['paragraph', 'reference', 'blockquote', 'list'] };

/** Returns the link that is written after a heading; empty if it has none. */
function anchorOf(close: Token | undefined): string {
  return String(close?.meta?.['anchor'] ?? '');
}

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
  parser.core.ruler.after('block', 'headingIdRule', headingIdRule);
  parser.use(footnotes);
  // Hosts of repositories show `^[a note in the text]` as it is.
  parser.inline.ruler.disable('footnote_inline');
  parser.block.ruler.before('footnote_def', 'footnotePlaceRule', footnotePlaceRule);
  parser.inline.ruler.before('footnote_ref', 'undefinedFootnoteRule', undefinedFootnoteRule);
  // The ids of headings are made before `renderFootnotes`, and without numbers of notes.
  parser.renderer.rules['footnote_ref'] = () => '';
  parser.renderer.rules['footnote_undefined'] = (tokens, index) => escapeHtml(tokens[index]?.content ?? '');
  // The link of a heading is beside it: inside, its label would be a part of the heading's name.
  parser.renderer.rules['heading_open'] = (tokens, index, options, _env, self) =>
    `${anchorOf(tokens[index + 2]) && '<div class="heading">'}${self.renderToken(tokens, index, options)}`;
  parser.renderer.rules['heading_close'] = (tokens, index) => {
    const { tag = '' } = tokens[index] ?? {};
    const anchor = anchorOf(tokens[index]);
    return `</${tag}>${anchor}${anchor && '</div>'}\n`;
  };
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
