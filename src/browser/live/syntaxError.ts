/** Returns the message of the error with which code is refused, or undefined. */
function errorOf(code: string, compile: (code: string) => unknown): string | undefined {
  try {
    compile(code);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Finds the syntax error for which `compile` refuses code; undefined if there is none. Browsers report no line
 * for code that was compiled from text, but the beginning of the code up to that line has the same error, and a
 * shorter beginning has another one or none.
 * @returns the message, and the line from 1
 */
export function findSyntaxError(
  code: string,
  compile: (code: string) => unknown,
): { message: string; line: number } | undefined {
  const message = errorOf(code, compile);
  if (message === undefined) return undefined;
  const lines = code.split('\n');
  let line = 1;
  let end = lines.length;
  while (line < end) {
    const middle = Math.floor((line + end) / 2);
    if (errorOf(lines.slice(0, middle).join('\n'), compile) === message) end = middle;
    else line = middle + 1;
  }
  return { message, line };
}
