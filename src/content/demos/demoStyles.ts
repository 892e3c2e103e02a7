import { existsSync } from 'node:fs';
import { HOLDER_ATTRIBUTE } from '../../model/demos/demoColorMode';
import { type Direction, layered } from '../../model/demos/DemoStyles';
import { INLINED_FOLDER, writeHashed } from '../pageData/generatedFiles';
import { formatRules, listUsedVariables } from '../styles/themeVariables';
import type { Product } from '../../model/products/Product';
import { placeDarkRules } from '../styles/placedSheet';
import { pickNeeded, readNames } from '../styles/neededRules';
import { createRulePicker, minifyCss, readClasses } from '../styles/rulePicker';
import { type PageDemos, type DemoTheme, prerenderDemo, type ReportDemo } from './builtDemo';
import { type DemoProviderModule, isComponent } from '../../model/demos/DemoProviderModule';
import { formatThemeCode } from '../../model/demoTheme/themeCode';
import { writeDemoStyleHashes } from './demoStyleHashes';
import { describeError, describePlaceFault, PlaceFault } from './demoFault';
import { engineFile, loadProvider, providerFile, readModules } from './familyModule';
import type { PageSheet } from './pageSheets';
import { readsMode } from './readsMode';

/** Hashed style sheets of a page's demos. */
interface DemoSheets {
  /** Styles of the demos as they are prerendered. */
  readonly drawn?: string;
  /** Styles that the demos may need after hydration. */
  readonly alive: readonly string[];
  /** Whether some of the rules are for a whole page, such as those of a library's sheet. */
  readonly areGlobal: boolean;
}

/** What the styles of a page's demos are made of, beside the demos. */
interface DemoStyleSources {
  readonly theme: DemoTheme | undefined;
  readonly imported: readonly PageSheet[];
  readonly colorMode: Product['colorMode'];
  /** Whether some of the demos are pictures in a list of pages. */
  readonly hasPictures?: boolean;
  /** Drawings in such a list, which may read variables of the theme. */
  readonly drawings?: string;
}

const HOLDER = `[${HOLDER_ATTRIBUTE}]`;
const HOLDER_OR_PICTURE = `:is(${HOLDER},.section-picture>div)`;

/** Lets the rules of a library's sheets, which reach demos only, reach pictures of demos, too. */
const reachPictures = (css: string) => css.replaceAll(HOLDER, HOLDER_OR_PICTURE);

/** Matches the holder in a selector that continues with an element that has a class. */
const WITH_CLASS = /\[data-demo\](?=\)+ [^,{}]*\.)/g;

/**
 * The same for a demo's own rules. Those without a class stay off: they are for the whole page of one demo, and a list has
 * pictures of many.
 */
const reachInPictures = (css: string) => css.replace(WITH_CLASS, HOLDER_OR_PICTURE);

/**
 * Writes the style sheets of a page's demos. One contains what the prerendered demos need: their rules, each
 * once, without rules for states that no element has, and the theme variables that these rules use. The
 * others contain all rules and all variables, which the demos may need later.
 */
export function writeDemoStyles(
  demos: PageDemos,
  direction: Direction,
  { theme, imported, colorMode, hasPictures = false, drawings = '' }: DemoStyleSources,
): DemoSheets {
  const rules = new Map<string, string>();
  let registryKey = '';
  let html = '';
  for (const demo of demos.values()) {
    registryKey = demo.registryKey;
    html += demo.drawn[direction]?.html ?? '';
    for (const [name, rule] of Object.entries(demo.drawn[direction]?.styles ?? {})) rules.set(name, rule);
  }
  const file = `${registryKey.replaceAll('/', '-')}-${direction}`;
  const all = [...rules.values()].join('');
  const names = readNames(html);
  const needed = imported.map(({ css, darkCss }) => pickNeeded(css + darkCss, names)).join('');
  const classes = [readClasses(html), new Set(colorMode ? Object.values(colorMode.values) : [])];
  const drawn = createRulePicker(all)(classes);
  const own = drawn + (colorMode ? placeDarkRules(drawn, colorMode) : '');
  const picked = hasPictures ? reachPictures(needed) + reachInPictures(own) : needed + own;
  const sheets = theme?.sheets ?? [];
  const used = listUsedVariables(picked + html + drawings, sheets);
  const variables = formatRules(sheets, colorMode || undefined, (name) => used.has(name));
  // In this sheet only: a face that is declared again may change the text on screen.
  const css = minifyCss(
    (theme?.faces ?? '') + (variables && `@layer theme{${variables}}`) + (picked && layered(picked)),
  );
  // A text in a sheet must not end the element of the document that the sheet becomes.
  const text = css.replaceAll('</', '<\\/');
  return {
    ...(text ? { drawn: writeHashed(`${INLINED_FOLDER}/${file}.css`, text) } : {}),
    alive: [
      theme?.href,
      ...imported.map(({ href }) => href),
      all ? writeHashed(`demos/${file}-alive.css`, layered(all)) : undefined,
    ].filter((href) => href !== undefined),
    areGlobal: imported.length > 0 || all.includes(HOLDER),
  };
}

