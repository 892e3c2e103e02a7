import { formatProblem } from './Problem';

const problem = { file: 'a.md', line: 2, column: 3, code: 'unknown-key', message: 'm', hint: 'h' };

describe('formatProblem', () => {
  it('names the place, the rule, the message and the hint', () => {
    expect(formatProblem(problem)).toBe('a.md:2:3 unknown-key m (h)');
    expect(formatProblem({ ...problem, warning: true })).toBe('a.md:2:3 warning unknown-key m (h)');
  });

  it('stays one line without effect on a terminal, whatever a file contains', () => {
    const line = formatProblem({
      ...problem,
      file: 'a\nb.md',
      message: '"\u001B]0;x\u0007"',
      hint: '\u202Eh',
    });
    expect(line).toBe('a\\u{a}b.md:2:3 unknown-key "\\u{1b}]0;x\\u{7}" (\\u{202e}h)');
  });
});
