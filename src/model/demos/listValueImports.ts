const IMPORT = /^[ \t]*import\s+(?!type\s)([^'"();=]*?)\s*from\s*['"][^'"\n]*['"];?/gm;
const COMMENT = /\/\/.*$|\/\*[\s\S]*?\*\//gm;

/**
 * Returns the local names in an import clause, the text between `import` and `from`, without those of types.
 */
function localNames(clause: string): string[] {
  const [, named = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  const others = clause.replace(/\{[^}]*\}/, '');
  return [...others.split(','), ...named.split(',')]
    .map((part) => part.trim())
    .filter((part) => !part.startsWith('type '))
    .flatMap((part) => part.match(/[\w$]+$/) ?? []);
}

/** Returns how often a name occurs in a text as a whole word. */
function count(name: string, text: string): number {
  return text.split(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`)).length - 1;
}

/**
 * Lists the names that TypeScript code imports as values, including those that the reader has not used yet. A
 * name that occurs more often in the code than in its JavaScript is used as a type.
 * @param js the code without its types
 * @example listValueImports("import { A, B, C } from 'x';\nlet a: A = B;", 'let a = B;') // ['B', 'C']
 */
export function listValueImports(code: string, js: string): string[] {
  const clauses = [...code.matchAll(IMPORT)].map(([, clause = '']) => clause.replace(COMMENT, ''));
  const typed = code.replace(IMPORT, '');
  const untyped = js.replace(IMPORT, '');
  return clauses.flatMap(localNames).filter((name) => count(name, typed) <= count(name, untyped));
}
