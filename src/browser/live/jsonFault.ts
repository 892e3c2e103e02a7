import type { CompileFault } from './compileDemo';

const countLines = (text: string) => text.split('\n').length;

/**
 * Returns the line that an engine's message about a JSON text names: by a position (Chromium), by a line (Firefox), or by
 * saying that the text ends too early. Other messages, such as most of Safari, name none: then it is the first one.
 */
function lineOf(message: string, text: string): number {
  const [, position] = /\bposition (\d+)/.exec(message) ?? [];
  if (position !== undefined) return countLines(text.slice(0, Number(position)));
  const [, line] = /\bline (\d+)/.exec(message) ?? [];
  if (line !== undefined) return Number(line);
  return /\b(?:end|EOF)\b/.test(message) ? countLines(text.trimEnd()) : 1;
}

/** Finds what is wrong with a JSON text, in the words of the engine; undefined if nothing is. */
export function findJsonFault(text: string): CompileFault | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const { message } = error as SyntaxError;
    return { line: lineOf(message, text), message };
  }
}
