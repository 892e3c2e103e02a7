import { posix } from 'node:path';
import { type ApiUnit, listUnits } from '../../model/api/ApiUnit';
import type { DemoExtras } from '../../model/demos/demo';
import { printCode } from '../../model/playground/printCode';
import { packageName } from '../../model/demos/specifiers';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import type { BuiltDemo, ByDirection, PageDemos, PrerenderedDemo, ReportDemo } from '../demos/builtDemo';
import { versionsWithPeers } from '../demos/installedPackages';
import type { DemoSource } from '../demos/readDemo';
import { writeHashed } from '../pageData/generatedFiles';
import type { SiteContent } from '../pageData/SiteContent';
import { DATA } from '../workspace';
import { cutPlayground } from './cutPlayground';
import { checkFolder } from './checkFolder';
import { isPlayable, readPlayground } from './readPlayground';

/** Returns the folders of the pages with a playground, by component, and by namespace if it is one of its parts. */
function listFolders({ pages }: SiteContent, productId: string): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  for (const { file, productId: owner, texts } of pages.values()) {
    if (owner !== productId) continue;
    for (const block of texts[defaultLanguage()]?.blocks ?? [])
      if (block.kind === 'demo' && block.playground)
        for (const name of [block.playground, block.playground.replace(/\..*$/, '')])
          folders.set(name, posix.dirname(file));
  }
  return folders;
}

/** The playground of an API page. */
export interface TryIt {
  readonly unit: ApiUnit;
  readonly source: DemoSource;
  /** Whether its file is that of the API page, not of another page. */
  readonly hasOwnFile: boolean;
}

/**
 * Reads the playgrounds of API pages: of every component that has one on a page, that has a file in the
 * product's folder of playgrounds, or that can be shown with values alone.
 * @param isNeeded whether the page of a unit is needed
 */
export function listTryIts(
  content: SiteContent,
  report: ReportDemo,
  isNeeded: (unit: ApiUnit) => boolean = () => true,
): TryIt[] {
  return content.registry.flatMap(({ product, playgrounds: family = {} }) => {
    const units = content.units.filter(({ productId }) => productId === product.id).flatMap(listUnits);
    const playable = units.filter((unit) => unit.kind === 'component' && isNeeded(unit));
    checkFolder(product.id, units, report);
    // It parses the texts of the product.
    const folders = playable.length > 0 ? listFolders(content, product.id) : new Map<string, string>();
    return playable.flatMap((unit): TryIt[] => {
      const [whole = ''] = unit.name.split('.', 1);
      const pageFolder =
        folders.get(unit.name) ?? (unit.anchor === undefined ? undefined : folders.get(whole));
      const folder = pageFolder ?? DATA.playgrounds(product.id);
      const pictureKey = `api/${product.id}/${unit.name}`;
      const source = readPlayground({ folder, pictureKey, unit, family }, ({ file, ...fault }) => {
        // Faults of a file beside a page are reported for that page.
        if (pageFolder === undefined && file !== undefined) report({ file, line: 1, ...fault });
      });
      const hasFile = source?.playground?.raw !== undefined;
      const hasOwnFile = pageFolder === undefined && hasFile;
      // A member of a namespace needs the whole around it.
      const isAlone = unit.anchor === undefined && source !== undefined && isPlayable(unit, source);
      const isShown = source && (hasFile || folders.has(unit.name) || isAlone);
      return isShown ? [{ unit, source, hasOwnFile }] : [];
    });
  });
}

/**
 * Builds the playgrounds of API pages, by pathname, then by name: a namespace has one for each of its parts. The live
 * document renders them.
 * @param kits addresses of the products' kits
 * @param pictures those that galleries show, as they are drawn at build, by pathname
 */
export async function buildTryIts(
  tryIts: readonly TryIt[],
  kits: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, ByDirection<PrerenderedDemo>>,
): Promise<ReadonlyMap<string, PageDemos>> {
  const built = new Map<string, Map<string, BuiltDemo>>();
  for (const { unit, source } of tryIts) {
    const kitHref = kits.get(unit.productId);
    const draft = source.playground;
    if (kitHref === undefined || !draft) continue;
    const playground = await cutPlayground(draft);
    const { controls, initial, icons } = draft;
    const JS = printCode(playground.templates.JS, controls, initial, icons);
    const extras: DemoExtras = {
      code: { TS: source.code, JS },
      codeHtml: { TS: '', JS: '' },
      modules: {},
      packages: versionsWithPeers(source.specifiers.map(packageName)),
      playground,
      kitHref,
    };
    const name = `api-${unit.productId}-${unit.name}`;
    const picture = pictures.get(unit.pathname);
    const ofPage = built.get(unit.pathname) ?? new Map<string, BuiltDemo>();
    built.set(unit.pathname, ofPage);
    ofPage.set(source.name, {
      name: source.name,
      isJavaScript: false,
      sourceFile: source.file,
      playground: draft,
      licenses: [],
      registryKey: '',
      isTryIt: true,
      anchor: unit.anchor,
      sourceHref: '',
      extrasHref: writeHashed(`demos/${name}.json`, JSON.stringify(extras)),
      codeHtml: '',
      plainCodeHtml: '',
      writeFiles: () => ({}),
      drawn: {},
      ...(picture ? { picture } : {}),
    });
  }
  return built;
}
