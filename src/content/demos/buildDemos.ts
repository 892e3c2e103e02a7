import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import type { DemoExtras, LiveSheet } from '../../model/demos/demo';
import { packageName } from '../../model/demos/specifiers';
import type { Problem } from '../../model/Problem';
import type { Product } from '../../model/products/Product';
import { encodePath } from '../../model/routes/pathname';
import { bundleEntry } from '../programs';
import { listGalleryUnits } from '../pageData/gallery';
import { writeHashed, writeIfChanged } from '../pageData/generatedFiles';
import type { SiteContent } from '../pageData/SiteContent';
import { store } from '../store';
import { services, site } from '../../site';
import { listUnits } from '../typecheck/SourceUnit';
import { startTypeCheck } from '../typecheck/startTypeCheck';
import {
  checkCircles,
  checkHtml,
  checkImports,
  checkLicenses,
  checkPreview,
  checkSimilarDemos,
} from './demoChecks';
import { readClassNames, SheetReader } from './demoSheet';
import { findModule, listSheetsOf, providerFile, readModules } from './familyModule';
import { checkAssets } from './importedAssets';
import { collectDemos, type PageDemo, listUnusedDemos } from './pageDemos';
import type {
  BuiltDemo,
  ByDirection,
  DemosOutput,
  ReportDemo,
  DemoThemes,
  PrerenderedDemo,
} from './builtDemo';
import { writePictures } from './demoPictures';
import type { DemoPool } from './demoPool';
import { checkPlaces } from './demoPlaces';
import { createDemoStore } from './demoStore';
import { drawPlainCode } from './drawCode';
import type { DrawnDemo } from './drawDemo';
import { type DemoSource, modulesAsWritten } from './readDemo';
import { findProductSheets } from './productSheets';
import { hasSass, listCompilers, SASS } from './sheetText';
import { versionsWithPeers } from './installedPackages';
import { withIconFont, writeIconFont } from './iconFont';
import { listFaces, listWaitingFaces, writeTextFonts } from './textFonts';
import { createIdFilter } from './repeatedIds';
import { blankTypes } from './toJavaScript';
import { buildTryIts, listTryIts, type TryIt } from '../playground/tryIts';
import { writeDemoDocument, type DocumentAssets, writeSharedStyles } from './demoDocument';
import { findSandboxProvider, writeDemoKit } from './writeDemoKit';
import { writeRegistry, writeThemed } from './writeRegistry';
import { writeThemeSheets } from './demoStyles';
import { checkRules, checkStyleElements } from './styleElements';
import { DATA } from '../workspace';

/** Returns the path of a file of a demo from its folder. */
function relativeTo(source: DemoSource, path: string): string {
  return posix.relative(posix.dirname(source.file), path);
}

/** Returns the style sheets among the modules of a demo, by their paths. */
async function readOwnSheets(source: DemoSource, reader: SheetReader): Promise<[string, LiveSheet][]> {
  const files = listSheetsOf(modulesAsWritten(source));
  const read = files.map(async (file): Promise<[string, LiveSheet][]> => {
    const sheet = await reader.read(file);
    if (!sheet) return [];
    const files = Object.entries(sheet.files).map(([path, href]) => [relativeTo(source, path), href]);
    const names = readClassNames(file);
    return [
      [
        relativeTo(source, file),
        { css: sheet.css, names, ...(files.length > 0 ? { files: Object.fromEntries(files) } : {}) },
      ],
    ];
  });
  return (await Promise.all(read)).flat();
}

function extrasOf(
  { source }: PageDemo,
  { js, codeHtml, modules, files, playground }: DrawnDemo,
  sheets: readonly (readonly [string, LiveSheet])[],
  kitHref: string,
): DemoExtras {
  const byPath = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).map(([path, value]) => [relativeTo(source, path), value]));
  return {
    code: { TS: source.code, JS: js },
    codeHtml,
    modules: byPath(modules),
    ...(Object.keys(files).length > 0 ? { files: byPath(files) } : {}),
    ...(sheets.length > 0 ? { sheets: Object.fromEntries(sheets) } : {}),
    packages: versionsWithPeers([
      ...source.specifiers.map(packageName),
      ...listCompilers([...Object.keys(source.modules), ...source.specifiers]),
    ]),
    ...(playground ? { playground } : {}),
    kitHref,
  };
}

