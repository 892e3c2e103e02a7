import { ENGLISH } from '../../model/languages/defaultLanguage';
import type { Language } from '../../model/languages/Language';
import { isReservedPathname } from '../../model/routes/isReservedPathname';
import { mixColors } from '../../theme/contrast';
import { checkTheme, resolveTheme, type SiteColors } from '../../theme/SiteTheme';

/** What a new family is made from: what its author answers, or the defaults of that. */
export interface FamilyAnswers {
  readonly name: string;
  /** The brand color in each mode, readable on the grounds of the site. */
  readonly colors: BrandColors;
  /** The default one first. */
  readonly languages: readonly Language[];
}

export type BrandColors = Readonly<Record<'light' | 'dark', SiteColors['primary']>>;

/** An answer that cannot be used: what is wrong, and what to write instead. */
export class BadAnswer extends Error {}

/** Words of package names that are written like this in names. */
const WORDS: Readonly<Record<string, string>> = { ui: 'UI', api: 'API', css: 'CSS', ds: 'DS' };
/** Words of package names that say nothing about the library. */
const EMPTY_WORDS = new Set(['react', 'js']);

/** Returns the words of a package name, with those of its scope, each once. */
function wordsOf(packageName: string): string[] {
  const all = packageName.toLowerCase().match(/[a-z\d]+/g) ?? [];
  const telling = all.filter((word) => !EMPTY_WORDS.has(word));
  return [...new Set(telling.length > 0 ? telling : all)];
}

/**
 * Returns the name of a library, as its package suggests it.
 * @example libraryName('@acme/ui') // 'Acme UI'
 * @example libraryName('@base-ui/react') // 'Base UI'
 */
export function libraryName(packageName: string): string {
  return wordsOf(packageName)
    .map((word) => WORDS[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/**
 * Returns the name of the library that a site of one library is named after.
 * @example nameOfLibrary('Acme UI docs') // 'Acme UI'
 */
export const nameOfLibrary = (siteName: string): string =>
  siteName.replace(/(?<=\S)\s+(?:docs|documentation)$/i, '');

/**
 * Returns the ID of the product of a package, which is also its address.
 * @param codes the languages of the site, whose codes are addresses
 * @example productId('@acme/ui') // 'acme-ui'
 */
export function productId(packageName: string, codes: readonly string[] = []): string {
  const id = wordsOf(packageName).join('-');
  return id === HOME_ID || isReservedPathname(`/${id}`, codes) ? `${id}-library` : id;
}

/** ID of the product of all other addresses. */
export const HOME_ID = 'home';

const HEX = /^#[\da-f]{6}$/i;
/** How much darker or lighter each try makes a color. */
const STEP = 0.02;

/** Returns the color, moved towards another one until texts in it can be read in a mode of the site. */
function readable(mode: 'light' | 'dark', color: string, towards: string): string {
  for (let share = 1; share > 0; share -= STEP) {
    const primary = mixColors(color, share, towards);
    const findings = checkTheme({ colors: { [mode]: { primary } } });
    if (findings.every(({ needle }) => needle !== primary)) return primary;
  }
  return towards;
}

/**
 * Returns the brand color of each mode: as it is given if it can be read there, else darker or lighter.
 * @param color `#rrggbb`; that of the shell if absent
 * @throws BadAnswer if it is not written like that
 */
export function brandColors(color?: string): BrandColors {
  const { light, dark } = resolveTheme().colors;
  if (color === undefined) return { light: light.primary, dark: dark.primary };
  if (!HEX.test(color)) throw new BadAnswer(`"${color}" is not a color: write it like ${light.primary}`);
  const given = color.toLowerCase();
  return { light: readable('light', given, '#000000'), dark: readable('dark', given, '#ffffff') };
}

/** What `Intl` knows of the direction of a language: a property in older releases of Node, a method in later ones. */
interface LocaleWithText {
  readonly textInfo?: { readonly direction?: string };
  readonly getTextInfo?: () => { readonly direction?: string };
}

/** Returns the Unicode name of the script of a language; undefined for Latin, and for those that are several scripts. */
function scriptOf(code: string): string | undefined {
  const { script = 'Latn' } = new Intl.Locale(code).maximize();
  // Simplified and traditional characters are one script of Unicode.
  const name = /^Han[st]$/.test(script)
    ? 'Han'
    : new Intl.DisplayNames([ENGLISH], { type: 'script' }).of(script);
  if (script === 'Latn' || name === undefined) return undefined;
  try {
    return new RegExp(`\\p{Script=${name}}`, 'u').unicode ? name : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the row of a language.
 * @throws BadAnswer if there is no language with that code
 */
export function languageRow(code: string): Language {
  const names = (language: string) =>
    new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
  const isCode = /^[a-z]{2}$/.test(code);
  if (!isCode || names(ENGLISH).of(code) === undefined)
    throw new BadAnswer(`There is no language "${code}": write codes of two letters, such as de`);
  const locale = new Intl.Locale(code) as Intl.Locale & LocaleWithText;
  const { direction } = locale.getTextInfo?.() ?? locale.textInfo ?? {};
  const own = names(code).of(code) ?? names(ENGLISH).of(code) ?? code;
  const script = scriptOf(code);
  return {
    code,
    name: own.charAt(0).toLocaleUpperCase(code) + own.slice(1),
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
    ...(script === undefined ? {} : { script }),
  };
}

/**
 * Returns the languages of a list such as `de, en`, whose first one is the default; English if it is empty.
 * @throws BadAnswer for a code without a language
 */
export function languageRows(list: string): Language[] {
  const codes = list.toLowerCase().match(/[^\s,;]+/g) ?? [];
  return (codes.length > 0 ? [...new Set(codes)] : [ENGLISH]).map(languageRow);
}
