import { parseAd } from '../../src/model/ads/Ad';
import { parseConsent } from '../../src/model/analytics/consent';
import { parseLiveReport, parseLiveRequest } from '../../src/model/demos/liveMessages';
import { parseSidebarState } from '../../src/model/navigation/sidebarState';
import { isOfflineRecord } from '../../src/model/offline/offlineProduct';
import { listEvictions, parseNotes } from '../../src/model/offline/StoredNotes';
import { parsePath } from '../../src/model/routes/parsedPath';
import { pathnameToHref } from '../../src/model/routes/pathnameToHref';
import { parseRecent } from '../../src/model/search/RecentHit';
import { parseManifest } from '../../src/model/search/SearchManifest';
import { parsePart } from '../../src/model/search/SearchPart';
import { createRoll, mutateJson, mutateText } from './mutateJson';

const RUNS = 1000;
const ORIGIN = 'https://docs.example';
const roll = createRoll(23);

const NOTES = {
  builds: ['a', 'b'],
  entries: {
    '/x/': { kind: 'page', bytes: 60_000_000, at: 1, build: 'a', title: 'X', needs: ['/_docs/a.js'] },
    '/_docs/a.js': { kind: 'asset', bytes: 2, at: 2, build: 'b' },
  },
};
const AD = {
  company: 'A',
  description: 'B',
  image: 'https://a.example/i.png',
  statlink: 'https://a.example/',
  statimp: 'https://a.example/p',
  pixel: 'https://a.example/q||https://a.example/r',
  timestamp: '1',
};
const RECORD = {
  product: 'x',
  language: 'en',
  name: 'X',
  href: '/x/',
  state: 'complete',
  done: 1,
  total: 1,
  pages: 1,
  files: { '/x/': 'aa' },
};

/** What reads JSON that somebody else may have written: a valid value, and its reader. */
const READERS: readonly (readonly [name: string, valid: unknown, read: (value: unknown) => unknown])[] = [
  [
    'the notes of the worker',
    NOTES,
    (value) => {
      const { builds, entries } = parseNotes(value);
      return [builds.map((build) => build.length), listEvictions(entries)];
    },
  ],
  ['the record of an offline product', RECORD, isOfflineRecord],
  [
    'an entry of the ad feed',
    AD,
    (value) => parseAd(value, { poweredby: '', label: 'third-party-body-top-inline', now: 1 }),
  ],
  [
    'a report of a live document',
    { kind: 'live-fault', run: 1, fault: 'threw', message: '', line: 0 },
    parseLiveReport,
  ],
  [
    'a request to a live document',
    { kind: 'live-run', run: 1, code: '', modules: { a: '' }, direction: 'ltr', scheme: 'light' },
    parseLiveRequest,
  ],
  [
    'the state of the sidebar',
    { open: ['/x'], scroll: 1, pathname: '/x' },
    (value) => parseSidebarState(JSON.stringify(value)),
  ],
  [
    'recent searches',
    [{ key: '/x/', name: 'a', owner: '', product: 'x' }],
    (value) => parseRecent(JSON.stringify(value)),
  ],
  [
    'the answer about third parties',
    { choice: 'yes', at: 1 },
    (value) => parseConsent(JSON.stringify(value), 2),
  ],
];
/** The same for readers that throw one of these errors for anything else. */
const STRICT = [
  [parseManifest, { format: 2, products: [], indexes: [] }, /^The search manifest is not usable$/],
  [parsePart, { format: 2, tier: 3, words: ['a'], count: 1 }, /^The part /],
] as const;

describe(`hostile input, ${RUNS} times each`, () => {
  it.each(READERS)('makes no reader throw: %s', (_name, valid, read) => {
    for (let run = 0; run < RUNS; run += 1) {
      let value: unknown = structuredClone(valid);
      for (let count = 1 + roll(3); count > 0; count -= 1) value = mutateJson(value, roll);
      try {
        read(value);
      } catch (error) {
        expect({ value, error }).toBe('read');
      }
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it.each(STRICT)('is refused by a reader that throws, with its message: %#', (read, valid, message) => {
    for (let run = 0; run < RUNS; run += 1) {
      const whole = JSON.stringify(mutateJson(valid, roll));
      const text = roll(2) === 0 ? whole : mutateText(whole, ['{', '"', '\0', ','], roll);
      try {
        read(text);
      } catch (error) {
        expect(String((error as Error).message)).toMatch(message);
      }
    }
  });

  it('leads to no other origin as a path', () => {
    const pieces = [
      '//',
      '\\',
      '/..',
      '%2e',
      '%',
      '%00',
      '%E0%A4%A',
      '?',
      '#',
      'zh/',
      'api/',
      '<',
      '"',
      '\uD800',
      ':',
      '@',
    ];
    for (let run = 0; run < RUNS; run += 1) {
      let path = '/zh/material-ui/react-button/?a=b#basic';
      for (let count = 1 + roll(8); count > 0; count -= 1) path = mutateText(path, pieces, roll);
      const { pathname, userLanguage } = parsePath(path, ['en', 'zh', 'pt', 'ar']);
      const href = pathnameToHref(pathname, userLanguage);
      const isSafe = new URL(href, ORIGIN).origin === ORIGIN && !/[<>"\s\\`]/.test(href);
      if (!isSafe) expect({ path, href }).toBe('safe');
    }
  });
});
