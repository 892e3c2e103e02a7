/**
 * Returns the line of a syntax error, from 1. Browsers report none for code that was compiled from text, but the
 * beginning of the code up to that line has the same error, and a shorter beginning has another one or none.
 * @param message the error of the whole code
 * @param errorOf returns the message of the error in a code, or undefined
 * @example findErrorLine('const a = 1;\nconst a = 2;\na();', "Identifier 'a' has already been declared", …) // 2
 */
export function findErrorLine(
  code: string,
  message: string,
  errorOf: (code: string) => string | undefined,
): number {
  const lines = code.split('\n');
  let from = 1;
  let to = lines.length;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (errorOf(lines.slice(0, middle).join('\n')) === message) to = middle;
    else from = middle + 1;
  }
  return from;
}
