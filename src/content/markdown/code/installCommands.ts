import { packageManagerCommands, type PackageManagerCommands } from './packageManagerCommands';
import type { FenceInfo } from './parseFenceInfo';

/**
 * What a fence is shown as beside npm: the same command for each package manager; undefined where it stays one block.
 * That is where it is no such command, stands in a list, quote or callout, or has a title or lines pointed out.
 * @param level depth of the fence in other blocks, 0 for none
 */
export function installCommands(
  { language, title, highlighted }: Pick<FenceInfo, 'language' | 'title' | 'highlighted'>,
  code: string,
  level: number,
): PackageManagerCommands | undefined {
  const isPlain = language === 'bash' && level === 0 && title === undefined && highlighted.size === 0;
  return isPlain ? packageManagerCommands(code) : undefined;
}
