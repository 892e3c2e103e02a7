import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LanguageFn } from 'highlight.js';
import hljs from 'highlight.js/lib/core';
import { SHELL } from '../../shellFiles';
import { type CodeLanguage, familyGrammarOf, grammarOf, GRAMMARS } from './languages';

/** Resolves packages of the shell, which a family need not have. */
const require = createRequire(join(SHELL, 'package.json'));

/** Lists the grammars of the library by their names. */
export function listGrammars(): string[] {
  return readdirSync(dirname(require.resolve('highlight.js/lib/languages/xml'))).flatMap((file) =>
    /^[\w-]+\.js$/.test(file) ? file.slice(0, -'.js'.length) : [],
  );
}

/** Returns a grammar of the library; undefined if it has none with the name. */
function loadGrammar(name: string): LanguageFn | undefined {
  if (!/^[\w-]+$/.test(name)) return undefined;
  try {
    return require(`highlight.js/lib/languages/${name}`) as LanguageFn;
  } catch {
    return undefined;
  }
}

/** Registers the grammar of a language of the family; returns why it cannot be used, undefined if it can. */
function register(language: CodeLanguage, name: string): string | undefined {
  const named = familyGrammarOf(language);
  const grammar = typeof named === 'string' ? loadGrammar(named) : (named as LanguageFn | undefined);
  if (typeof grammar !== 'function')
    return typeof named === 'string' ? `highlight.js has no grammar "${named}"` : 'it is not a function';
  try {
    // The library catches errors of a grammar that it calls, and prints them.
    const built = grammar(hljs);
    if (typeof built !== 'object' || built === null) return 'it returns no grammar';
    hljs.registerLanguage(name, () => built);
    return hljs.highlight('', { language: name, ignoreIllegals: true }).errorRaised?.message;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const faults = new Map<string, string | undefined>();

/**
 * Returns why code in a language of the family cannot be colored; undefined if it can, and for the languages of the shell.
 * Their grammars are loaded when they are first asked for.
 */
export function findGrammarFault(language: CodeLanguage): string | undefined {
  const name = grammarOf(language);
  if (name === null || Object.hasOwn(GRAMMARS, name)) return undefined;
  if (!faults.has(name)) faults.set(name, register(language, name));
  return faults.get(name);
}