type CheckedProvider = DemoProviderModule & Required<Pick<DemoProviderModule, 'createDemoStyles'>>;

const HINT = 'export DemoProvider, as in the file of another product';

/** Renders nothing in a provider, so that what it throws is reported once, and not for each demo. @throws what it throws */
function tryProvider({ DemoProvider, createDemoStyles }: CheckedProvider): void {
  prerenderDemo(() => null, {}, DemoProvider, 'ltr', '', createDemoStyles);
}

/**
 * Loads the provider of a product's demos. If it is missing, incomplete or throws, reports a problem and returns
 * undefined.
 */
async function loadChecked(productId: string, report: ReportDemo): Promise<CheckedProvider | undefined> {
  const file = providerFile(productId);
  const add = (message: string) => report({ file, line: 1, code: 'demo-provider', message, hint: HINT });
  if (!existsSync(file)) {
    add(`${productId} has demos but no provider for them`);
    return undefined;
  }
  try {
    const provider = await loadProvider(productId);
    const { DemoProvider, listStyleSheets, theming } = provider;
    if (!isComponent(DemoProvider)) add('The file does not export a component named DemoProvider');
    if (theming && !listStyleSheets)
      add(
        'The file exports theming, but no function named listStyleSheets, which gives a theme its variables',
      );
    if (!isComponent(DemoProvider) || (theming && !listStyleSheets)) return undefined;
    const whole = { ...provider, DemoProvider };
    try {
      tryProvider(whole);
      return whole;
    } catch (error) {
      if (error instanceof PlaceFault) {
        report(describePlaceFault(error, file));
        return undefined;
      }
      const what = 'The provider throws at build time, around an empty demo';
      const hint = 'DemoProvider and createDemoStyles run in Node, too: use the window in effects only';
      report(describeError(error, file, 'demo-provider', what, hint));
    }
  } catch (error) {
    report(describeError(error, file, 'demo-provider', 'The provider could not be loaded', HINT));
  }
  return undefined;
}

/** Warns of demos that can follow no color mode: neither the product nor its provider says how. */
function checkColorMode({ id, colorMode }: Pick<Product, 'id' | 'colorMode'>, report: ReportDemo): void {
  const file = providerFile(id);
  const { modules } = readModules(file);
  if (colorMode !== undefined || readsMode(modules)) return;
  const lines = modules[file]?.split('\n') ?? [];
  report({
    file,
    line: lines.findIndex((line) => /\bDemoProvider\b/.test(line)) + 1 || 1,
    code: 'demo-color-mode',
    message: `Demos of ${id} do not follow the color mode that a reader chooses`,
    hint: 'give the prop mode to the library, or set colorMode in product.ts: how the library gets its mode, or false',
    warning: true,
  });
}

/**
 * Writes the CSS variables of each product's demo theme, and the hashes of styles that its components insert.
 * Products whose provider is missing or unusable are reported and left out.
 */
export async function writeThemeSheets(
  products: readonly Pick<Product, 'id' | 'colorMode'>[],
  report: ReportDemo,
): Promise<ReadonlyMap<string, Omit<DemoTheme, 'faces'>>> {
  const themes = new Map<string, Omit<DemoTheme, 'faces'>>();
  const hashes: string[] = [];
  for (const product of products) {
    const { id, colorMode } = product;
    const provider = await loadChecked(id, report);
    if (!provider) continue;
    checkColorMode(product, report);
    hashes.push(...(provider.inlineStyleHashes ?? []));
    const sheets = provider.listStyleSheets?.() ?? [];
    const rules = formatRules(sheets, colorMode || undefined);
    const href = writeHashed('demos/theme.css', `@layer theme{${rules}}`);
    themes.set(id, {
      engine: await engineFile(id),
      sheets,
      rules,
      href,
      ...(provider.theming ? { code: formatThemeCode(provider.theming.code({}), 'TS') } : {}),
    });
  }
  writeDemoStyleHashes(hashes);
  return themes;
}
