import { readdirSync, readFileSync } from 'node:fs';
import { WIRING, type Reader } from '../../src/model/wiring';
import { listSources, readWiring, type Mention, type Unreadable } from './readWiring';

/** Names of the framework, of libraries, of the standard, and of the project that a sandbox gets. */
const FOREIGN = {
  attributes: ['data-emotion', 'data-n-g', 'data-s'],
  ids: ['__NEXT_DATA__', '__next', 'root'],
  events: ['change', 'input'],
  globals: ['__NEXT_DATA__', 'gtag', 'trustedTypes'],
};

/** Places that hide a name, which is none of ours. */
const HIDDEN = [
  // The attributes of an ad and of its links, from lists.
  'src/browser/ads/drawAd.ts: element.setAttribute(name, value)',
  'src/browser/ads/placement.ts: link.getAttribute(name)',
  'src/browser/ads/placement.ts: link.setAttribute(name, value)',
  // Globals of the tag, of Next, and of browsers.
  'src/browser/analytics/loadTag.ts: window as unknown as TagWindow',
  'src/shell/next/runtimeScripts.ts: window as unknown as Record<string, unknown[]>',
  'src/browser/storage.ts: window[area]',
  'src/entries/killWorker.ts: self as unknown as WorkerScope',
  'src/entries/serviceWorker.ts: self as unknown as WorkerScope',
  // The names of a browser, while components are rendered to see where their props arrive.
  'src/content/api/drawnDocument.ts: globalThis',
];

const KINDS = ['attributes', 'ids', 'events', 'globals'] as const;

const files = ['src', 'pages']
  .flatMap(listSources)
  .filter((file) => file !== 'src/model/wiring.ts' && !file.startsWith('src/build/'));
const { mentions, unreadable } = readWiring(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));

const locate = ({ file, text }: Unreadable) => `${file}: ${text}`;

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

  it('has no place that hides a name', () => {
    const hidden = unreadable.filter((place) => !HIDDEN.includes(locate(place)));
    expect(hidden.map((place) => `${locate(place)} hides a name; write ${place.instead}`)).toEqual([]);
    expect(HIDDEN.filter((known) => !unreadable.some((place) => locate(place) === known))).toEqual([]);
  });
});

/** Reads one program, with the element `node`, an unknown `key`, and a global `ours`. */
function readOne(code: string) {
  const declared = 'declare global { interface Window { ours?: string } }';
  return readWiring(
    new Map([
      ['a.tsx', code],
      ['b.ts', declared],
    ]),
  );
}

describe('the reader of the wiring', () => {
  it.each([
    [`node.dataset['one'] = ''`, 'attributes data-one written'],
    [`if (node?.dataset["oneTwo"]) go()`, 'attributes data-one-two read'],
    [`const { one: first } = node.dataset`, 'attributes data-one read'],
    [`const { dataset } = node; dataset.one = ''`, 'attributes data-one written'],
    [`(node.dataset as Own).one = ''`, 'attributes data-one written'],
    [`const all = { ['data-one']: '' }`, 'attributes data-one written'],
    [`globalThis.ours = ''`, 'globals ours written'],
    [`self.ours = ''`, 'globals ours written'],
    [`go(window['ours'])`, 'globals ours read'],
    [`const { ours } = globalThis`, 'globals ours read'],
    [`node.querySelector('#one > p')`, 'ids one read'],
    [`node.closest<HTMLElement>('[id="one"]')`, 'ids one read'],
    [`const ONE = '#one'; node.matches(ONE)`, 'ids one read'],
    [`const list = <ul aria-owns="zero one" />`, 'ids one read'],
    [`node.setAttribute('aria-owns', 'one')`, 'ids one read'],
    [`node.innerHTML = '<ul aria-owns="one"></ul>'`, 'ids one read'],
    [`node.setAttribute('id', 'one')`, 'ids one written'],
  ])('finds the name in %s', (code, found) => {
    const { mentions: all, unreadable: refused } = readOne(code);
    expect(all.map(({ kind, name, role }) => `${kind} ${name} ${role}`)).toContain(found);
    expect(refused).toEqual([]);
  });

  it('finds ids in style sheets, and takes no color for one', () => {
    const sheet = '#one > p { color: #fff; & #two { color: #abc } }';
    const found = readWiring(new Map([['a.css', sheet]])).mentions;
    expect(found.map(({ kind, name, role }) => `${kind} ${name} ${role}`)).toEqual([
      'ids one styled',
      'ids two styled',
    ]);
  });

  it.each([
    `node.dataset[key] = ''`,
    `delete node.dataset[key]`,
    `if (key in node.dataset) go()`,
    `Object.assign(node.dataset, all)`,
    `const all = { ...node.dataset }`,
    `const { one, ...others } = node.dataset`,
    `const { [key]: one } = node.dataset`,
    `const all = node.dataset`,
    `const { dataset: all } = node`,
    `const { dataset: { one } } = node`,
    `go(node['dataset'])`,
    `node.setAttribute(key, '')`,
    'node.toggleAttribute(`data-${key}`)',
    'node.querySelector(`[data-${key}]`)',
    `const all = { ['data-' + key]: '' }`,
    'node.querySelector(`#${key}`)',
    `window[key] = ''`,
    `(window as unknown as Record<string, string>).ours = ''`,
    `(globalThis as any).ours = ''`,
    `const all = globalThis`,
    `Object.assign(window, { ours: '' })`,
    `Object.defineProperty(self, 'ours', {})`,
    `declare global { var ours: string }`,
  ])('refuses %s', (code) => {
    expect(readOne(code).unreadable).not.toEqual([]);
  });
});
