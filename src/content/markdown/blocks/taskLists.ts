import type { Token } from 'markdown-it';
import { escapeHtml } from '../../../model/page/escapeHtml';
import { plainText, textToken } from '../inline/inlineTokens';
import type { PageState } from '../PageState';

/** The mark at the start of an item, with a space after it. */
const MARK = /^\[([ xX])\]\s+/;
/** What follows it in the source: text, or markup such as `**`. */
const WITH_TEXT = /^\[[ xX]\]\s+\S/;

/**
 * Turns `[ ]` and `[x]` at the start of list items into checkboxes. They show a state and cannot be changed;
 * their accessible name is the text of the item.
 */
export function renderTaskLists(tokens: readonly Token[], page: PageState): void {
  tokens.forEach((item, index) => {
    const inline = tokens[index + 2];
    const [first] = inline?.children ?? [];
    if (item.type !== 'list_item_open' || tokens[index + 1]?.type !== 'paragraph_open' || !inline) return;
    // `\[ ]` is text: the mark is looked up in the source, too.
    const match = first?.type === 'text' && WITH_TEXT.test(inline.content) ? MARK.exec(first.content) : null;
    if (!first || !match) return;
    page.accountFor(match[0]);
    first.content = first.content.slice(match[0].length);
    const name = plainText(inline.children ?? []);
    const state = match[1] === ' ' ? '' : ' checked';
    const checkbox = `<input type="checkbox" disabled${state} aria-label="${escapeHtml(name)}">`;
    inline.children?.unshift(textToken('html_inline', `${checkbox} `));
    item.attrJoin('class', 'task');
  });
}
