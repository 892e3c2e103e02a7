import { splitTopLevel } from './splitTopLevel';
import { withoutParentheses } from './withoutParentheses';

/** What stands behind React's `Ref`, where the compiler has lost the name. */
const OPENED_REF =
  /\(\(instance: (\w+)( \| null)?\) => void \| \(\(\) => VoidOrUndefinedOnly\)\) \| RefObject<\1\2> \| null/g;

/**
 * A printed type as readers know it: one line, no `import("…").`, no `React.` before its types, single quotes,
 * no leading `|`; without `undefined` in the union where `optional` says the same.
 * @example tidyType('React.ReactNode | undefined', true) // 'ReactNode'
 */
export function tidyType(printed: string, optional: boolean): string {
  const text = printed
    .replace(/\s+/g, ' ')
    .replace(/import\((?:"[^"]*"|'[^']*')\)\./g, '')
    .replace(/\bReact\.(?=[A-Z])/g, '')
    .replace(/"([^"'\\]*)"/g, "'$1'")
    .replace(/;(?= \})/g, '')
    .replace(OPENED_REF, 'Ref<$1>')
    .replace(/^\s*\|\s*/, '')
    .trim();
  if (!optional || !text.includes('undefined')) return text;
  const arrow = /^(<.*>)?\([^()]*\) =>/.test(text);
  const parts = arrow ? [text] : splitTopLevel(text, '|').filter((part) => part !== 'undefined');
  const [only, ...others] = parts;
  return only !== undefined && others.length === 0 ? withoutParentheses(only) : parts.join(' | ') || text;
}
