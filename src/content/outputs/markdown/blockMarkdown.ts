import { posix } from 'node:path';
import type { SectionEntry } from '../../../model/page/PageData';
import { escapeMarkdown, plainToMarkdown, fence } from './plainMarkdown';
import type { DemoSource } from '../../demos/readDemo';
import { closesFence, openFence, type OpenFence, parseFenceInfo } from '../../markdown/code/fence';

/** Formats the list of a section page: pages with descriptions, and groups with their own headings. */
export function sectionsToMarkdown(
  entries: readonly SectionEntry[],
  resolve: (href: string) => string | undefined,
  level: 2 | 3 = 2,
): string {
  const link = ({ text, href }: SectionEntry) => {
    // A bracket in the text of a link can end it.
    const name = /[[\]]/.test(text) ? escapeMarkdown(text) : plainToMarkdown(text);
    return href === undefined ? name : `[${name}](${resolve(href) ?? href})`;
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

/** Formats a demo as its TypeScript source and the local modules that it imports. */
export function demoToMarkdown({ name, file, code, modules }: DemoSource): string {
  const folder = posix.dirname(file);
  const block = (path: string, text: string) => {
    const end = posix.extname(path).slice(1);
    return fence(text, `${end} title="${posix.relative(folder, path)}"`);
  };
  const others = Object.entries(modules).map(([path, text]) => block(path, text));
  // Readers know the demo by its name, even if the source is a file that requires a license.
  const demoFile = posix.join(folder, name + posix.extname(file));
  return [`**Demo: ${name}**`, block(demoFile, code), ...others].join('\n\n');
}

/** Formats the lines of a group of code tabs as fenced blocks, each below the name of its tab. */
export function codeTabsToMarkdown(lines: readonly string[]): string {
  const result: string[] = [];
  let fence: OpenFence | undefined;
  for (const line of lines) {
    if (fence) {
      if (closesFence(line, fence)) fence = undefined;
      result.push(line);
      continue;
    }
    fence = openFence(line.trim());
    if (!fence) continue;
    const { language, words, title } = parseFenceInfo(fence.info);
    result.push('', `**${words || title || language}**`, '', fence.marks + language);
  }
  return result.join('\n').trim();
}
