const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: '\u00A0',
  quot: '"',
};

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return NAMED_ENTITIES[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/**
 * Returns the text of inline HTML: removes tags and comments, writes a space for `<br>`, and decodes
 * entities once. Unknown entities are kept as written.
 * @example htmlToText('<code>a</code> &lt;b&gt;') // 'a <b>'
 */
export function htmlToText(html: string): string {
  return html
    .replace(/<br *\/?>/g, ' ')
    .replace(/<!--.*?-->|<\/?[a-z][^<>]*>/gis, '')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, decodeEntity);
}
