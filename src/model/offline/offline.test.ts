import { buildCaches, offlineCache, listOldCaches, META_CACHE } from './cacheNames';
import { classifyRequest } from './classifyRequest';
import {
  fillOfflinePage,
  NOTHING_STORED,
  NOT_STORED,
  STORED_LIST,
  announcedHash,
  isOwnPage,
  isStorable,
  isWholeDocument,
  pageAddress,
} from './workerAnswer';
import { formatBytes } from './formatBytes';
import { listEvictions, parseNotes, type StoredEntry } from './StoredNotes';
import { isOfflineRecord, planKeeping, type OfflineRecord } from './offlineProduct';
import { mayReload, noteReload } from './newBuild';
import { parseWorkerMessage } from './workerMessage';

const ORIGIN = 'https://docs.example.com';

describe('classifyRequest', () => {
  const get = { method: 'GET', mode: 'cors', cache: 'default', cacheControl: null, hasRange: false };
  it.each([
    ['/material-ui/', { mode: 'navigate' }, 'document'],
    ['/material-ui', { mode: 'navigate' }, 'document'],
    ['/x/?q=1', { mode: 'navigate' }, 'document'],
    ['/x/page.md', { mode: 'navigate' }, 'pass'],
    ['/sitemap.xml', { mode: 'navigate' }, 'pass'],
    ['/x/', {}, 'pass'],
    ['/search/en.json', {}, 'search'],
    ['/_next/data/abc/x.json', {}, 'pass'],
    ['/_next/static/chunks/a.js', { mode: 'no-cors' }, 'asset'],
    ['/_docs/nav/x-en.1f.json', {}, 'asset'],
    ['/_docs/live/frame.html', { mode: 'navigate' }, 'pass'],
    ['/_docs/live/mui-x-data-grid.1f.js', {}, 'pass'],
    ['/_docs/demos/x-ltr.1f.html', { mode: 'navigate' }, 'asset'],
    ['/_docs/demos/x.1f.json', { mode: 'navigate' }, 'pass'],
    ['/_docs/nav/x-en.1f.json', { cache: 'reload' }, 'pass'],
    ['/_docs/nav/x-en.1f.json', { cache: 'no-store' }, 'pass'],
    ['/_docs/nav/x-en.1f.json', { cacheControl: 'max-age=0, No-Store' }, 'pass'],
    ['/_docs/nav/x-en.1f.json', { cacheControl: 'max-age=0' }, 'asset'],
    ['/search/en.json', { cache: 'no-store' }, 'pass'],
    ['/x/', { mode: 'navigate', cache: 'no-store' }, 'pass'],
    ['/_docs/video.1f.mp4', { hasRange: true }, 'pass'],
    ['/x/', { mode: 'navigate', method: 'POST' }, 'pass'],
    ['https://evil.example/_next/static/a.js', {}, 'pass'],
    ['https://docs.example.com.evil.example/', { mode: 'navigate' }, 'pass'],
  ] as const)('%s with %j is %s', (path, facts, kind) => {
    const url = new URL(path, ORIGIN).href;
    expect(classifyRequest({ ...get, ...facts, url }, ORIGIN)).toBe(kind);
  });
});

describe('isWholeDocument', () => {
  const html = `<!DOCTYPE html><html><body>${'<p>text</p>'.repeat(99)}</body></html>`;
  it.each([0.1, 0.6, 0.95, 0.999])('a document cut at %p has no end', (share) => {
    expect(isWholeDocument(html.slice(0, html.length * share))).toBe(false);
  });
  it.each(['', '\n', '<script src="/added.js"></script>'])('a document followed by %j has one', (added) => {
    expect(isWholeDocument(html + added)).toBe(true);
  });
});

describe('pageAddress', () => {
  it.each([
    ['/', '/'],
    ['/x/', '/x/'],
    ['/x', '/x/'],
    ['/x/index.html', '/x/index.html'],
    ['/x.svg', '/x.svg'],
  ])('%s is stored as %s', (pathname, address) => expect(pageAddress(pathname)).toBe(address));
});

