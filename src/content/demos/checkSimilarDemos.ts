import type { Problem } from '../../model/problems/Problem';
import type { DemoSource } from './readDemo';

/** Shorter lines, such as closing tags and braces, say nothing. */
const MIN_CHARACTERS = 12;
/** Two demos share at most this part of the lines of the shorter one. */
const MAX_SHARE = 0.5;

/** The telling lines of a demo: no imports, no brackets alone. */
function tellingLines(code: string): Set<string> {
  const lines = code.split('\n').map((line) => line.trim());
  return new Set(
    lines.filter((line) => line.length >= MIN_CHARACTERS && !/^(import|export default)\b/.test(line)),
  );
}

/** No two demos share more than half of their lines: one of them would teach nothing. */
export function checkSimilarDemos(sources: readonly Pick<DemoSource, 'file' | 'code'>[]): Problem[] {
  const all = sources.map(({ file, code }) => ({ file, lines: tellingLines(code) }));
  const demosOfLine = new Map<string, number[]>();
  const problems: Problem[] = [];
  all.forEach(({ file, lines }, index) => {
    const shared = new Map<number, number>();
    for (const line of lines) {
      const others = demosOfLine.get(line) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      demosOfLine.set(line, [...others, index]);
    }
    for (const [other, count] of shared) {
      const twin = all[other];
      // A demo that two pages show is one.
      if (!twin || twin.file === file || count <= MAX_SHARE * Math.min(lines.size, twin.lines.size)) continue;
      problems.push({
        file,
        line: 1,
        column: 1,
        code: 'similar-demos',
        message: `The demo shares ${count} of its ${lines.size} telling lines with ${twin.file}`,
        hint: 'show another use, or leave one of them out',
      });
    }
  });
  return problems;
}
