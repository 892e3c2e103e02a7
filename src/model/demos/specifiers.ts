/**
 * Matches what may be between the keyword and the module name: anything except string literals, and comments
 * with any content. Every text matches in only one way, so the pattern fails fast on other code.
 */
const CLAUSE = String.raw`(?:[^'";/]|/(?![/*])|//[^\n]*(?=\n)|/\*(?:[^*]|\*(?!/))*\*/)*?`;
const TYPES = String.raw`(?<types>\s+type\b(?!\s*(?:from\b|,)))?`;
const STATEMENT = new RegExp(
  [
    String.raw`(?:^|[\n;])[^\S\n]*(?:import|export)\b${TYPES}${CLAUSE}\bfrom\s*['"](?<from>[^'"]+)['"]`,
    String.raw`(?:^|[\n;])[^\S\n]*import\s+['"](?<bare>[^'"]+)['"]`,
    String.raw`\bimport\(\s*['"](?<lazy>[^'"]+)['"]\s*\)`,
    // A worker or another file that the bundler emits: new URL('./worker.ts', import.meta.url).
    String.raw`\bnew\s+URL\(\s*['"](?<url>\.[^'"]+)['"]\s*,\s*import\.meta\.url`,
  ].join('|'),
  'g',
);

interface Import {
  readonly specifier: string;
  /** Position of the specifier in the code. */
  readonly index: number;
  /** Set for an import of types, which does not exist at run time. */
  readonly isTypes: boolean;
}

/** Lists the imports of a module, in source order. */
export function listImports(code: string): Import[] {
  return [...code.matchAll(STATEMENT)].map(
    ({ 0: source, index, groups: { types, from, bare, lazy, url } = {} }) => {
      const specifier = from ?? bare ?? lazy ?? url ?? '';
      return { specifier, index: index + source.lastIndexOf(specifier), isTypes: types !== undefined };
    },
  );
}

/**
 * Lists the specifiers that a module imports at run time, in source order, without imports of types.
 * @example listSpecifiers("import Button from '@mui/material/Button';") // ['@mui/material/Button']
 */
export function listSpecifiers(code: string): string[] {
  return listImports(code)
    .filter(({ isTypes }) => !isTypes)
    .map(({ specifier }) => specifier);
}

/**
 * Returns the package name of a specifier.
 * @example packageName('@mui/material/Button') // '@mui/material'
 */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
