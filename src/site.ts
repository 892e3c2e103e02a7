import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DATA, familyFolder } from './content/workspace';
import { type AdsConfig, NO_ADS } from './model/ads/AdsConfig';
import type { ServiceSettings } from './model/analytics/services';
import type { ContentRules } from './model/ContentRules';
import { ENGLISH, setDefaultLanguage } from './model/languages/defaultLanguage';
import type { Language } from './model/languages/Language';
import type { LanguageRedirect, Redirect } from './model/outputs/Redirect';
import { isPattern } from './model/outputs/RedirectPattern';
import type { FamilyFences } from './model/page/FamilyFences';
import type { FamilyComponents, FamilyIcons, FamilySlots } from './model/page/FamilyParts';
import type { SiteConfig } from './model/page/SiteConfig';
import { completeEntry, type ProductDeclaration, type ProductEntry } from './model/products/ProductEntry';
import type { HostedIndexSettings } from './model/search/parseHostedIndex';
import type { SearchWordsByLanguage } from './model/search/SearchWords';
import { resolveTheme, type SiteTheme } from './theme/SiteTheme';

/** Connects the product family's data to the shell. The only file in `src/` that loads the settings in `data/`. */

const require = createRequire(join(familyFolder(), 'package.json'));

/** Loads one of the modules with settings. */
const load = (file: string) => require(join(familyFolder(), file)) as unknown;

/** Modules that do not export what they are for. Something empty is in its place, so that the checks can report them. */
export const wrongExports: { readonly file: string; readonly name: string }[] = [];

const isLike = (value: unknown, example: object): value is object =>
  typeof value === 'object' && value !== null && Array.isArray(value) === Array.isArray(example);

/** Returns a setting without the parts that are of another kind than those of an example. */
function withoutWrong(file: string, name: string, own: object, example: object): object {
  const parts = Object.entries(example).flatMap(([part, like]) => {
    const value = (own as Readonly<Record<string, unknown>>)[part];
    if (typeof like !== 'object' || value === undefined || isLike(value, like as object)) return [];
    wrongExports.push({ file, name: `${name}.${part}` });
    return [part];
  });
  return Object.fromEntries(Object.entries(own).filter(([part]) => !parts.includes(part)));
}

/** Returns what a module exports under the names of some values; where it exports nothing of that kind, the values. */
function pickExports<T extends Readonly<Record<string, object>>>(file: string, values: T): T {
  const exported = load(file) as Readonly<Record<string, unknown>>;
  const picked = Object.entries(values).map(([name, value]) => {
    const own = exported[name];
    if (isLike(own, value))
      return [name, Array.isArray(own) ? own : { ...value, ...withoutWrong(file, name, own, value) }];
    wrongExports.push({ file, name });
    return [name, value];
  });
  return Object.fromEntries(picked) as T;
}

/** Loads one of the modules that a family need not have; the values are in its place. */
const loadIfThere = <T extends Readonly<Record<string, object>>>(file: string, values: T): T =>
  existsSync(join(familyFolder(), file)) ? pickExports(file, values) : values;

/**
 * Returns whether a row is a language redirect. Invalid rows count as plain redirects; the checks report
 * them.
 */
const isOfLanguage = (row: Redirect | LanguageRedirect | null): row is LanguageRedirect =>
  row !== null && typeof row === 'object' && 'language' in row;

