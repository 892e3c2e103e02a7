/**
 * What stands between the keyword and the module's name: anything but texts, comments whatever they hold. Each text is
 * read in one way only, so that what is no import is given up at once.
 */
const CLAUSE = String.raw`(?:[^'";/]|/(?![/*])|//[^\n]*(?=\n)|/\*(?:[^*]|\*(?!/))*\*/)*?`;
const TYPES = String.raw`(?<types>\s+type\b(?!\s*(?:from\b|,)))?`;
const STATEMENT = new RegExp(
  [
    String.raw`(?:^|[\n;])[^\S\n]*(?:import|export)\b${TYPES}${CLAUSE}\bfrom\s*['"](?<from>[^'"]+)['"]`,
    String.raw`(?:^|[\n;])[^\S\n]*import\s+['"](?<bare>[^'"]+)['"]`,
    String.raw`\bimport\(\s*['"](?<lazy>[^'"]+)['"]\s*\)`,
  ].join('|'),
  'g',
);

interface Import {
  readonly specifier: string;
  /** Nothing of it is left at run time. */
  readonly isTypes: boolean;
}

/** What a module imports, in the order of its text. */
export function listImports(code: string): Import[] {
  return [...code.matchAll(STATEMENT)].map(({ groups: { types, from, bare, lazy } = {} }) => ({
    specifier: from ?? bare ?? lazy ?? '',
    isTypes: types !== undefined,
  }));
}

/**
 * What a module imports at run time, in the order of its text; imports of types alone are none.
 * @example listSpecifiers("import Button from '@mui/material/Button';") // ['@mui/material/Button']
 */
export function listSpecifiers(code: string): string[] {
  return listImports(code)
    .filter(({ isTypes }) => !isTypes)
    .map(({ specifier }) => specifier);
}

/**
 * The package that a specifier belongs to.
 * @example packageName('@mui/material/Button') // '@mui/material'
 */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
