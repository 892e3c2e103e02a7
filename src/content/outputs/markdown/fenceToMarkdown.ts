import { installCommands } from '../../markdown/code/packageManagers';
import { parseFenceInfo, type OpenFence } from '../../markdown/code/fence';

/** The info string of a fence without what only the site's build reads. */
function cleanInfo(info: string): string {
  const language = /^[^\s{]*/.exec(info)?.[0] ?? '';
  const title = /title=(?:"[^"]*"|'[^']*')/.exec(info)?.[0];
  return title ? `${language} ${title}` : language;
}

/**
 * Lines of a fenced block; an install command is followed by those of the other package managers, as on the page.
 * @param level depth of the fence in other blocks, 0 for none
 */
export function fenceToMarkdown(
  { marks, info }: OpenFence,
  code: readonly string[],
  level: number,
): string[] {
  const commands = installCommands(parseFenceInfo(info), code.join('\n'), level);
  const others = commands ? ['', '# pnpm', commands.pnpm, '', '# yarn', commands.yarn] : [];
  return [marks + cleanInfo(info), ...code, ...others, marks];
}
