import type { SectionEntry } from '../../../model/page/PageData';

/** The list of a section page: pages with their descriptions, groups inside it under headings of their own. */
export function sectionsToMarkdown(
  entries: readonly SectionEntry[],
  resolve: (href: string) => string | undefined,
  level: 2 | 3 = 2,
): string {
  const link = ({ text, href }: SectionEntry) => `[${text}](${resolve(href) ?? href})`;
  const pages = entries
    .filter(({ children }) => !children)
    .map((entry) => `- ${link(entry)}${entry.description ? `: ${entry.description}` : ''}`)
    .join('\n');
  const groups = entries
    .filter(({ children }) => children)
    .map(
      (group) =>
        `${'#'.repeat(level)} ${link(group)}\n\n${sectionsToMarkdown(group.children ?? [], resolve, 3)}`,
    );
  return [pages, ...groups].filter(Boolean).join('\n\n');
}
