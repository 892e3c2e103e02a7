const STATEMENT = /\b(?:import|export)\b([^'";]*?)\bfrom\s*['"]([^'"]+)['"]/g;

/** Names that a list in braces takes from a module. */
function listNames(clause: string): string[] {
  const inner = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  return inner.split(',').flatMap((part) => /^\s*(?:type\s+)?([\w$]+)/.exec(part)?.[1] ?? []);
}

/**
 * Declarations that take the place of a module that can't be read: whatever other modules import of it is anything, as
 * a value and as a type.
 * @param name file name of the module without its ending
 * @param codes sources of the modules that may import it
 * @example standInFor('rows', ["import { rows } from './rows';"]) // declares `rows` and a default
 */
export function standInFor(name: string, codes: readonly string[]): string {
  const names = new Set<string>();
  for (const code of codes) {
    for (const [, clause = '', specifier = ''] of code.matchAll(STATEMENT)) {
      if (specifier.replace(/\.[jt]sx?$/, '').endsWith(`/${name}`)) {
        for (const taken of listNames(clause)) names.add(taken);
      }
    }
  }
  names.delete('default');
  const declared = [...names].map(
    (taken) =>
      `export declare const ${taken}: any;\nexport type ${taken}<A = any, B = any, C = any> = any;\n`,
  );
  return `${declared.join('')}declare const anything: any;\nexport default anything;\n`;
}