describe('announcedHash', () => {
  it.each([
    ['/_docs/texts/en.851fdd5fa59c.json', '851fdd5fa59c'],
    ['/_next/static/a.css#851fdd5fa59c', '851fdd5fa59c'],
    ['/_next/static/a.css', undefined],
    ['/_docs/islands/25YYYBGQ.js', undefined],
    ['/x/#851fdd5fa59', undefined],
  ])('of %s is %s', (href, hash) => expect(announcedHash(href)).toBe(hash));
});

describe('isOwnPage', () => {
  const facts = '<script id="_page" type="application/json">{}</script>';
  const loader = '/_docs/islands/start-1F.js';
  it.each([
    ['a page of the build', `${facts}<script src="${loader}">`, true],
    ['a page of another build', `${facts}<script src="/_docs/islands/start-2E.js">`, false],
    ['a page of somebody else that names the loader', `<a href="${loader}">Sign in</a>`, false],
  ])('%s', (_what, html, isOwn) => expect(isOwnPage(html, loader)).toBe(isOwn));
});

describe('isStorable', () => {
  const good = { status: 200, type: 'basic', redirectedTo: undefined, contentType: 'text/javascript' };
  it.each([
    ['/a.js', {}, true],
    ['/x/', { contentType: 'text/html' }, true],
    ['/x/', { contentType: 'text/plain' }, false],
    ['/a.js', { contentType: 'text/html; charset=utf-8' }, false],
    ['/a.json', { contentType: 'text/html' }, false],
    ['/a.js', { contentType: 'Text/HTML' }, false],
    ['/a.js', { contentType: 'text/plain' }, false],
    ['/a.css', { contentType: null }, false],
    ['/a.css', { contentType: 'text/css' }, true],
    ['/a.1f.svg', { contentType: 'text/html' }, false],
    ['/a.woff2', { contentType: 'text/html' }, false],
    ['/a.woff2', { contentType: null }, true],
    ['/a.html', { contentType: 'text/html' }, true],
    ['/x/', { status: 404 }, false],
    ['/x/', { status: 206 }, false],
    ['/x/', { type: 'opaque' }, false],
    ['/x/', { redirectedTo: '/y/' }, false],
    ['/x/', { redirectedTo: '/' }, false],
    ['/x/', { redirectedTo: '/sign-in' }, false],
    // Hosts that strip the slash.
    ['/x/', { redirectedTo: '/x', contentType: 'text/html' }, true],
    ['/a.js', { redirectedTo: '/a' }, false],
  ] as const)('%s with %j: %p', (path, facts, storable) => {
    expect(isStorable(path, { ...good, ...facts })).toBe(storable);
  });
});

describe('parseWorkerMessage', () => {
  it.each([
    [{ kind: 'activate' }, { kind: 'activate' }],
    [{ kind: 'build', other: 1 }, { kind: 'build' }],
    [
      { kind: 'visited', pathname: '/a/' },
      { kind: 'visited', pathname: '/a/' },
    ],
    [{ kind: 'visited', pathname: '//evil.example/' }, undefined],
    [{ kind: 'visited', pathname: '/\\evil.example/' }, undefined],
    [{ kind: 'visited', pathname: 'https://evil.example/' }, undefined],
    [{ kind: 'visited', pathname: 1 }, undefined],
    [{ kind: 'reload' }, undefined],
    [null, undefined],
  ])('of %j is %j', (data, message) => {
    expect(parseWorkerMessage(data)).toEqual(message);
  });
});

describe('listOldCaches', () => {
  it('keeps the given builds, offline products, notes and other caches', () => {
    const stay = [...Object.values(buildCaches('b')), META_CACHE, offlineCache('x', 'en'), 'other'];
    const old = Object.values(buildCaches('a'));
    expect(listOldCaches([...stay, ...old], ['b'])).toEqual(old);
  });
});

