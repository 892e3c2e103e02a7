import type { FakeScript } from './fakeScripts';

/** A usable entry; `ORIGIN` is the fake network's own address. */
export const FAKE_ENTRY = {
  company: 'Fast hosting',
  description: 'for everyone who writes documentation.',
  image: 'ORIGIN/img/ad.svg',
  statlink: 'https://sponsor.example/click',
  statimp: 'ORIGIN/pixel/imp?t=[timestamp]',
  pixel: 'ORIGIN/pixel/1?t=[timestamp]||ORIGIN/pixel/2',
  timestamp: '1700000000',
};

function feed(answer: unknown): FakeScript {
  return { body: JSON.stringify(answer), type: 'application/json' };
}

function raw(body: string): FakeScript {
  return { body, type: 'application/json' };
}

/** What the fake feed can be, by name; those of `FAKE_GARBAGE_FEEDS` are answers of which nothing can be made. */
export const FAKE_FEEDS: Readonly<Record<string, FakeScript>> = {
  good: feed({ ads: [null, {}, FAKE_ENTRY] }),
  slow: { ...feed({ ads: [FAKE_ENTRY] }), delayMs: 1200 },
  long: feed({
    ads: [{ ...FAKE_ENTRY, company: 'W'.repeat(1000), description: 'Unbreakable'.repeat(5000) }],
  }),
  brokenPixels: feed({
    ads: [{ ...FAKE_ENTRY, statimp: 'ORIGIN/hang/a', pixel: 'ORIGIN/gone/b||ORIGIN/loop/c||ORIGIN/reset/d' }],
  }),
  500: { status: 500 },
  403: { status: 403 },
  hanging: { fault: 'hang' },
  reset: { fault: 'reset' },
  empty: feed({ ads: [] }),
};

export const FAKE_GARBAGE_FEEDS: Readonly<Record<string, FakeScript>> = {
  nothing: raw(''),
  null: raw('null'),
  list: raw('[]'),
  object: raw('{}'),
  adsNull: raw('{"ads":null}'),
  adsObject: raw('{"ads":{}}'),
  adsText: raw('{"ads":"https://a.example/"}'),
  adsJunk: raw('{"ads":[null,1,"x",[],{},{"statlink":""},{"statlink":7}]}'),
  deep: raw('['.repeat(30_000)),
  nested: raw(`{"ads":${'['.repeat(5000)}${']'.repeat(5000)}}`),
  notNumber: raw('NaN'),
  cutOff: raw('{"ads":[{"statlink":"https://a.exam'),
  prototype: raw('{"__proto__":{"ads":[{"statlink":"https://a.example/"}]}}'),
  inherited: raw('{"ads":[{"__proto__":{"statlink":"https://a.example/"}}]}'),
  tooLong: raw(`{"ads":[],"x":"${'x'.repeat(70_000)}"}`),
  manyEntries: raw(`{"ads":[${'{},'.repeat(20_000)}{}]}`),
  html: { body: '<!doctype html><p>Sign in</p>', type: 'text/html' },
  script: { body: 'alert(1)', type: 'text/javascript' },
  notUtf8: { body: '{"ads":[]}\uFFFD'.replace('\uFFFD', '\u00ff'), type: 'application/json; charset=latin1' },
  mark: raw('\uFEFF{"ads":[]}'),
};
