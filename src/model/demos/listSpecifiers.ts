const STATEMENT =
  /(?:^|\n)\s*(?:import|export)\b(?!\s+type\b)[^'";]*?from\s*['"]([^'"]+)['"]|(?:^|\n)import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/**
 * What a module imports at run time, in the order of its text; imports of types alone are none.
 * @example listSpecifiers("import Button from '@mui/material/Button';") // ['@mui/material/Button']
 */
export function listSpecifiers(code: string): string[] {
  return [...code.matchAll(STATEMENT)].map(([, from, bare, lazy]) => from ?? bare ?? lazy ?? '');
}
