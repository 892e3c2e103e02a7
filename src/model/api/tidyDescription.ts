/**
 * The text of a comment as Markdown: wiki and `@link` references become inline code, paragraphs that only list links
 * under one of the given words are dropped, indentation that the comment's frame gave is gone.
 * @example tidyDescription('Part of [[GridColDef]].', []) // 'Part of `GridColDef`.'
 */
export function tidyDescription(comment: string, linkSections: readonly string[]): string {
  const paragraphs = comment
    .replace(/\r\n?/g, '\n')
    .replace(/\[\[([^\]]+)\]\]/g, '`$1`')
    .replace(
      /\{@link(?:code|plain)?\s+([^}|\s]+)(?:[|\s]+([^}]*))?\}/g,
      (_, target: string, label?: string) =>
        target.includes('/') ? `[${label?.trim() || target}](${target})` : `\`${label?.trim() || target}\``,
    )
    .replace(/\n(?=\w+:\n)/g, '\n\n')
    .split(/\n{2,}/);
  const kept: string[] = [];
  let isDropping = false;
  for (const paragraph of paragraphs) {
    const heading = /^(\w[\w ]*):/.exec(paragraph.trim())?.[1];
    if (heading !== undefined && linkSections.includes(heading)) isDropping = true;
    else if (!(isDropping && /^\s*[-*] /.test(paragraph))) {
      isDropping = false;
      kept.push(paragraph);
    }
  }
  return kept.join('\n\n').trim();
}
