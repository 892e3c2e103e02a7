import { existsSync, readFileSync } from 'node:fs';
import { theme } from '../../site';
import { AD_CLASSES } from '../../model/ads/adClasses';
import { hashText, SUBSET_FOLDER } from '../pageData/generatedFiles';
import { SHARED_SHEET, SHEET_PRELOAD } from '../../shell/next/exportFormat';
import { createRulePicker, readClasses, type PickRules } from '../styles/rulePicker';

/** Inline sheets of a document: the order of the layers, and the sheet of its demos or API reference. */
const HELD = /<style(?: data-page="")?>(.*?)<\/style>/gs;
/**
 * The address of the complete sidebar, which can replace the partial one before the complete sheet is loaded.
 */
const WHOLE_SIDEBAR = / data-nav-href="([^"]+)"/;
/** The classes of a library's color modes, of which the document has one. */
const LIBRARY_CLASSES = / data-library-mode="\S+ class (\S+) (\S+)"/;
/** A slot, whose ad is drawn in the browser. */
const SLOT = ' data-ad-state="';

/** Variables that the bundler's compiler writes for `light-dark()`, which the frame does not use. */
const LIGHT_DARK = /--lightningcss-(?:light|dark):[^;}]*;/g;

/** Replaced by its value in documents, because many rules use it and it never changes. */
const RADIUS = 'var(--site-radius)';

/**
 * Returns a function that combines the inline sheets of a document and the needed rules of the complete
 * sheet into one sheet in the head, so that rendering waits for no request. Islands that draw more read the
 * address of the complete sheet from `data-sheet`, and load it before. The fragment of the address is the hash of the sheet
 * (`announcedHash`), whose name is chosen by the bundler.
 * @param folder the export, which has the complete sheet
 */
export function createSheetInliner(folder: string): (html: string) => string {
  const trimVariables = createVariableTrimmer();
  const sidebars = new Map<string, ReadonlySet<string>>();
  const readSidebar = (html: string): ReadonlySet<string> => {
    const href = WHOLE_SIDEBAR.exec(html)?.[1];
    if (href === undefined) return new Set();
    let sidebar = sidebars.get(href);
    if (sidebar === undefined) {
      const file = folder + href;
      const text = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { html: string }).html : '';
      sidebar = readClasses(text);
      sidebars.set(href, sidebar);
    }
    return sidebar;
  };
  /** By address, and by text: the sheet of the API reference is the same for all its pages. */
  const pickers = new Map<string, PickRules>();
  const pickHeld = (text: string, document: ReadonlySet<string>): string => {
    const pick = pickers.get(text) ?? createRulePicker(text);
    pickers.set(text, pick);
    return pick([document]);
  };
  const hashes = new Map<string, string>();
  const readSheet = (href: string): PickRules => {
    const text = readFileSync(folder + href, 'utf8');
    hashes.set(href, hashText(text));
    const rules = text.replaceAll(RADIUS, `${theme.radius}px`);
    const isLightDarkUsed = text.includes('var(--lightningcss-');
    return createRulePicker(isLightDarkUsed ? rules : rules.replace(LIGHT_DARK, ''));
  };
  return (html) => {
    // Inlined sheets need no preload.
    const plain = html.replace(SHEET_PRELOAD, '');
    const [link, href] = SHARED_SHEET.exec(plain) ?? [];
    if (link === undefined || href === undefined) return plain;
    const pick = pickers.get(href) ?? readSheet(href);
    pickers.set(href, pick);
    const [head = '', after = ''] = plain.split(link);
    const document = new Set([
      ...readClasses(plain),
      ...(LIBRARY_CLASSES.exec(plain)?.slice(1) ?? []),
      ...(plain.includes(SLOT) ? Object.values(AD_CLASSES) : []),
    ]);
    const held = [...head.matchAll(HELD)].map(([, text = '']) => pickHeld(text, document)).join('');
    const before = head.replace(HELD, '');
    const text = trimVariables(held + pick([document, readSidebar(plain)]), before + after);
    return `${before}${preloadFonts(held)}<style data-sheet="${href}#${hashes.get(href)}">${text}</style>${after}`;
  };
}

const FACE = /@font-face\{[^}]*\}/g;
/** Most pages show two or three weights. A rule that names a further one is often overridden. */
const EARLY_FONTS = 3;

/**
 * Returns links that load early the subsets of fonts that the prerendered demos of a document show, which would
 * otherwise come too late for the first text.
 * @param css style sheet of the demos
 */
function preloadFonts(css: string): string {
  const rules = css.replace(FACE, '');
  const isShown = (face: string) => {
    const [, family = ''] = /font-family:["']?([^;"'}]+)/.exec(face) ?? [];
    const [, weight = ''] = /font-weight:(\d+)/.exec(face) ?? [];
    // Text has the weight 400 without any rule.
    return rules.includes(family) && (weight === '400' || new RegExp(`[:\\s]${weight}[\\s;}]`).test(rules));
  };
  return Array.from(css.matchAll(FACE), ([face]) => face)
    .filter((face) => face.includes(`/${SUBSET_FOLDER}/`) && isShown(face))
    .slice(0, EARLY_FONTS)
    .map((face) => /url\(["']?([^"')]+)/.exec(face)?.[1] ?? '')
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin=""/>`)
    .join('');
}

/** Names of the variables that a text mentions, except where it sets them. */
const READ = /(?<![\w-])(--[\w-]+)(?!\s*:|[\w-])/g;
/** A declaration that sets a variable. */
const SET = /(?<=[{;])(--[\w-]+):(?:"[^"]*"|'[^']*'|url\([^)]*\)|[^;{}"'])*?(?:;|(?=\}))/g;

/** An empty rule. Empty blocks of layers are kept, because they define the order of layers. */
const EMPTY = /(?:^|(?<=[{};]))(?!@)[^{};]+\{\}/g;

/** Returns the names that a text reads, without duplicates. */
function listRead(text: string): string[] {
  return [...new Set([...text.matchAll(READ)].map(([, name = '']) => name))];
}

function trim(css: string, inHtml: readonly string[]): string {
  for (let rest = css; ;) {
    const read = new Set([...listRead(rest), ...inHtml]);
    const less = rest.replace(SET, (text, name: string) => (read.has(name) ? text : ''));
    // A variable that only removed variables read is now unused, too.
    if (less === rest) return rest.replace(EMPTY, '');
    rest = less;
  }
}

/** Maximum number of cached results; they take 10 MB. */
const MAX_KNOWN = 500;

/**
 * Returns a function that removes the variables from a minified style sheet that neither its rules nor the
 * HTML read. Results are cached, because most documents share their style sheet with others.
 * @example
 * createVariableTrimmer()(':root{--a:1px;--b:2px}p{top:var(--a)}', '<p>')
 * // ':root{--a:1px;}p{top:var(--a)}'
 */
export function createVariableTrimmer(): (css: string, html: string) => string {
  const known = new Map<string, string>();
  return (css, html) => {
    const inHtml = listRead(html).sort();
    const key = `${inHtml.join(' ')} ${css}`;
    const text = known.get(key) ?? trim(css, inHtml);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, text);
    return text;
  };
}