/**
 * Writes the files beside a demo as texts, which its page links for readers without scripts; returns their addresses. The
 * mark at the start names the encoding, which not every host does.
 */
function writeFiles(source: DemoSource): Record<string, string> {
  const written = Object.entries(source.modules).map(([path, text]) => {
    const name = relativeTo(source, path);
    return [name, writeHashed(`demos/files/${name.replaceAll(/[^\w.-]+/g, '-')}.txt`, `\uFEFF${text}`)];
  });
  return Object.fromEntries(written);
}

function writeDemoDocuments(
  file: string,
  name: string,
  drawn: ByDirection<PrerenderedDemo>,
  assets: DocumentAssets,
): ByDirection<string> {
  const hrefs: Partial<Record<'ltr' | 'rtl', string>> = {};
  for (const direction of ['ltr', 'rtl'] as const) {
    const html = drawn[direction];
    if (html) hrefs[direction] = writeDemoDocument(file, name, direction, html, assets);
  }
  return hrefs;
}

/** Describes the ids that a demo shares with others of its page, or has twice. */
function describeRepeats(file: string, [first = '', ...others]: readonly string[]): Omit<Problem, 'column'> {
  const more = others.length > 0 ? ` (${others.length} more)` : '';
  const message = `The id "${first}" is on the page twice${more}`;
  const hint = 'links and labels find the first one only: use useId, or rename it';
  return { file, line: 1, code: 'demo-id', message, hint };
}

/** Checks what the providers of a product import: that of the page, and that of sandboxes. */
function checkProviderFiles(productId: string): Problem[] {
  const onPage = providerFile(productId);
  const inSandbox = findSandboxProvider(DATA.sandboxProvider(productId));
  const check = (file: string) => checkAssets(readModules(file).modules, 'The provider');
  return [...(existsSync(onPage) ? check(onPage) : []), ...(inSandbox === undefined ? [] : check(inSandbox))];
}

/** Demos and products share providers and modules: a fault of one of these is one problem. */
const dropRepeats = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

/** Leaves out what the compiler says about imports of assets: a declaration of their type would not help. */
function withoutAssets(types: readonly Problem[], ofAssets: readonly Problem[]): Problem[] {
  const places = new Set(ofAssets.map(({ file, line, column }) => `${file}:${line}:${column}`));
  return types.filter(({ file, line, column }) => !places.has(`${file}:${line}:${column}`));
}

/** The part of a site that is built again and again in development. */
export interface DemoScope {
  /** Pages whose demos are needed. */
  readonly pathnames: ReadonlySet<string>;
  /** See `writeDemoKit`. */
  readonly kits: Map<string, string>;
}

/** Writes the kits that the demos and playgrounds of each product share; returns their URLs by product. */
async function writeKits(
  pageDemos: readonly PageDemo[],
  tryIts: readonly TryIt[],
  { registry }: Pick<SiteContent, 'registry'>,
  sharedStyles: string,
  themes: DemoThemes,
  kept?: Map<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const kits = new Map<string, string>();
  const used = pageDemos.flatMap(({ source }) => source.specifiers.map(packageName));
  const family = [...registry.flatMap(({ product }) => product.packages), ...used];
  for (const { product } of registry) {
    const ofProduct = pageDemos.filter(({ page }) => page.productId === product.id);
    const tried = tryIts.filter(({ unit }) => unit.productId === product.id);
    if (ofProduct.length === 0 && (tried.length === 0 || !themes.has(product.id))) continue;
    const all = [...ofProduct, ...tried].flatMap(({ source }) => source.specifiers);
    const specifiers = [...new Set(all)].sort();
    const sheets = [sharedStyles, themes.get(product.id)?.href ?? ''].filter(Boolean);
    kits.set(product.id, await writeDemoKit(product, specifiers, family, sheets, kept));
  }
  return kits;
}

