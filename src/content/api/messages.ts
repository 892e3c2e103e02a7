import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageAnchor } from '../../model/api/anchors';
import type { ApiSource } from '../../model/api/ApiSource';
import { type ApiMessage, type ApiUnit, changeUnits, listUnits } from '../../model/api/ApiUnit';
import type { Problem } from '../../model/Problem';
import { splitName } from '../../model/search/words';
import { problemAt } from './apiProblems';
import type { TypePackage } from './TypeReader';

/**
 * Folders that hold the same modules in another module format, or code that is not run in a reader's program.
 */
const SKIPPED = new Set(['node_modules', 'modern', 'legacy', 'node', 'umd', 'esm', 'locales']);

function listModules(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listModules(path);
      return entry.name.endsWith('.js') ? [path] : [];
    });
}

const ESCAPED: Readonly<Record<string, string>> = { n: ' ', t: ' ', '\n': '' };

/**
 * Reads the string or template that begins at a position of a source; a value in a template becomes `…`.
 * Undefined if there is none, or if it does not end.
 */
function readLiteral(source: string, start: number): { text: string; end: number } | undefined {
  const quote = source[start];
  if (quote !== "'" && quote !== '"' && quote !== '`') return undefined;
  let text = '';
  for (let at = start + 1; at < source.length; at += 1) {
    const letter = source[at] ?? '';
    if (letter === quote) return { text, end: at + 1 };
    if (letter === '\\') {
      at += 1;
      text += ESCAPED[source[at] ?? ''] ?? source[at];
    } else if (quote === '`' && letter === '$' && source[at + 1] === '{') {
      at = findClosingBrace(source, at + 2);
      text += '…';
    } else text += letter;
  }
  return undefined;
}

/** Returns the position of the brace that ends an expression; it may contain strings and other braces. */
function findClosingBrace(source: string, start: number): number {
  let depth = 1;
  for (let at = start; at < source.length; at += 1) {
    const literal = readLiteral(source, at);
    if (literal) at = literal.end - 1;
    else if (source[at] === '{') depth += 1;
    else if (source[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return source.length;
}

/**
 * Reads the message that begins at a position of a source: its literal, and the literals that follow it in the
 * same array, sum or call. A single word is another argument, such as the level of a warning.
 */
function readMessage(source: string, start: number): string {
  const parts: string[] = [];
  for (let literal = readLiteral(source, start); literal;) {
    parts.push(literal.text);
    const gap = /^\s*[,+]\s*/.exec(source.slice(literal.end, literal.end + 100))?.[0];
    literal = gap === undefined ? undefined : readLiteral(source, literal.end + gap.length);
    if (gap?.includes(',') && /^\w+$/.test(literal?.text ?? '')) break;
  }
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

/**
 * Finds the unit that a module belongs to by the name of its file or of a parent folder, else the one with
 * the longest name in the message.
 */
function findUnit(file: string, message: string, units: readonly ApiUnit[]): ApiUnit | undefined {
  const segments = file
    .replace(/\.[jt]sx?$/, '')
    .split('/')
    .reverse();
  for (const segment of segments) {
    const unit = units.find(({ name }) => name.replaceAll('.', '') === segment);
    if (unit) return unit;
  }
  const named = units.filter(({ name }) => {
    const spoken = splitName(name).join(' ');
    return message.includes(spoken) || message.includes(name);
  });
  return named.toSorted((a, b) => b.name.length - a.name.length)[0];
}

/** What a package writes to the console or throws, without its prefix, and the module that does. */
interface FoundMessage {
  readonly file: string;
  readonly text: string;
}

/** Finds the messages in the modules of a package: those in TypeScript, or else what is built. */
function findMessages({ messagePrefix }: ApiSource, { folder, sources }: TypePackage): FoundMessage[] {
  if (messagePrefix === undefined) return [];
  const written = sources().map((path) => join(folder, path));
  const start = new RegExp(`['"\`](?=${messagePrefix}\\b[ \\w-]{0,12}: )`, 'g');
  return (written.length > 0 ? written : listModules(folder)).flatMap((path) => {
    const code = readFileSync(path, 'utf8');
    return [...code.matchAll(start)].flatMap(({ index }) => {
      const text = readMessage(code, index).replace(/^[^:]*: /, '');
      return /\p{L}/u.test(text) ? [{ file: path.slice(folder.length + 1), text }] : [];
    });
  });
}

/**
 * Adds to each unit the messages that its package writes to the console or throws, with the notes of the
 * source. Messages that are about no unit are left out. A note without a message is a problem.
 */
export function withMessages(
  units: readonly ApiUnit[],
  sources: readonly ApiSource[],
  packages: readonly TypePackage[],
): { readonly units: readonly ApiUnit[]; readonly problems: readonly Problem[] } {
  const found = new Map<ApiUnit, Map<string, ApiMessage>>();
  const problems: Problem[] = [];
  for (const source of sources) {
    const read = packages.find(({ name }) => name === source.packageName);
    if (!read) continue;
    const ofProduct = units.flatMap(listUnits).filter(({ productId }) => productId === source.productId);
    const unused = new Set(source.messages);
    for (const { file, text } of findMessages(source, read)) {
      const note = source.messages?.find(({ says }) => text.includes(says));
      if (note) unused.delete(note);
      const named = note?.unit === undefined ? undefined : ofProduct.find(({ name }) => name === note.unit);
      const unit = named ?? findUnit(file, text, ofProduct);
      if (!unit) continue;
      const messages = found.get(unit) ?? new Map<string, ApiMessage>();
      const anchor = messageAnchor(unit.name, text);
      const known = messages.get(anchor);
      if (known && known.text.length >= text.length) continue;
      messages.set(anchor, { text, ...(note && { cause: note.cause, cure: note.cure }) });
      found.set(unit, messages);
    }
    problems.push(
      ...Array.from(unused, ({ says }) =>
        problemAt(
          source.file,
          'stale-api-exception',
          `${source.packageName}: no message says "${says}"`,
          'remove it from messages',
        ),
      ),
    );
  }
  return {
    units: units.map((whole) =>
      changeUnits(whole, (unit) => {
        const messages = found.get(unit);
        return messages ? { ...unit, messages: [...messages.values()] } : unit;
      }),
    ),
    problems,
  };
}
