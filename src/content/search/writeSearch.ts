import { readFileSync, rmSync } from 'node:fs';
import { DEFAULT_LANGUAGE_CODE, type Language } from '../../model/languages/Language';
import { isExternal, type NavPage } from '../../model/navigation/NavPage';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { parseHostedIndex } from '../../model/search/parseHostedIndex';
import { manifestHref, type SearchManifest, type ShardLink } from '../../model/search/SearchManifest';
import { SEARCH_FORMAT } from '../../model/search/SearchShard';
import { hostedIndex, searchWords } from '../../site';
import { bundleEntry } from '../programs';
import { createNames, type NameOf } from '../pageData/pageLists';
import type { PageSource } from '../pageData/PageSource';
import type { SiteContent } from '../pageData/SiteContent';
import { hashText, writeHashed, writeText } from '../pageData/generatedFiles';
import { buildShards } from './searchShards';
import { PUBLIC } from '../workspace';

/** The optional style sheet (specification, section 7): variables and modal of the search dialog. */
const STYLE_FILES = ['_variables.css', 'modal.css'].map((file) => `node_modules/@docsearch/css/dist/${file}`);
const MAX_LINKS = 6;

/** Writes the shards of a product in a language; empty ones are left out. */
function writeShards(
  product: string,
  language: string,
  sources: readonly PageSource[],
  nameOf: NameOf,
  content: SiteContent,
): ShardLink[] {
  const own = sources.filter((source) => source.product.product.id === product);
  const api = content.registry.find((entry) => entry.product.id === product)?.api?.source;
  return buildShards(product, language, own, nameOf, api)
    .filter(({ count }) => count > 0)
    .map((shard) => {
      const stamp = hashText(JSON.stringify(shard));
      // Keep the number of rows last.
      const text = JSON.stringify({ stamp, ...shard });
      const href = writeHashed(`search/${product}-${language}-${shard.tier}.json`, text);
      return { tier: shard.tier, language, href, stamp };
    });
}

/** Lists the first level of a product's tree, shown before the reader types anything. */
function listLinks(nav: readonly NavPage[], language: string, nameOf: NameOf) {
  return nav
    .filter((page) => !isExternal(page))
    .slice(0, MAX_LINKS)
    .map((page) => ({ text: nameOf(page), href: pathnameToHref(page.pathname, language) }));
}

/**
 * Returns whether a page is in the shards of a language: each page in the default language, whose shards
 * every reader has; in another language, only a page with its own text. Error pages are not in the list of page sources.
 */
export function isIndexed({ content }: Pick<PageSource, 'content'>, language: string): boolean {
  return language === DEFAULT_LANGUAGE_CODE || content?.texts[language] !== undefined;
}

/**
 * Writes the index: two shards per product for every language in which it has text, and for each language of
 * the site a manifest that names them. If a product has no text in a language, the default language's shards
 * are used.
 */
export function writeSearch(content: SiteContent, sources: readonly PageSource[]): void {
  rmSync(PUBLIC.search, { recursive: true, force: true });
  const { hosted } = parseHostedIndex(hostedIndex);
  const worker = writeHashed('search/worker.js', bundleEntry('searchWorker'));
  const styleSheet = writeHashed(
    'search/docsearch.css',
    STYLE_FILES.map((file) => readFileSync(file, 'utf8')).join('\n'),
  );
  const defaultShards = new Map<string, ShardLink[]>();
  const write = (language: Language) => {
    const { code } = language;
    const isDefault = code === DEFAULT_LANGUAGE_CODE;
    const nameOf = createNames(content, language);
    const products = content.registry.map(({ product, nav }) => {
      const own = writeShards(
        product.id,
        code,
        sources.filter((source) => isIndexed(source, code)),
        nameOf,
        content,
      );
      if (isDefault) defaultShards.set(product.id, own);
      return {
        id: product.id,
        name: product.name,
        href: pathnameToHref(product.prefix, code),
        prefix: product.prefix,
        version: product.version,
        ...(product.noindex ? { unlisted: true } : {}),
        links: listLinks(nav, code, nameOf),
        shards: isDefault ? own : [...(defaultShards.get(product.id) ?? []), ...own],
      };
    });
    const manifest: SearchManifest = {
      format: SEARCH_FORMAT,
      languages: content.languages.map((each) => each.code),
      worker,
      styleSheet,
      products,
      words: [code, DEFAULT_LANGUAGE_CODE].flatMap((each, index, all) =>
        all.indexOf(each) === index ? (searchWords[each] ?? []) : [],
      ),
      ...(hosted ? { hosted } : {}),
    };
    writeText(`${PUBLIC.folder}${manifestHref(code)}`, JSON.stringify(manifest));
  };
  const isDefault = ({ code }: Language) => code === DEFAULT_LANGUAGE_CODE;
  // The default language comes first, because the other manifests name its shards.
  for (const language of content.languages.filter(isDefault)) write(language);
  for (const language of content.languages.filter((other) => !isDefault(other))) write(language);
}
