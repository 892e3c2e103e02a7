import type { StateCore } from 'markdown-it';
import type { PageState } from '../PageState';

/**
 * Splits the source of a heading into its text and the id that its author gives it; without an id if there is none.
 * After a backslash, and in braces of its own, the mark is text.
 * @example cutHeadingId('Title {#my-id}') // { text: 'Title', id: 'my-id' }
 */
export function cutHeadingId(source: string): { readonly text: string; readonly id?: string } {
  const start = source.lastIndexOf('{#');
  const [, id] = start < 0 ? [] : (/^\{#([^\s{}]+)\}\s*$/.exec(source.slice(start)) ?? []);
  if (id === undefined || /[\\{]/.test(source[start - 1] ?? '')) return { text: source };
  return { text: source.slice(0, start).trimEnd(), id };
}

/** Core rule that moves the ids written at headings into their tokens, before the rest is read as text. */
export function headingIdRule(state: StateCore): void {
  state.tokens.forEach((open, index) => {
    const inline = state.tokens[index + 1];
    if (open.type !== 'heading_open' || !inline) return;
    const { text, id } = cutHeadingId(inline.content);
    if (id === undefined) return;
    const { page } = state.env as { page?: PageState };
    page?.accountFor(id);
    inline.content = text;
    open.meta = { id };
    const { id: first } = cutHeadingId(text);
    if (first !== undefined) {
      const message = `a heading can have one id, and this one has two: ${first.slice(0, 60)} and ${id.slice(0, 60)}`;
      page?.report(page.partPosition(open.map?.[0] ?? 0, '{#'), 'heading-id', message, 'remove one of them');
    }
  });
}