/** Reads the style sheets that demos, providers and products name, so that their problems are reported with all others. */
async function readSheets(
  sources: readonly DemoSource[],
  productIds: readonly string[],
  { registry }: Pick<SiteContent, 'registry'>,
  report: ReportDemo,
): Promise<SheetReader> {
  const reader = new SheetReader();
  const ofProducts = registry.filter(({ product }) => productIds.includes(product.id));
  const providers = productIds.map(providerFile).filter(existsSync);
  // Without Sass, the imports of demos are reported.
  const isReported = (file: string) => SASS.test(file) && !hasSass();
  const files = [
    ...sources
      .flatMap((source) => listSheetsOf(modulesAsWritten(source)))
      .filter((file) => !isReported(file)),
    ...providers.flatMap((file) => listSheetsOf(readModules(file).modules)),
    ...ofProducts.flatMap(({ product }) => findProductSheets(product, report)),
  ];
  await Promise.all(files.map((file) => reader.read(file)));
  return reader;
}

/**
 * Reads the drawn demos, in the order of the list. Those that are not in the store are drawn now; a demo that
 * can't be drawn is undefined, and its problems are reported.
 */
function readDrawn(
  placed: readonly PageDemo[],
  directions: readonly string[],
  pool: DemoPool,
  problems: Problem[],
): Promise<readonly (DrawnDemo | undefined)[]> {
  const demoStore = createDemoStore(directions);
  return Promise.all(
    placed.map(async ({ source, page: { productId } }) => {
      const key = demoStore.key(source);
      const stored = demoStore.read<DrawnDemo>(key);
      if (stored) return stored;
      const outcome = await pool.draw({ key, source, productId });
      problems.push(...outcome.problems);
      return outcome.drawn ?? demoStore.read<DrawnDemo>(key);
    }),
  );
}

/**
 * Draws the playgrounds of API pages that galleries show; returns them by pathname. One that is drawn in the browser
 * only is left out: its API page shows it.
 */
async function drawPictures(
  tryIts: readonly TryIt[],
  directions: readonly string[],
  pool: DemoPool,
): Promise<ReadonlyMap<string, DrawnDemo['drawn']>> {
  const demoStore = createDemoStore(directions);
  const pictures = new Map<string, DrawnDemo['drawn']>();
  const draw = async ({ unit: { pathname, productId }, source }: TryIt) => {
    const { playground } = source;
    if (!playground || playground.entry === '') return;
    writeIfChanged(playground.entry, playground.module);
    const key = demoStore.key(source);
    let drawn = demoStore.read<DrawnDemo | null>(key);
    if (drawn === undefined) {
      const outcome = await pool.draw({ key, source, productId });
      drawn = outcome.drawn ?? demoStore.read<DrawnDemo>(key) ?? null;
      // The store has it unless something was wrong with it, which the next build would find again.
      if (outcome.problems.length > 0) demoStore.write(key, drawn);
    }
    if (drawn) pictures.set(pathname, drawn.drawn);
  };
  // The picture of a namespace is that of its first part.
  const firsts = new Map(tryIts.toReversed().map((each) => [each.unit.pathname, each]));
  await Promise.all([...firsts.values()].map(draw));
  return pictures;
}

/**
 * Builds every demo of the site, and writes the files that the browser loads for them. Unchanged demos come
 * from the cache.
 * @param scope the pages whose demos are needed; all if absent. Of some pages, neither types nor drawings in other places are
 * checked, and the fonts are complete.
 */
