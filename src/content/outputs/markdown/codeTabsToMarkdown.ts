import { closesFence, openFence, type OpenFence, parseFenceInfo } from '../../markdown/code/fence';

/** The lines of a group of code tabs as fenced blocks, each below the name of its tab. */
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