describe('listEvictions', () => {
  const page = (at: number, bytes = 1, needs: string[] = []): StoredEntry => ({
    kind: 'page',
    at,
    bytes,
    needs,
    build: 'b',
  });
  const asset = (at: number, bytes = 1): StoredEntry => ({ kind: 'asset', at, bytes, build: 'b' });

  it('removes nothing within the limits', () => {
    expect(listEvictions({ '/a': page(1), '/b': asset(2) }, { pages: 1, bytes: 2 })).toEqual([]);
  });
  it('removes the least recently used page, with the assets that only it needs', () => {
    const entries = { '/b/': page(2, 1, ['x']), '/a/': page(1, 1, ['x', 'y']), x: asset(1), y: asset(1) };
    expect(listEvictions(entries, { pages: 1, bytes: 100 })).toEqual(['/a/', 'y']);
  });
  it('removes unneeded assets before newer pages', () => {
    const entries = { '/a/': page(3, 10, ['x']), x: asset(1, 10), free: asset(2, 10) };
    expect(listEvictions(entries, { pages: 9, bytes: 20 })).toEqual(['free']);
  });
  it('keeps 200 pages and 50 MB', () => {
    const entries = Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`/${at}/`, page(at)]));
    expect(listEvictions(entries)).toHaveLength(50);
    const large = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`/${at}/`, page(at, 1_000_000)]));
    expect(listEvictions(large)).toHaveLength(10);
  });
});

describe('planKeeping', () => {
  it('continues where it was interrupted, and removes files of an earlier build', () => {
    const files = [
      { url: '/a', bytes: 10, sha256: '1' },
      { url: '/b', bytes: 20, sha256: '2' },
      { url: '/c', bytes: 30, sha256: '3' },
    ];
    const plan = planKeeping(files, { '/a': '1', '/b': 'old', '/gone': '9' });
    expect(plan.toFetch.map(({ url }) => url)).toEqual(['/b', '/c']);
    expect(plan).toMatchObject({ toRemove: ['/gone'], doneBytes: 10, totalBytes: 60 });
  });
});

describe('fillOfflinePage', () => {
  const html = `${NOT_STORED}not here</p>${NOTHING_STORED}nothing</p>${STORED_LIST}`;
  it('lists stored content, escaped as text', () => {
    const filled = fillOfflinePage(
      html,
      [
        { href: '/x/', title: '<b> $& "x"' },
        { href: '/y/', title: 'Y', pages: 3 },
      ],
      true,
    );
    expect(filled).toBe(
      '<p data-not-stored="">not here</p><p data-nothing-stored="" hidden="">nothing</p>' +
        '<ul data-stored-pages=""><li><a href="/x/">&lt;b&gt; $&amp; &quot;x&quot;</a></li><li><a href="/y/">Y</a> (3)</li></ul>',
    );
  });
  it.each(['javascript:alert(1)', '//evil.example/', 'https://evil.example/'])(
    'lists no stored link to %s',
    (href) => {
      expect(fillOfflinePage(html, [{ href, title: 'X' }], false)).toBe(html);
    },
  );
  it('says that nothing is stored', () => {
    expect(fillOfflinePage(html, [], false)).toBe(html);
  });
});

describe('isOfflineRecord', () => {
  const record: OfflineRecord = {
    product: 'system',
    language: 'en',
    name: 'System',
    href: '/system/',
    state: 'loading',
    done: 0,
    total: 10,
    pages: 2,
    files: {},
  };
  it('accepts what this site writes', () => {
    expect(isOfflineRecord(record)).toBe(true);
  });
  it.each([
    undefined,
    null,
    'x',
    [],
    { ...record, href: 'javascript:alert(1)' },
    { ...record, name: {} },
    { ...record, product: 1 },
    { ...record, total: '10' },
    { ...record, files: null },
    { ...record, build: {} },
    { ...record, state: 'done' },
    { ...record, done: '0' },
    { ...record, pages: '<a href="javascript:alert(1)">x</a>' },
  ])('refuses %j', (stored) => {
    expect(isOfflineRecord(stored)).toBe(false);
  });
});

describe('reloads', () => {
  it('happen once per build', () => {
    const kept = noteReload(null, 'a');
    expect([mayReload(null, 'a'), mayReload(kept, 'a'), mayReload(kept, 'b')]).toEqual([true, false, true]);
    expect(mayReload('a b'.repeat(9), '')).toBe(true);
  });
});

describe('formatBytes', () => {
  it.each([
    [3_565_158, '3.6 MB'],
    [12_345, '12 kB'],
    [0, '0 kB'],
  ])('%p is %s', (bytes, text) => {
    expect(formatBytes(bytes, 'en')).toBe(text);
  });
});

describe('parseNotes', () => {
  it.each([null, 'x', [], { builds: 1 }, { builds: [], entries: null }])(
    'returns empty notes for %j',
    (stored) => {
      expect(parseNotes(stored)).toEqual({ builds: [], entries: {} });
    },
  );
});
