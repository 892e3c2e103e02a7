import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiSource } from '../../model/api/ApiSource';
import type { ApiUnit } from '../../model/api/ApiUnit';
import type { MessageRow } from '../../model/search/SearchShard';
import { splitSymbol } from '../../model/search/textPieces';

/** Folders that hold the same modules for another system of modules, or what no reader's program runs. */
const SKIPPED = new Set(['node_modules', 'modern', 'legacy', 'node', 'umd', 'esm', 'locales']);
const MOST_LETTERS = 150;

function listModules(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listModules(path);
      return entry.name.endsWith('.js') ? [path] : [];
    });
}

/** The message that begins at a place of a source: its literal, and those joined to it. */
function readMessage(source: string): string {
  let text = '';
  const literal = /^\s*(?:[,+]\s*)?(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/s;
  for (let rest = source; text.length < MOST_LETTERS;) {
    const match = literal.exec(rest);
    if (!match) break;
    text += `${text ? ' ' : ''}${match[1] ?? match[2] ?? match[3] ?? ''}`;
    rest = rest.slice(match[0].length);
  }
  const plain = text
    .replace(/\$\{[^}]*\}/g, '…')
    .replace(/\\n/g, ' ')
    .replace(/\\(.)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= MOST_LETTERS) return plain;
  return plain.slice(0, plain.lastIndexOf(' ', MOST_LETTERS));
}

/** The unit that a module belongs to by its file or a folder above, else the one with the longest name in the message. */
function findUnit(file: string, message: string, units: readonly ApiUnit[]): number {
  const segments = file.replace(/\.js$/, '').split('/').reverse();
  for (const segment of segments) {
    const index = units.findIndex(({ name }) => name === segment);
    if (index >= 0) return index;
  }
  let best = -1;
  for (const [index, { name }] of units.entries()) {
    const spoken = splitSymbol(name)
      .map(({ text }) => text)
      .join(' ');
    const isNamed = message.includes(spoken) || message.includes(name);
    if (isNamed && name.length > (units[best]?.name.length ?? 0)) best = index;
  }
  return best;
}

/** The prop that a message names in backticks and that its unit has; empty where there is none. */
function findProp(message: string, unit: ApiUnit): string {
  const named = [...message.matchAll(/`(\w+)/g)].map((match) => match[1]);
  return unit.props.find(({ name }) => named.includes(name))?.name ?? '';
}

/**
 * The messages that a package writes to the console or throws, read from its modules, each with the unit that it is
 * about. Messages about nothing that has a page are left out.
 */
export function listMessages(
  source: ApiSource,
  units: readonly ApiUnit[],
  root = process.cwd(),
): MessageRow[] {
  const folder = join(root, 'node_modules', source.packageName);
  const start = new RegExp(`['"\`](?=${source.classPrefix.toUpperCase()}\\b[ \\w-]{0,12}: )`, 'g');
  const found = new Map<string, MessageRow>();
  for (const file of listModules(folder)) {
    const code = readFileSync(file, 'utf8');
    for (const { index } of code.matchAll(start)) {
      const message = readMessage(code.slice(index));
      const unit = findUnit(file.slice(folder.length + 1), message, units);
      const text = message.replace(/^[^:]*: /, '');
      const about = units[unit];
      if (about && /\p{L}/u.test(text)) found.set(`${text} ${unit}`, [text, unit, findProp(text, about)]);
    }
  }
  return [...found.values()];
}
