import { listAssets, listPageFiles } from './pageFiles';

describe('listAssets', () => {
  it('finds the hashed files that a text names, each once, without those of live editing', () => {
    const html = `<link href="/_next/static/a.css"/><img src='/_docs/place/x.12.svg'><a href="/material-ui/">x</a>
      <script>{"a":"/_docs/nav/x-en.1f.json","b":"/_next/static/a.css","c":"/_docs/","d":"/_docs/live/x.1f.js"}</script>`;
    expect(listAssets(html)).toEqual([
      '/_next/static/a.css',
      '/_docs/place/x.12.svg',
      '/_docs/nav/x-en.1f.json',
    ]);
  });
});

const ISLANDS = {
  frame: { starts: 'parsed', on: 'page', files: ['/_docs/islands/frame-1.js', '/_docs/islands/B.js'] },
  notFound: { starts: 'parsed', files: ['/_docs/islands/notFound-1.js'] },
  analytics: { starts: 'idle', on: 'page', files: ['/_docs/islands/analytics-1.js'] },
  demo: { starts: 'seen', files: ['/_docs/islands/demo-1.js', '/_docs/islands/REACT.js'] },
  playground: { starts: 'touched', files: ['/_docs/islands/demo-1.js', '/_docs/islands/REACT.js'] },
  search: { starts: 'touched', files: ['/_docs/islands/search-1.js'] },
  text: { starts: 'touched', alone: true, files: ['/_docs/islands/text-1.js'] },
};
const LOADER = '/_docs/islands/start-1.js';

/** Returns a document with facts about its page. */
const draw = (body: string, demos: object = {}) =>
  `<script type="module" src="${LOADER}"></script><style data-sheet="/_next/static/all.css"></style>
  <script id="_page" type="application/json">${JSON.stringify({
    page: { textsHref: '/_docs/texts/en.1f.json' },
    islands: ISLANDS,
    demos,
  })}</script><div data-island="search"></div>${body}`;

const ALWAYS = [
  LOADER,
  '/_next/static/all.css',
  '/_docs/texts/en.1f.json',
  '/_docs/islands/frame-1.js',
  '/_docs/islands/B.js',
];
const DEMO = ['/_docs/islands/demo-1.js', '/_docs/islands/REACT.js'];

describe('the files that a page needs to be read', () => {
  it.each([
    ['do not include parts that it does not have, search and analytics', draw(''), []],
    [
      'include its demos and what brings them to life',
      draw('<div data-island="demo">', { 'a/B': ['/_docs/islands/B-1.js', '/_docs/islands/REACT.js'] }),
      [...DEMO, '/_docs/islands/B-1.js'],
    ],
    ['include its text', draw('<main data-island="text">'), ['/_docs/islands/text-1.js']],
    ['include what brings its playground to life', draw('<div data-island="playground">'), DEMO],
    [
      'include a part of its own that starts when it is parsed',
      draw('<div data-island="notFound">'),
      ['/_docs/islands/notFound-1.js'],
    ],
  ])('%s', (_name, html, files) => {
    expect(listPageFiles(html)).toEqual([...ALWAYS, ...files]);
  });

  it('are unknown if the facts are cut', () => {
    expect(() => listPageFiles('<script id="_page" type="application/json">{"a</script>')).toThrow();
  });
});
