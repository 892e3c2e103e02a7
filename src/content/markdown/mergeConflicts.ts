import type { Report } from './ParsedPage';

/**
 * Reports every merge conflict, and returns the text with our side of each. Removed lines are blank, so that one
 * conflict is one problem and other problems keep their positions.
 */
export function resolveConflicts(text: string, report: Report): string {
  if (!/^<{7} /m.test(text)) return text;
  let side: 'both' | 'ours' | 'theirs' = 'both';
  const keep = (line: string, index: number) => {
    if (/^<{7} /.test(line)) {
      const message = 'a merge conflict is not resolved';
      const hint = 'keep one side and remove the lines that begin with <<<<<<<, ======= and >>>>>>>';
      report({ line: index + 1, column: 1 }, 'merge-conflict', message, hint);
      side = 'ours';
    } else if (side !== 'both' && /^(?:\|{7} |={7}$)/.test(line)) side = 'theirs';
    else if (side !== 'both' && /^>{7} /.test(line)) side = 'both';
    else if (side !== 'theirs') return line;
    return '';
  };
  return text.split('\n').map(keep).join('\n');
}
