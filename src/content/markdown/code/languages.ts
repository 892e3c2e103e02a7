import type { HLJSApi, Language, LanguageFn, Mode } from 'highlight.js';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import scss from 'highlight.js/lib/languages/scss';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { readFences } from '../familyFences';

/** Name under which the grammar of JSX tags is registered. */
const JSX_MARKUP = 'jsx-markup';

function childModes({ contains, variants, starts }: Mode): Mode[] {
  const children = [...(contains ?? []), ...(variants ?? []), ...(starts ? [starts] : [])];
  return children.filter((child) => child !== 'self');
}

/** Changes a grammar to read its JSX with `JSX_MARKUP`; highlight.js reads it as HTML. */
function redirectJsx(language: Language): Language {
  const seen = new Set<Mode>([language]);
  // Iterating over a set also visits the modes added during the loop, each once.
  for (const mode of seen) {
    // JSX has variants (element, fragment, self-closing); html`…` templates have none and stay HTML.
    if (mode.subLanguage === 'xml' && mode.variants) mode.subLanguage = JSX_MARKUP;
    for (const child of childModes(mode)) seen.add(child);
  }
  return language;
}

/** Returns a JavaScript or TypeScript grammar that reads its JSX with `JSX_MARKUP`. */
function withJsx(grammar: LanguageFn): LanguageFn {
  return (hljs) => redirectJsx(grammar(hljs));
}

/**
 * Returns the grammar of JSX tags. highlight.js uses its HTML grammar for them, which ends a tag at the arrow
 * of `onClick={() => …}` and does not support braces. Here braces contain code.
 */
function jsxMarkup(grammar: LanguageFn): LanguageFn {
  return (hljs: HLJSApi) => {
    const code = redirectJsx(grammar(hljs));
    const braces: Mode = { begin: /\{/, end: /\}/, contains: ['self', ...code.contains] };
    if (code.keywords !== undefined) Object.assign(braces, { keywords: code.keywords });
    const attributes: Mode = {
      endsWithParent: true,
      contains: [
        { scope: 'attr', begin: /[A-Za-z_$][\w$:.-]*/ },
        {
          scope: 'string',
          variants: [
            { begin: /"/, end: /"/ },
            { begin: /'/, end: /'/ },
          ],
        },
        braces,
      ],
    };
    const tag: Mode = {
      scope: 'tag',
      begin: /<\/?(?=[A-Za-z_$>])/,
      end: /\/?>/,
      contains: [{ scope: 'name', begin: /[A-Za-z_$][\w$:.-]*/, starts: attributes }],
    };
    return { contains: [tag, braces] };
  };
}

/** The grammars of all supported languages. */
export const GRAMMARS: Readonly<Record<string, LanguageFn>> = {
  bash,
  css,
  javascript: withJsx(javascript),
  json,
  typescript: withJsx(typescript),
  [JSX_MARKUP]: jsxMarkup(typescript),
  scss,
  xml,
  yaml,
};

/** Languages that a fence may name, each with its grammar; null if the text is shown without colors. */
export const LANGUAGES = {
  css: 'css',
  scss: 'scss',
  bash: 'bash',
  // Lines are marked by their first character; this needs no grammar.
  diff: null,
  js: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  tsx: 'typescript',
  json: 'json',
  html: 'xml',
  markup: 'xml',
  md: null,
  yaml: 'yaml',
  text: null,
} as const satisfies Readonly<Record<string, keyof typeof GRAMMARS | null>>;

type ShellLanguage = keyof typeof LANGUAGES;
/** Name of a language that the family adds, and that has a grammar of its own. */
type FamilyLanguage = string & { readonly isOfFamily: true };

/** Name of a language as a fence writes it. */
export type CodeLanguage = ShellLanguage | FamilyLanguage;

/** Every language of the shell that a fence may name. */
export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as ShellLanguage[];

/** Other names of these languages, which hosts of repositories and other generators know. */
const ALIASES: Readonly<Record<string, ShellLanguage>> = {
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  console: 'bash',
  javascript: 'js',
  mjs: 'js',
  cjs: 'js',
  typescript: 'ts',
  mts: 'ts',
  cts: 'ts',
  jsonc: 'json',
  xml: 'markup',
  svg: 'markup',
  markdown: 'md',
  yml: 'yaml',
  txt: 'text',
  plaintext: 'text',
};

/** Returns the language of the shell with a name, its own or another one; undefined for others. */
export function findShellLanguage(name: string): ShellLanguage | undefined {
  if (Object.hasOwn(LANGUAGES, name)) return name as ShellLanguage;
  return Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined;
}

/** Returns what the family has as a language; undefined if it has none with that name. */
function findOfFamily(name: string) {
  const { languages } = readFences();
  return Object.hasOwn(languages, name) ? languages[name] : undefined;
}

/**
 * Returns the language that a fence names, by its own name or another one; undefined for others.
 * @param before names that led to this one
 * @example findLanguage('sh') // 'bash'
 */
export function findLanguage(name: string, before: readonly string[] = []): CodeLanguage | undefined {
  const ofShell = findShellLanguage(name);
  if (ofShell !== undefined) return ofShell;
  const ofFamily = findOfFamily(name);
  if (ofFamily === undefined) return readFences().isBroken ? 'text' : undefined;
  const isOtherName =
    typeof ofFamily === 'string' &&
    ofFamily !== name &&
    (findShellLanguage(ofFamily) !== undefined || findOfFamily(ofFamily) !== undefined);
  if (!isOtherName) return name as FamilyLanguage;
  return before.includes(name) ? undefined : findLanguage(ofFamily, [...before, name]);
}

/** Every name of a language that a fence may write first, those of the family last. */
export const listLanguageNames = (): string[] => [...LANGUAGE_NAMES, ...Object.keys(readFences().languages)];

/** Returns the name of the grammar of a language; null if the text is shown without colors. */
export function grammarOf(language: CodeLanguage): string | null {
  return Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language as ShellLanguage] : `family ${language}`;
}

/** Returns what the family names as the grammar of a language of its own. */
export const familyGrammarOf = (language: CodeLanguage) => findOfFamily(language);
