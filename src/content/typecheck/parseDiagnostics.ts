import type { Problem } from '../../model/problems/Problem';
import type { SourceUnit } from './SourceUnit';

const DIAGNOSTIC = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/;

/**
 * What the compiler says, as problems at the place where an author mends them. Lines that belong to the message above
 * them are left out; a message about no known module is about the check itself.
 */
export function parseDiagnostics(output: string, units: readonly SourceUnit[]): Problem[] {
  const byPath = new Map(units.map((unit) => [unit.path, unit]));
  const problems: Problem[] = [];
  for (const line of output.split('\n')) {
    const [, path = '', row = '1', column = '1', code = '', text = ''] =
      DIAGNOSTIC.exec(line.trimEnd()) ?? [];
    if (!path) {
      const general = /^error (TS\d+): (.*)$/.exec(line);
      if (general) {
        const message = `The type check can't run: ${general[2] ?? ''}`;
        problems.push({
          file: 'tsconfig.json',
          line: 1,
          column: 1,
          code: 'type-check',
          message,
          hint: general[1] ?? '',
        });
      }
      continue;
    }
    const unit = byPath.get(path.replaceAll('\\', '/').replace(/^.*?(?=\.cache\/typecheck\/snippets\/)/, ''));
    problems.push({
      file: unit?.file ?? path,
      line: Number(row) + (unit?.offset ?? 0),
      column: Number(column),
      code: unit?.kind === 'snippet' ? 'snippet-types' : 'demo-types',
      message: text,
      hint: `the compiler calls it ${code}`,
    });
  }
  return problems;
}