export async function buildDemos(
  content: SiteContent,
  pool: DemoPool,
  scope?: DemoScope,
): Promise<DemosOutput> {
  const problems: Problem[] = [];
  const report: ReportDemo = (problem) => problems.push({ column: 1, ...problem });
  const directions = [...new Set(content.languages.map(({ direction }) => direction))];
  const isNeeded = ({ pathname }: { readonly pathname: string }) => !scope || scope.pathnames.has(pathname);
  const collected = collectDemos([...content.pages.values()].filter(isNeeded), content, report);
  const sources = collected.map(({ source }) => source);
  for (const { playground } of sources) if (playground) writeIfChanged(playground.entry, playground.module);
  const all = collected.flatMap(({ source, other }) => (other ? [source, other] : [source]));
  const tryIts = listTryIts(content, report, isNeeded);
  const apiPageFiles = tryIts.filter(({ hasOwnFile }) => hasOwnFile).map(({ source }) => source);
  const types = scope
    ? Promise.resolve([])
    : startTypeCheck(listUnits(content, [...sources, ...apiPageFiles]));
  const ofAssets = new Map(
    [...all, ...apiPageFiles].map((source) => [source.file, checkAssets(modulesAsWritten(source))]),
  );
  problems.push(
    ...[...ofAssets.values()].flat(),
    ...(scope ? [] : [...listUnusedDemos(content, all), ...checkSimilarDemos(sources)]),
    ...all.flatMap((source) => checkPreview(source, blankTypes)),
    ...[...all, ...apiPageFiles].flatMap(checkImports),
    ...(site.trustedTypes ? all.flatMap(checkHtml) : []),
    ...checkCircles(all, findModule),
    ...all.flatMap(checkLicenses),
  );
  // A product may have playgrounds of its reference before it has a page with a demo.
  const ofReference = tryIts.map(({ unit }) => unit.productId).filter((id) => existsSync(providerFile(id)));
  const productIds = [...new Set([...collected.map(({ page }) => page.productId), ...ofReference])];
  const products = content.registry.map(({ product }) => product).filter(({ id }) => productIds.includes(id));
  const importedSheets = await readSheets([...all, ...apiPageFiles], productIds, content, report);
  problems.push(...importedSheets.problems);
  const ofProviders = products.map(({ id }) => [id, checkProviderFiles(id)] as const);
  problems.push(...ofProviders.flatMap(([, found]) => found));
  // The error of loading such a provider would not say what is wrong with it.
  const unusable = new Set(ofProviders.flatMap(([id, found]) => (found.length > 0 ? [id] : [])));
  const sheets = await writeThemeSheets(
    products.filter(({ id }) => !unusable.has(id)),
    report,
  );
  // The error of loading a demo with an asset would not say what is wrong with it.
  const themed = collected.filter(
    ({ page, source }) => sheets.has(page.productId) && !ofAssets.get(source.file)?.length,
  );
  const shown = listGalleryUnits(content);
  const [plains, pictures] = await Promise.all([
    readDrawn(themed, directions, pool, problems),
    drawPictures(
      tryIts.filter(({ unit }) => shown.has(unit.pathname) && sheets.has(unit.productId)),
      directions,
      pool,
    ),
  ]);
  const late = pool.settle();
  const provided = themed.flatMap((demo, index) => {
    const plain = plains[index];
    return plain ? [{ demo, plain }] : [];
  });
  const loose = new Set(products.flatMap(({ id, inlineStyles }) => (inlineStyles ? [id] : [])));
  for (const { demo, plain } of provided) {
    const { page, source, inIframe } = demo;
    if (sheets.get(page.productId)?.engine === providerFile(page.productId))
      for (const problem of checkRules(source.file, source.code, providerFile(page.productId), plain.drawn))
        report(problem);
    // A document with nothing but a demo allows them.
    if (inIframe) continue;
    const settings = `${DATA.product(page.productId)}/product.ts`;
    const isAllowed = loose.has(page.productId);
    for (const problem of checkStyleElements(source.file, source.code, plain.drawn, settings, isAllowed))
      report(problem);
  }
  const ofPlaces = scope
    ? Promise.resolve([])
    : checkPlaces(
        provided.map(({ demo: { source, page }, plain }) => ({ source, productId: page.productId, plain })),
        directions,
      );
  const uses = [...sheets].map(([id, { rules: css }]) => {
    const own = provided.filter(({ demo }) => demo.page.productId === id);
    return {
      css,
      html: own.flatMap(({ plain }) => Object.values(plain.drawn).map(({ html }) => html)).join(''),
    };
  });
  const textFonts = await writeTextFonts(content.site.textFonts, scope ? undefined : uses);
  const themes: DemoThemes = new Map(
    [...sheets].map(([id, theme]) => [id, { ...theme, faces: listFaces(textFonts, theme.rules) }]),
  );
  const iconFont = writeIconFont(content.site.iconFont, services.fonts.iconFontUrl);
  const sharedStyles = writeSharedStyles((iconFont?.css ?? '') + listWaitingFaces(textFonts));
  const documentScript = writeHashed('demos/frame.js', bundleEntry('demoDocument'));
  // Bundling a sheet that does not exist would end the build, and with it the other problems.
  const withSheets = ({ id }: Pick<Product, 'id'>) =>
    !problems.some(({ file, code }) => file === DATA.productFile(id) && code === 'demo-sheet');
  const bundled = { registry: content.registry.filter(({ product }) => withSheets(product)) };
  const kits = await writeKits(themed, tryIts, bundled, sharedStyles, themes, scope?.kits);
  const demos = new Map<string, Map<string, BuiltDemo>>();
  const idFilters = new Map<string, ReturnType<typeof createIdFilter>>();
  for (const { demo, plain } of provided) {
    const { page, source, registryKey, inIframe } = demo;
    const { name, file } = source;
    const drawn = { ...plain, drawn: withIconFont(plain.drawn, iconFont) };
    const base = `${registryKey.replaceAll('/', '-')}-${name}`;
    const ownSheets = await readOwnSheets(source, importedSheets);
    const extras = extrasOf(demo, drawn, ownSheets, kits.get(page.productId) ?? '');
    const assets = {
      sharedStyles,
      documentScript,
      themeSheet: themes.get(page.productId)?.href ?? '',
      colorMode: products.find(({ id }) => id === page.productId)?.colorMode,
    };
    const built = demos.get(page.pathname) ?? new Map<string, BuiltDemo>();
    demos.set(page.pathname, built);
    const filter = idFilters.get(page.pathname) ?? createIdFilter();
    idFilters.set(page.pathname, filter);
    // A demo in an iframe has a document of its own.
    const unique = inIframe ? drawn : filter(drawn.drawn);
    if ('repeated' in unique && unique.repeated.length > 0) report(describeRepeats(file, unique.repeated));
    built.set(name, {
      name,
      isJavaScript: source.isJavaScript,
      sourceFile: source.playground?.entry ?? file,
      playground: source.playground,
      licenses: source.licenses,
      registryKey,
      sourceHref: content.site.editBase + encodePath(file === source.playground?.entry ? page.file : file),
      extrasHref: writeHashed(`demos/${base}.json`, JSON.stringify(extras)),
      codeHtml: drawn.codeHtml.TS,
      plainCodeHtml: drawPlainCode(source.code, `${name}.${source.isJavaScript ? 'js' : 'tsx'}`),
      ...(drawn.previewHtml ? { previewHtml: drawn.previewHtml } : {}),
      writeFiles: () => writeFiles(source),
      drawn: unique.drawn,
      ...(inIframe ? {} : writePictures(demo, report)),
      ...(inIframe
        ? {
            writeDocuments: (imported) =>
              writeDemoDocuments(base, name, drawn.drawn, { ...assets, imported }),
          }
        : {}),
    });
  }
  const modules = writeRegistry(demos, content, themes);
  for (const [pathname, ofPage] of await buildTryIts(tryIts, kits, pictures))
    demos.set(pathname, new Map(ofPage));
  writeThemed(themes);
  const ofLate = await late;
  // The next build draws all demos, and reports what failed late again.
  if (ofLate.length > 0) store.clear('demo');
  problems.push(...withoutAssets(await types, [...ofAssets.values()].flat()), ...(await ofPlaces), ...ofLate);
  const files = [...all, ...tryIts.map(({ source }) => source)].flatMap(({ file, modules: ofDemo }) => [
    file,
    `${file}.preview`,
    ...Object.keys(ofDemo),
  ]);
  return {
    demos,
    modules,
    themes,
    files: new Set(files),
    specifiers: [...new Set(sources.flatMap(({ specifiers }) => specifiers))],
    sheets: importedSheets,
    problems: dropRepeats(problems),
  };
}
