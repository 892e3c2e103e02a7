import { readdirSync, readFileSync } from 'node:fs';
import { WIRING, type Reader } from '../../src/model/wiring';
import { listSources, readWiring, type Mention } from './readWiring';

/** Names of the framework, of libraries, of the standard, and of the project that a sandbox gets. */
const FOREIGN = {
  attributes: ['data-emotion', 'data-n-g', 'data-s'],
  ids: ['__NEXT_DATA__', '__next', 'root'],
  events: ['change', 'input'],
  globals: ['__NEXT_DATA__', 'gtag'],
};

const KINDS = ['attributes', 'ids', 'events', 'globals'] as const;

const files = ['src', 'pages'].flatMap(listSources).filter((file) => file !== 'src/model/wiring.ts');
const mentions = readWiring(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));

/** Texts that name the stable handles: the README, and the tests of the built site. */
const outside = ['tests/browser', 'tests/site']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.ts'))
  .concat('README.md')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

function hasRole(kind: Mention['kind'], name: string, role: Mention['role']): boolean {
  return mentions.some((mention) => mention.kind === kind && mention.name === name && mention.role === role);
}

/** Returns what is wrong with a name of the list. */
function findFault(kind: Mention['kind'], name: string, reader: Reader): string | undefined {
  if (!hasRole(kind, name, 'written')) return 'is written nowhere';
  if (reader === 'outside')
    return new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(outside)
      ? undefined
      : 'is no handle: neither README nor tests name it';
  const isRead = hasRole(kind, name, 'read');
  if (reader === 'code') return isRead ? undefined : 'is read by no code';
  if (!hasRole(kind, name, 'styled')) return 'is read by no style sheet';
  return isRead ? 'is read by code, too' : undefined;
}

describe('the wiring between parts of the site', () => {
  it.each(KINDS)('names all %s of the sources', (kind) => {
    const known = new Set<string>([...Object.keys(WIRING[kind]), ...FOREIGN[kind]]);
    const found = mentions.filter((mention) => mention.kind === kind);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  it.each(KINDS)('has a writer and the named reader of all %s', (kind) => {
    const faults = Object.entries(WIRING[kind]).flatMap(([name, reader]) => {
      const fault = findFault(kind, name, reader);
      return fault ? [`${name} ${fault}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('has no foreign name that is gone', () => {
    const names = KINDS.flatMap((kind) => FOREIGN[kind]);
    expect(names.filter((name) => !mentions.some((mention) => mention.name === name))).toEqual([]);
  });
});
