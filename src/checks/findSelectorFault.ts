import { transformSync } from 'esbuild';

/** Strings and escaped characters, which may hold anything. */
const QUOTED = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\./gs;
/** Classes that a selector of elements in a page may ask for; browsers refuse a whole list for one that they don't know. */
const CLASS =
  /^(?:is|where|not|has|scope|root|empty|(?:first|last|only|nth|nth-last)-(?:child|of-type)|link|any-link|enabled|disabled|checked|lang|dir)$/i;

/**
 * What is wrong with a list of CSS selectors that is to find elements in a page; undefined for one that browsers take.
 * @example findSelectorFault('#ad,') // 'Unexpected "{"'
 */
export function findSelectorFault(selectors: string): string | undefined {
  const bare = selectors.replace(QUOTED, '_');
  const stray = /[{}@;&]|\|(?!=)|\/\*/.exec(bare)?.[0];
  if (stray !== undefined) return `Unexpected "${stray}"`;
  const unknown = [...bare.matchAll(/::?([\w-]*)/g)].find(
    ([colons, name = '']) => colons.startsWith('::') || !CLASS.test(name),
  );
  if (unknown) return `Unexpected "${unknown[0]}"`;
  // Only an argument, as of `:has`, may begin with a combinator.
  let outer = bare;
  while (/\([^()]*\)/.test(outer)) outer = outer.replace(/\([^()]*\)/g, '');
  const leading = /(?:^|,)\s*([>+~])/.exec(outer)?.[1];
  if (leading !== undefined) return `Unexpected "${leading}"`;
  return transformSync(`${selectors}{}`, { loader: 'css', logLevel: 'silent' }).warnings[0]?.text;
}
