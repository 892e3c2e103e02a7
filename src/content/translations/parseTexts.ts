import { transformSync, type TransformFailure } from 'esbuild';
import type { Problem } from '../../model/problems/Problem';

/** Where and why a text is no JSON. The platform's own parser gives no place for some of its faults. */
function findFault(text: string, error: unknown): Pick<Problem, 'line' | 'column' | 'message'> {
  try {
    transformSync(text, { loader: 'json', logLevel: 'silent' });
  } catch (failure) {
    const [first] = (failure as Partial<TransformFailure>).errors ?? [];
    const { line = 1, column = 0 } = first?.location ?? {};
    if (first) return { line, column: column + 1, message: first.text };
  }
  return { line: 1, column: 1, message: error instanceof Error ? error.message : String(error) };
}

/** The keys and values of a file of texts; none, and the problem, where it is no such file. */
export function parseTexts(
  text: string,
  file: string,
): { readonly texts?: Readonly<Record<string, unknown>>; readonly problems: readonly Problem[] } {
  const tell = ({ line, column, message: fault }: Pick<Problem, 'line' | 'column' | 'message'>) => {
    const message = `The texts can't be read: ${fault}`;
    const hint = 'the file holds one JSON object of key and text';
    return { problems: [{ file, line, column, code: 'bad-translations', message, hint }] };
  };
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed && typeof parsed === 'object' && !Array.isArray(parsed)
      ? { texts: parsed as Readonly<Record<string, unknown>>, problems: [] }
      : tell({ line: 1, column: 1, message: 'not an object' });
  } catch (error) {
    return tell(findFault(text, error));
  }
}
