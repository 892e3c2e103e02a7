const IMPORT = /^[ \t]*import\s+(?!type\s)([^'"();=]*?)\s*from\s*['"][^'"\n]*['"];?/gm;
const COMMENT = /\/\/.*$|\/\*[\s\S]*?\*\//gm;

/** The local names of what stands between `import` and `from`, those of types left out. */
function localNames(clause: string): string[] {
  const [, named = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  const others = clause.replace(/\{[^}]*\}/, '');
  return [...others.split(','), ...named.split(',')]
    .map((part) => part.trim())
    .filter((part) => !part.startsWith('type '))
    .flatMap((part) => part.match(/[\w$]+$/) ?? []);
}

/** How often a name stands in a text, as a word of its own. */
function count(name: string, text: string): number {
  return text.split(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`)).length - 1;
}

/**
 * The names that TypeScript imports as values: a type uses none of them, and a reader may not have got to using them. What
 * stands more often in the code than in its JavaScript stands in types.
 * @param js the code without its types
 * @example listValueImports("import { A, B, C } from 'x';\nlet a: A = B;", 'let a = B;') // ['B', 'C']
 */
export function listValueImports(code: string, js: string): string[] {
  const clauses = [...code.matchAll(IMPORT)].map(([, clause = '']) => clause.replace(COMMENT, ''));
  const typed = code.replace(IMPORT, '');
  const untyped = js.replace(IMPORT, '');
  return clauses.flatMap(localNames).filter((name) => count(name, typed) <= count(name, untyped));
}
