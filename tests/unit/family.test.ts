import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { site } from '../../data/site';
import { ads, languages, ownTheme, productRegistry, theme } from '../../src/site';

const ROOT = join(__dirname, '../..');

/** The shell: everything that must work for any family. */
const ROOMS = ['src', 'pages', 'scripts', 'next.config.js'];

function listFiles(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(ROOT, path), { withFileTypes: true }).flatMap((entry) => {
    const child = `${path}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'golden' ? [] : listFiles(child);
    return /\.(?:tsx?|m?js|css|json)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [child] : [];
  });
}

/** Returns code without comments and types, which may give examples of this family; texts as they are. */
function codeOf(file: string): string {
  const text = readFileSync(join(ROOT, file), 'utf8');
  if (file.endsWith('.json')) return text;
  if (file.endsWith('.css')) return text.replace(/\/\*[^]*?\*\//g, '');
  const loader = file.endsWith('x') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js';
  return transformSync(text, { loader, legalComments: 'none', jsx: 'preserve' }).code;
}

const files = listFiles('src').concat(...ROOMS.slice(1).map(listFiles));
const code = new Map(files.map((file) => [file, codeOf(file)]));

/** Lists every place in the shell's code that contains one of these words. */
function places(words: readonly string[], rule: (word: string) => RegExp): string[] {
  return words.flatMap((word) =>
    [...code].filter(([, text]) => rule(word).test(text)).map(([file]) => `${file}: ${word}`),
  );
}

const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\/]/g, '\\$&');
const quoted = (word: string) => new RegExp(`['"\`]${escape(word)}['"\`]`);
const anywhere = (word: string) => new RegExp(escape(word));

/** Matches a language code as a string or a field. */
const languageCode = (word: string) =>
  new RegExp(`(?<!localeCompare\\(.*, )['"\`]${word}['"\`]|texts\\??\\.${word}\\b`);

/** Paper is white for any family. */
const WHITE = '#ffffff';

/** Ids that are also common words, such as the color mode of the device. */
const COMMON_WORDS = new Set(['system', 'docs', 'core', 'x']);

/** Places that name a language for a reason other than the site's languages. */
const NAMED_LANGUAGES = new Set([
  // The language of what packages say of themselves.
  'src/model/languages/defaultLanguage.ts: en',
  // A prefix under any configuration (specification, section 9).
  'src/model/languages/isLanguagePrefix.ts: zh',
  // The locale whose rules split Han text into words.
  'src/model/search/searchQuery.ts: zh',
]);

describe('the shell', () => {
  const products = productRegistry.map(({ product }) => product);

  it('has files', () => {
    expect(files).not.toEqual([]);
  });

  it('contains no product id', () => {
    const ids = products.map(({ id }) => id).filter((id) => !COMMON_WORDS.has(id));
    expect(places(ids, quoted)).toEqual([]);
  });

  it('contains no product name', () => {
    expect(
      places(
        products.map(({ name }) => name),
        anywhere,
      ),
    ).toEqual([]);
  });

  it('contains no prefix of a product', () => {
    const prefixes = products.map(({ prefix }) => prefix).filter((prefix) => prefix !== '/');
    expect(places(prefixes, anywhere)).toEqual([]);
  });

  it('names no language, neither by code nor by name', () => {
    const named = places(
      languages.map(({ code: name }) => name),
      languageCode,
    );
    expect(named.filter((place) => !NAMED_LANGUAGES.has(place))).toEqual([]);
    expect(
      places(
        languages.map(({ name }) => name),
        quoted,
      ),
    ).toEqual([]);
  });

  it('contains no package of the family', () => {
    const packages = products.flatMap((product) => product.packages);
    const scopes = packages.flatMap((name) => /^@[^/]+\//.exec(name) ?? []);
    expect(scopes).not.toEqual([]);
    expect(places([...new Set([...scopes, ...packages])], anywhere)).toEqual([]);
  });

  it('contains no class prefix', () => {
    const sources = productRegistry.flatMap(({ api = [] }) => api.flatMap((group) => group.sources));
    const prefixes = [...new Set(sources.flatMap(({ classPrefix }) => classPrefix ?? []))];
    expect(prefixes).not.toEqual([]);
    expect(places(prefixes, (prefix) => new RegExp(`\\b${prefix}(?=[A-Z-])`))).toEqual([]);
  });

  it('contains no color of the family outside of the theme that the shell has without one', () => {
    const colors = [ownTheme.colors, theme.colors].flatMap((modes) =>
      [modes?.light, modes?.dark].flatMap((mode) => Object.values(mode ?? {})),
    );
    const named = new Set(colors.filter((color) => color !== WHITE));
    const found = places([...named], (color) => new RegExp(color, 'i'));
    expect(found.filter((place) => !place.startsWith('src/theme/'))).toEqual([]);
  });

  it('contains no text of an ad or of a product', () => {
    const texts = ads.inHouse.flatMap((ad) =>
      Object.values(ad.texts).flatMap(({ name, description }) => [name, description]),
    );
    expect(texts).not.toEqual([]);
    expect(places([...texts, ...products.map(({ description }) => description)], anywhere)).toEqual([]);
  });

  it('contains neither the name of the site nor its links', () => {
    expect(places([site.name, site.repository, site.blog, site.templateStore], anywhere)).toEqual([]);
  });
});
