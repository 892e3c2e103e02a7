const { readdirSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

const NEXT = dirname(require.resolve('next/package.json'));
const REPLACE = require.resolve('./replaceModule.cjs');
const STUBS = { 'path-to-regexp': './scripts/trim/noPatterns.cjs', process: './scripts/trim/noProcess.cjs' };

/** Names that Next's own browser code reads from any of its modules of constants. */
function listReadConstants() {
  const names = new Set();
  for (const folder of ['client', 'shared']) {
    for (const entry of readdirSync(join(NEXT, 'dist', folder), { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
      for (const [, name] of text.matchAll(/\b_\w*constants\w*\.(\w+)/g)) names.add(name);
    }
  }
  return names;
}

/** A module of constants with nothing but what is read; `undefined` where a value can't be written as JSON. */
function writeConstants(path, names) {
  const entries = Object.entries(require(join(NEXT, path))).filter(([name]) => names.has(name));
  const isPlain = ([, value]) =>
    JSON.stringify(value) !== undefined && !/^\[object (?:Set|Map|RegExp)/.test(String(value));
  return entries.every(isPlain)
    ? `Object.assign(exports,${JSON.stringify(Object.fromEntries(entries))})`
    : undefined;
}

const CLIENT = 'dist/client/index.js';
const HYDRATION = /reactRoot = _client\.default\.hydrateRoot\([^;]*;/;

/** What only another bundler's entry heeds. */
const PUBLIC_PATH = 'self.__next_set_public_path__(`${prefix}/_next/`);';

/**
 * Whenever Next draws a page, it scrolls to the fragment in a task behind that. The browser has done so with the
 * document, the router does with a link; this takes readers back to the fragment that they have left.
 */
const SCROLLS = 'this.scrollToHash();';
const SCROLLING = /^ {4}scrollToHash\(\) \{\n[^]*?^ {4}\}\n/m;

/**
 * Next scrolls the page that it draws in the first of its layout effects. Those behind it put choices in force that make
 * the page longer or shorter; in the last one the place is where it was left.
 */
const PLACE = /^ {8}if \(input\.scroll\) \{\n[^]*?^ {8}\}\n/m;
const LAST_EFFECT = 'function onRootCommit() {\n';

/**
 * Next's client without its scrolling behind a page, with that to a place in the last effect, and with its hydration as
 * a transition, which lets the browser answer in between.
 */
function writeClient() {
  const text = readFileSync(join(NEXT, CLIENT), 'utf8');
  if (!HYDRATION.test(text) || !text.includes(PUBLIC_PATH)) throw new Error('Next hydrates in another way');
  const [place] = PLACE.exec(text) ?? [];
  if (!SCROLLING.test(text) || !place || !text.includes(LAST_EFFECT))
    throw new Error('Next scrolls in another way');
  return text
    .replace(PUBLIC_PATH, '')
    .replaceAll(SCROLLS, '')
    .replace(SCROLLING, '')
    .replace(PLACE, '')
    .replace(LAST_EFFECT, LAST_EFFECT + place)
    .replace(HYDRATION, '_react.default.startTransition(()=>{$&});');
}

const ROUTER = 'dist/shared/lib/router/router.js';
/** What Next does when a reader goes back or forward, by what it should do. */
const TRAVERSAL = [
  // To a place of the page, and to a page with a place: to where the reader was, where that is known.
  ['if (scroll) {', 'if (forcedScroll === undefined ? scroll : !forcedScroll) {'],
  [
    'await this.set(nextState, this.components[nextState.route], null);',
    'await this.set(nextState, this.components[nextState.route], forcedScroll);',
  ],
  ['if (shouldScroll && hashRegex.test(as)) {', 'if (shouldScroll && !forcedScroll && hashRegex.test(as)) {'],
  // An entry that the browser has made, for a fragment that was typed, is one of its own. Its event comes before the
  // browser scrolls there.
  [
    "const { pathname, query } = this;\n                this.changeState('replaceState'",
    "try{sessionStorage.setItem('__next_scroll_'+this._key,JSON.stringify({x:self.pageXOffset,y:self.pageYOffset}))}catch{}this._key=createKey();this.isSsr=false;this.state={...this.state,asPath:(0,_utils.getURL)()};$&",
  ],
  // Most pages have one route, and there an entry that was made without data brings the page along that is left.
  ['shallow: options.shallow && this._shallow,', 'shallow: false,'],
];

/**
 * Next's router, which takes a reader who goes back or forward to the page of that address, and to where they were on
 * it, as browsers do, also where the address has a fragment: it went there, or to the top.
 */
function writeRouter() {
  const text = readFileSync(join(NEXT, ROUTER), 'utf8');
  return TRAVERSAL.reduce((rest, [given, wanted]) => {
    if (rest.split(given).length !== 2)
      throw new Error(`Next goes back and forward in another way: ${given}`);
    return rest.replace(given, wanted);
  }, text);
}

const ENTRY = 'dist/client/next-turbopack.js';
const CLIENT_LOADED = 'const _ = require("./");';
const HYDRATED = 'return (0, _.hydrate)();';
/** Each part of the start begins once the reader has seen the answer to what they did; see `whenAnswered`. */
const ANSWERED = 'await self.docsShell?.whenAnswered?.();';
const REACT = 'require("react-dom/client");';
/** What of the entry nobody uses: what is for another bundler, and for modules that ask for this one. */
const UNREAD = [
  'self.__next_set_public_path__ = ()=>{};',
  "self.__webpack_hash__ = '';",
  /if \(\(typeof exports\.default === 'function'.*$/s,
];

/** Next's entry, which loads React, Next's own client, and hydrates, in a task each. */
function writeEntry() {
  const text = readFileSync(join(NEXT, ENTRY), 'utf8');
  if (!text.includes(CLIENT_LOADED) || !text.includes(HYDRATED))
    throw new Error('Next starts in another way');
  return UNREAD.reduce((rest, unread) => rest.replace(unread, ''), text)
    .replace(CLIENT_LOADED, `(async()=>{${ANSWERED}${REACT}${ANSWERED}$&`)
    .replace('.then(()=>{', '.then(async()=>{')
    .replace(HYDRATED, `${ANSWERED}$&`)
    .concat('})();');
}

const PARAMETERS = 'dist/shared/lib/router/utils/get-dynamic-param.js';
/** What its functions for the router of the folder `app` ask for; the names of parameters need none of it. */
const APP_ROUTER = /^const _\w+ = require\("[^"]+"\);\n/gm;

/** How Next reads the names of parameters in a route, without the router of the folder `app`. */
function writeParameters() {
  const text = readFileSync(join(NEXT, PARAMETERS), 'utf8');
  if (text.match(APP_ROUTER)?.length !== 4) throw new Error('Next reads parameters in another way');
  return text.replace(APP_ROUTER, '');
}

/** Modules of Next that a reader's browser gets and this site has no use for, with what stands in for each. */
function listReplacements() {
  const names = listReadConstants();
  return {
    [CLIENT]: writeClient(),
    [ROUTER]: writeRouter(),
    [ENTRY]: writeEntry(),
    [PARAMETERS]: writeParameters(),
    'dist/lib/constants.js': writeConstants('dist/lib/constants.js', names),
    'dist/shared/lib/constants.js': writeConstants('dist/shared/lib/constants.js', names),
    // `next/script` and `next/image` are used nowhere.
    'dist/client/script.js': 'exports.initScriptLoader=()=>{}',
    'dist/shared/lib/image-config.js': 'exports.imageConfigDefault={}',
    // Of what it fills in, the oldest browsers that Next supports lack this alone.
    'dist/build/polyfills/polyfill-module.js':
      'URL.canParse||(URL.canParse=(url,base)=>{try{return!!new URL(url,base)}catch{return!1}})',
  };
}

/**
 * What to give to the bundler so that the runtime is smaller: in production, in the browser, some modules of Next are
 * left out. Each is of use only to features that this site does not have: rewrites, `next/script`, the server. And its
 * client hydrates in slices, and scrolls as browsers do.
 * @returns {{ rules: object, resolveAlias: object }}
 */
function trimNext() {
  const rules = {};
  for (const [path, source] of Object.entries(listReplacements())) {
    if (source === undefined) continue;
    rules[`**/next/${path}`] = {
      condition: { all: ['browser', 'production'] },
      loaders: [{ loader: REPLACE, options: { source } }],
      as: '*.js',
    };
  }
  const resolveAlias = Object.fromEntries(
    Object.entries(STUBS).map(([name, browser]) => [`next/dist/compiled/${name}`, { browser }]),
  );
  return { rules, resolveAlias };
}

module.exports = { trimNext, listReplacements };
