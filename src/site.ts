import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DATA, familyFolder, SETTINGS } from './content/workspace';
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

export const { site } = pickExports<{ site: SiteConfig }>(DATA.site, { site: {} as SiteConfig });
export const { rules: contentRules } = loadIfThere<{ rules: ContentRules }>(DATA.rules, { rules: {} });
export const { ads } = loadIfThere<{ ads: AdsConfig }>(DATA.ads, { ads: NO_ADS });
export const { components } = loadIfThere<{ components: FamilyComponents }>(DATA.components, {
  components: {},
});
export const { slots } = loadIfThere<{ slots: FamilySlots }>(DATA.slots, { slots: {} });
export const { fences } = loadIfThere<{ fences: FamilyFences }>(DATA.fences, { fences: {} });
export const { icons } = loadIfThere<{ icons: FamilyIcons }>(DATA.icons, { icons: {} });
export const { services } = loadIfThere<{ services: ServiceSettings }>(DATA.analytics, {
  services: { analytics: {}, fonts: {} },
});
const { redirects: redirectList } = loadIfThere<{
  redirects: readonly (Redirect | LanguageRedirect)[];
}>(DATA.redirects, { redirects: [] });
/**
 * Returns whether a row is a language redirect. Invalid rows count as plain redirects; the checks report
 * them.
 */
const isOfLanguage = (row: Redirect | LanguageRedirect | null): row is LanguageRedirect =>
  row !== null && typeof row === 'object' && 'language' in row;
const ofAddresses = redirectList.filter((row): row is Redirect => !isOfLanguage(row));
export const redirects = ofAddresses.filter((row) => !isPattern(row));
export const redirectPatterns = ofAddresses.filter(isPattern);
export const languageRedirects = redirectList.filter(isOfLanguage);
export const { synonyms: searchWords } = loadIfThere<{ synonyms: SearchWordsByLanguage }>(DATA.synonyms, {
  synonyms: {},
});
export const { hostedIndex } = loadIfThere<{ hostedIndex: HostedIndexSettings }>(DATA.search, {
  hostedIndex: {},
});
export const { languages } = pickExports<{ languages: readonly Language[] }>(DATA.languages, {
  languages: [],
});
export const languageCodes = languages.flatMap((language) => language?.code ?? []);
setDefaultLanguage(languageCodes[0] ?? ENGLISH);

/** The settings that can be loaded again; a process has made something of all others. */
const RELOADED: readonly string[] = [DATA.theme, DATA.productList];

function loadReloaded() {
  const { theme: ownTheme } = loadIfThere<{ theme: SiteTheme }>(DATA.theme, {
    theme: { colors: {}, fonts: [] },
  });
  const { products: declared } = pickExports<{ products: readonly ProductDeclaration[] }>(DATA.productList, {
    products: [],
  });
  const productRegistry: readonly ProductEntry[] = declared.map((entry) =>
    completeEntry(entry, DATA.apiSource),
  );
  return {
    ownTheme,
    theme: resolveTheme(ownTheme),
    productRegistry,
    // Invalid rows are skipped here so that the checks can run and report them.
    products: productRegistry.flatMap((entry) => entry?.product ?? []),
  };
}

export let { ownTheme, theme, productRegistry, products } = loadReloaded();

/** Lists the paths of the settings that are kept, and of all modules that they have loaded. */
function listKept(): ReadonlySet<string> {
  const kept = new Set<string>();
  const add = (path: string) => {
    if (kept.has(path)) return;
    kept.add(path);
    for (const { filename } of require.cache[path]?.children ?? []) add(filename);
  };
  for (const file of SETTINGS) if (!RELOADED.includes(file)) add(join(familyFolder(), file));
  return kept;
}

/** Returns whether `reloadFamily` makes a change of these files known: no setting that is kept comes from them. */
export function canReload(files: Iterable<string>): boolean {
  const kept = listKept();
  return ![...files].some((file) => kept.has(join(familyFolder(), file)));
}

/**
 * Loads the theme and the products again, with all that they and demos have loaded of the family.
 * @throws what loading a module throws; the process must not be used any longer
 */
export function reloadFamily(): void {
  const folder = join(familyFolder(), DATA.folder, '/');
  const kept = listKept();
  for (const path of Object.keys(require.cache))
    if (path.startsWith(folder) && !kept.has(path)) delete require.cache[path];
  const right = wrongExports.filter(({ file }) => !RELOADED.includes(file));
  wrongExports.splice(0, wrongExports.length, ...right);
  ({ ownTheme, theme, productRegistry, products } = loadReloaded());
}
