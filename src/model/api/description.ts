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

/** Where links of a description may stay on this site. */
interface RelinkOptions {
  /** Host that the package's relative links mean, for example `https://docs.example`. */
  readonly origin: string;
  /** This site has the page: a canonical pathname. */
  readonly isKnown: (pathname: string) => boolean;
}

const LINK = /(?<=\]\()([^)\s]+)(?=\))/g;

/**
 * A description whose links work here: to a page of this site where it has that page, else to the package's own host.
 * A trailing slash of a known page is kept as this site writes it.
 * @example relinkDescription('[Modal](/ui/api/modal#props)', options) // '[Modal](/ui/api/modal/#props)'
 */
export function relinkDescription(markdown: string, { origin, isKnown }: RelinkOptions): string {
  return markdown.replace(LINK, (href: string) => {
    const isLocal = href.startsWith('/') && !href.startsWith('//');
    if (!isLocal && !href.startsWith(`${origin}/`)) return href;
    const path = isLocal ? href : href.slice(origin.length);
    const end = path.search(/[?#]/);
    const pathname = (end < 0 ? path : path.slice(0, end)).replace(/\/$/, '');
    const rest = end < 0 ? '' : path.slice(end);
    return isKnown(pathname) ? `${pathname}/${rest}` : `${origin}${path}`;
  });
}
