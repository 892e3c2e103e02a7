import { basename, dirname } from 'node:path';
import { documents, listCode, readText } from './documents';
import { files, GENERATED, known, shellTexts, sources, variables } from './projectNames';
import { languages } from '../../data/languages';
import { CACHE } from '../../src/content/workspace';

/*
 * Every word in code of a document (`a span`, a block) has to be known: a file, an address, a variable, a
 * constant, a command, an option, a name or a text in code. A new name of something else goes into `FOREIGN`.
 */

/** Names of other programs and of examples, which no code of this project has. */
const FOREIGN = new Set(
  [
    // Examples.
    '/lumen/ /lumen/api/errors/ <folder>/api/errors.md /fonts/text.css G-ABC123DEF4 GridPro gridApi gridProApi',
    'API Name.js <Button OrdersGrid.1f2e3d4c5b6a.dark.png primary-7c4dff.radius-8 [testing](testing.md#commands)',
    '[numbers](../src/constants.ts) ![Home](pictures/home.jpg)',
    // Browsers, TypeScript, Debian.
    'pointerup mouseup isTrusted webrtc dns-prefetch allow-duplicates @layer @deprecated /usr/sbin/nginx',
    // Packages that were considered.
    'sirv get-port hast-util-to-mdast mdast-util-to-markdown',
  ].flatMap((line) => line.split(' ')),
);

const allFiles = new Set(files);
const baseNames = new Set(files.map((file) => basename(file)));
const published = new Set(readText('data/published.txt').match(/^\/\S*/gm));

const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
/** Returns the source of a pattern in which `<name>` and `*` stand for any name. */
const patternOf = (path: string) =>
  escape(path)
    .replace(/\*\*/g, '.+')
    .replace(/<[^>]*>|\*/g, '[^/]+');

/** Returns whether a set has a path, in which `<name>` and `*` stand for any name. */
function has(paths: ReadonlySet<string>, path: string): boolean {
  if (!/[<*]/.test(path)) return paths.has(path);
  const rule = new RegExp(`^${patternOf(path)}$`);
  return [...paths].some((other) => rule.test(other));
}

/** Returns whether a text of the shell names a file or folder of the output, without its hash. */
function isWritten(path: string): boolean {
  const isNamed = (name: string) => {
    const rule = new RegExp(`(?:^|/)${patternOf(name)}(?:/|$)`);
    return shellTexts.some((text) => rule.test(text));
  };
  return isNamed(path) || (path.includes('.<hash>') && isNamed(basename(path.replace('.<hash>', ''))));
}

/** Returns whether commands write a path. */
function isGenerated(path: string): boolean {
  const folder = GENERATED.find((one) => path.startsWith(`${one}/`));
  if (!folder) return GENERATED.includes(path);
  if (folder !== CACHE.folder) return isWritten(path.slice(folder.length + 1));
  const kept: readonly string[] = Object.values(CACHE);
  // A subfolder is written as a template: `${CACHE.bench}/lighthouse`.
  return kept.includes(path) || (kept.includes(dirname(path)) && known.names.has(basename(path)));
}

/** Returns whether an address is that of a page, or of a file that the site serves. */
function isAddress(address: string): boolean {
  const [, code = ''] = /^\/([a-z]{2})(?=\/|$)/.exec(address) ?? [];
  if (code !== '' && !languages.some((language) => language.code === code)) return false;
  const pathname = address.slice(code === '' ? 0 : 3).replace(/\/$/, '') || '/';
  return published.has(pathname) || known.texts.has(address) || isWritten(pathname.slice(1));
}

/** Returns whether a constant is exported, or declared in a file that the document names. */
function isConstant(name: string, document: string): boolean {
  const exported = new RegExp(`^export const ${name}\\b`, 'm');
  const declared = new RegExp(`\\bconst ${name}\\b`);
  return [...sources].some(
    ([file, code]) => exported.test(code) || (document.includes(`\`${file}\``) && declared.test(code)),
  );
}

const FILE = /\.(?:[cm]?[jt]sx?|json|md|css|svg|png|jpe?g|html|txt|xml|conf|webmanifest)$/;

/** Returns whether a word in code of a document is known. */
function isKnown(word: string, document: string): boolean {
  if (FOREIGN.has(word) || /^[\W\d_]*$/.test(word) || /^<[a-z ]+>$/.test(word)) return true;
  const path = word.replace(/\/$/, '');
  if (has(allFiles, path) || isGenerated(path)) return true;
  if (/^[A-Z][A-Z\d]{2,}(?:_[A-Z\d]+)*$|^[A-Z]+(?:_[A-Z\d]+)+$/.test(word))
    return variables.has(word) || isConstant(word, document);
  if (known.texts.has(word)) return true;
  if (word.startsWith('/')) return isAddress(word);
  if (word.includes('/') || FILE.test(word))
    return has(baseNames, path.replace(/^\./, '*.')) || isWritten(path);
  if (known.names.has(word)) return true;
  // A member (`site.open`), or a name with a placeholder (`pages.<pathname>`).
  const parts = word.split(/\.|<[^>]*>|\*|…/).filter(Boolean);
  return parts[0] !== word && parts.every((part) => isKnown(part, document));
}

/** A command; what is in front of it sets variables. */
const COMMAND = /(?:^| )(?:npm|npx|next|git|cd) .*$|^--.*$/;

/** Lists the words of code that nothing in the project has. Of commands, only files and addresses: they have a test of their own. */
function listUnknownWords(code: string, document: string): string[] {
  if (FOREIGN.has(code) || code.includes('://')) return [];
  const [command = ''] = COMMAND.exec(code) ?? [];
  const words = code.slice(0, code.length - command.length).split(/[\s(){}[\],;'"=!?&|#]+/);
  return [...words, ...command.split(' ').filter((word) => word.startsWith('/') || FILE.test(word))]
    .map((word) => word.replace(/^\.{3}|[:…]+$/g, ''))
    .filter((word) => !isKnown(word, document))
    .map((word) => (word === code ? word : `${word} in ${code}`));
}

describe('code in documents', () => {
  it.each(documents)('%s has known names only', (file) => {
    const document = readText(file);
    expect(listCode(document).flatMap((code) => listUnknownWords(code, document))).toEqual([]);
  });

  it('has many names', () => {
    expect(documents.flatMap((file) => listCode(readText(file))).length).toBeGreaterThan(1000);
  });
});
