import type { PageRow } from '../../model/search/SearchShard';
import type { Heading, ParsedPage } from '../markdown/ParsedPage';

function flatten(headings: readonly Heading[]): Heading[] {
  return headings.flatMap((heading) => [heading, ...flatten(heading.children)]);
}

/** A page of text as the index names it; `name` is what the sidebar calls it. */
export function buildPageRow(pathname: string, name: string, text: ParsedPage): PageRow {
  const headings = flatten(text.headings).filter(({ hash }) => hash !== '');
  return [
    pathname,
    name,
    text.title === name ? '' : text.title,
    text.description,
    [...(text.frontMatter.components ?? []), ...(text.frontMatter.hooks ?? [])].join(' '),
    headings.map(({ hash, text: heading }) => [hash, heading]),
  ];
}
