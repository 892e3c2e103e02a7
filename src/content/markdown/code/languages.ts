import type { LanguageFn } from 'highlight.js';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { JSX_MARKUP, jsxMarkup, withJsx } from './jsxGrammar';

/** The grammars that the dialect needs. */
export const GRAMMARS: Readonly<Record<string, LanguageFn>> = {
  bash,
  css,
  javascript: withJsx(javascript),
  json,
  typescript: withJsx(typescript),
  [JSX_MARKUP]: jsxMarkup(typescript),
  xml,
  yaml,
};

/** Languages a fence may name, each with its grammar; null where the text is shown as it is. */
export const LANGUAGES = {
  css: 'css',
  bash: 'bash',
  // Lines are marked by their first character; no grammar is needed.
  diff: null,
  js: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  tsx: 'typescript',
  json: 'json',
  html: 'xml',
  markup: 'xml',
  yaml: 'yaml',
  text: null,
} as const satisfies Readonly<Record<string, keyof typeof GRAMMARS | null>>;

/** Name of a language as a fence writes it. */
export type CodeLanguage = keyof typeof LANGUAGES;

/** Every language that a fence may name. */
export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as CodeLanguage[];

/** Whether a fence may name this language. */
export function isCodeLanguage(name: string): name is CodeLanguage {
  return Object.hasOwn(LANGUAGES, name);
}
