import type { SectionEntry } from '../../../model/page/PageData';
import { escapeMarkdown } from './escapeMarkdown';
import { plainToMarkdown } from './plainToMarkdown';

/** The list of a section page: pages with their descriptions, groups inside it under headings of their own. */
export function sectionsToMarkdown(
  entries: readonly SectionEntry[],
  resolve: (href: string) => string | undefined,
  level: 2 | 3 = 2,
): string {
  const link = ({ text, href }: SectionEntry) => {
    // A bracket inside of a link may close it.
    const name = /[[\]]/.test(text) ? escapeMarkdown(text) : plainToMarkdown(text);
    return `[${name}](${resolve(href) ?? href})`;
  };
  const pages = entries
    .filter(({ children }) => !children)
    .map((entry) => `- ${link(entry)}${entry.description ? `: ${plainToMarkdown(entry.description)}` : ''}`)
    .join('\n');
  const groups = entries
    .filter(({ children }) => children)
    .map(
      (group) =>
        `${'#'.repeat(level)} ${link(group)}\n\n${sectionsToMarkdown(group.children ?? [], resolve, 3)}`,
    );
  return [pages, ...groups].filter(Boolean).join('\n\n');
}
