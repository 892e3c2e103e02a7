import { readdirSync } from 'node:fs';
import { readText } from './documents';
import { CACHE, NEXT, OUT, PUBLIC } from '../../src/content/workspace';

/** Folders that commands write, which are missing in a fresh clone. */
export const GENERATED: readonly string[] = [
  OUT,
  CACHE.folder,
  NEXT.folder,
  PUBLIC.generated,
  PUBLIC.search,
  'node_modules',
];
const isGenerated = (file: string) =>
  GENERATED.some((folder) => file === folder || file.startsWith(`${folder}/`));

/** Every file and folder of the project, as a path from its root. */
export const files: readonly string[] = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => name !== '.git' && name !== `${OUT}.old` && !isGenerated(name))
  .flatMap((entry) => [
    entry.name,
    ...(entry.isDirectory() ? readdirSync(entry.name, { recursive: true, encoding: 'utf8' }) : []).map(
      (file) => `${entry.name}/${file}`,
    ),
  ])
  .filter((file) => !isGenerated(file));

/** The code of the project by path. */
export const sources: ReadonlyMap<string, string> = new Map(
  files
    .filter((file) => /\.(?:[cm]?js|tsx?|json|css|yml)$|^\.npmrc$/.test(file) && file !== 'package-lock.json')
    .map((file) => [file, readText(file)]),
);

/** A comment, a text in quotes, or a name, whichever begins first. */
const TOKEN =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`|--[\w-]+|[a-z]\w*(?:-\w+)+|[\w$]+/g;

/** Names and whole texts in code, without comments. */
interface Tokens {
  readonly names: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
}

export function readTokens(code: string): Tokens {
  const names = new Set<string>();
  const texts = new Set<string>();
  for (const [token, single, double, template] of code.matchAll(TOKEN)) {
    const text = single ?? double ?? template;
    if (text !== undefined) texts.add(text);
    else if (!token.startsWith('/')) names.add(token);
    // A template is code, too: `${folder}/sw.js`, HTML.
    for (const name of template?.match(/[\w$-]+/g) ?? []) names.add(name);
  }
  return { names, texts };
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Names and texts of all code but that of tests, which invent some. */
export const known: Tokens = readTokens(
  [...sources].flatMap(([file, code]) => (isTest(file) ? [] : [code])).join('\n'),
);

/** Texts of the shell, in which the names of the files are that it writes. */
export const shellTexts: readonly string[] = [
  ...readTokens(
    [...sources]
      .flatMap(([file, code]) => (file.startsWith('src/') && !isTest(file) ? [code] : []))
      .join('\n'),
  ).texts,
];

/** Matches a variable of the environment that is read: neither assigned nor deleted. */
const READ = /(?<!delete )\bprocess\.env(?:\.([A-Z][A-Z_]+)\b|\['([A-Z_]+)'\])(?!\s*=[^=])/g;

/** The variables of the environment that code reads, with the code that reads each. */
export const variables: ReadonlyMap<string, string> = (() => {
  const readers = new Map<string, string>();
  for (const source of sources.values()) {
    for (const [, a = '', b = ''] of source.matchAll(READ))
      readers.set(a || b, `${readers.get(a || b) ?? ''}${source}`);
  }
  return readers;
})();