/** Loads all settings. */
function loadFamily() {
  wrongExports.length = 0;
  const { site } = pickExports<{ site: SiteConfig }>(DATA.site, { site: {} as SiteConfig });
  const { theme: ownTheme } = loadIfThere<{ theme: SiteTheme }>(DATA.theme, {
    theme: { colors: {}, fonts: [] },
  });
  const { rules: contentRules } = loadIfThere<{ rules: ContentRules }>(DATA.rules, { rules: {} });
  const { ads } = loadIfThere<{ ads: AdsConfig }>(DATA.ads, { ads: NO_ADS });
  const { components } = loadIfThere<{ components: FamilyComponents }>(DATA.components, { components: {} });
  const { slots } = loadIfThere<{ slots: FamilySlots }>(DATA.slots, { slots: {} });
  const { fences } = loadIfThere<{ fences: FamilyFences }>(DATA.fences, { fences: {} });
  const { icons } = loadIfThere<{ icons: FamilyIcons }>(DATA.icons, { icons: {} });
  const { services } = loadIfThere<{ services: ServiceSettings }>(DATA.analytics, {
    services: { analytics: {}, fonts: {} },
  });
  const { redirects: redirectList } = loadIfThere<{
    redirects: readonly (Redirect | LanguageRedirect)[];
  }>(DATA.redirects, { redirects: [] });
  const ofAddresses = redirectList.filter((row): row is Redirect => !isOfLanguage(row));
  const { synonyms: searchWords } = loadIfThere<{ synonyms: SearchWordsByLanguage }>(DATA.synonyms, {
    synonyms: {},
  });
  const { hostedIndex } = loadIfThere<{ hostedIndex: HostedIndexSettings }>(DATA.search, { hostedIndex: {} });
  const { languages } = pickExports<{ languages: readonly Language[] }>(DATA.languages, { languages: [] });
  const { products: declared } = pickExports<{ products: readonly ProductDeclaration[] }>(DATA.productList, {
    products: [],
  });
  const productRegistry: readonly ProductEntry[] = declared.map((entry) =>
    completeEntry(entry, DATA.apiSource),
  );
  const languageCodes = languages.flatMap((language) => language?.code ?? []);
  setDefaultLanguage(languageCodes[0] ?? ENGLISH);
  return {
    site,
    ownTheme,
    theme: resolveTheme(ownTheme),
    contentRules,
    ads,
    components,
    slots,
    fences,
    icons,
    services,
    redirects: ofAddresses.filter((row) => !isPattern(row)),
    redirectPatterns: ofAddresses.filter(isPattern),
    languageRedirects: redirectList.filter(isOfLanguage),
    searchWords,
    hostedIndex,
    languages,
    productRegistry,
    // Invalid rows are skipped here so that the checks can run and report them.
    products: productRegistry.flatMap((entry) => entry?.product ?? []),
    languageCodes,
  };
}

const family = loadFamily();
export const {
  site,
  contentRules,
  ads,
  components,
  slots,
  fences,
  icons,
  services,
  redirects,
  redirectPatterns,
  languageRedirects,
  searchWords,
  hostedIndex,
  languages,
  languageCodes,
} = family;
export let { ownTheme, theme, productRegistry, products } = family;

/** Settings that a process keeps as it has loaded them, because it has made something of them. */
const KEPT = [
  DATA.site,
  DATA.rules,
  DATA.ads,
  DATA.components,
  DATA.slots,
  DATA.fences,
  DATA.icons,
  DATA.analytics,
  DATA.redirects,
  DATA.synonyms,
  DATA.search,
  DATA.languages,
];

/** Adds a module, and all that it has loaded, to a list. */
function addLoaded(file: string, loaded: Set<string>): void {
  const module = require.cache[file];
  if (!module || loaded.has(file)) return;
  loaded.add(file);
  for (const { filename } of module.children) addLoaded(filename, loaded);
}

/** Returns whether `reloadFamily` makes a change of these files known: no setting that is kept comes from them. */
export function canReload(files: Iterable<string>): boolean {
  const kept = new Set(KEPT.map((file) => join(familyFolder(), file)));
  const loaded = new Set<string>();
  for (const file of kept) addLoaded(file, loaded);
  return [...files].every((file) => {
    const path = join(familyFolder(), file);
    return !kept.has(path) && !loaded.has(path);
  });
}

/**
 * Loads the theme and the products again, with all modules of the family that this process has loaded.
 * @throws what loading a module throws; the process must not be used any longer
 */
export function reloadFamily(): void {
  const folder = join(familyFolder(), DATA.folder, '/');
  for (const file of Object.keys(require.cache)) if (file.startsWith(folder)) delete require.cache[file];
  ({ ownTheme, theme, productRegistry, products } = loadFamily());
}
