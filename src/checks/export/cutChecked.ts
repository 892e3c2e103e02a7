/** Attributes whose values are texts and addresses: what differs between languages, and says nothing about validity. */
const WORDS =
  /\s(href|src|aria-label|title|content|alt|placeholder|value|lang|hreflang|data-[\w-]+)="[^"]+"/gi;

/**
 * The markup of a document without its words: documents with one skeleton are valid or invalid alike.
 * @example formSkeleton('<p title="a">Text</p>') // '<p title="x">x</p>'
 */
export function formSkeleton(html: string): string {
  return html.replace(/>[^<]*[^<\s][^<]*(?=<)/g, '>x').replace(WORDS, ' $1="x"');
}

/** Where the inside of an element ends whose start tag ends at `from`; undefined where it is never closed. */
function findInsideEnd(html: string, name: string, from: number): number | undefined {
  let depth = 1;
  const tags = new RegExp(`<(/?)${name}\\b`, 'g');
  tags.lastIndex = from;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  return undefined;
}

/**
 * A page that shows the text of another language, without what has been looked at in the page of that language: its
 * text and its sidebar, each cut out only where the other page has the very same markup.
 * @param original document of the language that the text is in
 */
export function cutChecked(html: string, original: string, contentLanguage: string): string {
  const known = formSkeleton(original);
  const parts = [/<(nav) id="_sidebar"[^>]*>/, new RegExp(`<(div) lang="${contentLanguage}"[^>]*>`)];
  return parts.reduce((text, part) => {
    const start = part.exec(text);
    if (!start) return text;
    const from = start.index + start[0].length;
    const end = findInsideEnd(text, start[1] ?? '', from);
    if (end === undefined) return text;
    // With a tag around it, so that a text at either edge is one for the skeleton, too.
    const inside = formSkeleton(`<i>${text.slice(from, end)}</i>`).slice('<i>'.length, -'</i>'.length);
    return known.includes(inside) ? text.slice(0, from) + text.slice(end) : text;
  }, html);
}
