import { posix } from 'node:path';
import type { ApiUnit } from '../../model/api/ApiUnit';
import type { DemoExtras } from '../../model/demos/demo';
import { printCode } from '../../model/playground/printCode';
import { packageName } from '../../model/demos/specifiers';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import type { BuiltDemo } from '../demos/builtDemo';
import { versionsWithPeers } from '../demos/installedPackages';
import type { DemoSource } from '../demos/readDemo';
import { writeHashed } from '../pageData/generatedFiles';
import type { SiteContent } from '../pageData/SiteContent';
import { cutPlayground } from './cutPlayground';
import { readPlayground } from './readPlayground';

/**
 * Returns whether a component can be shown with nothing but values: it renders by itself, and every prop that it
 * needs has a control.
 */
function isPlayable({ props, native, ref }: ApiUnit, { playground }: DemoSource): boolean {
  const renders = native?.rendered !== undefined || ref?.rendered !== undefined;
  const controls = new Set(playground?.controls.map(({ name }) => name));
  const needed = props.filter(({ required }) => required).map(({ name }) => name);
  return renders && controls.size > 0 && needed.every((name) => controls.has(name));
}

/** Returns the folders of the pages with a playground, by component. */
function listFolders({ pages }: SiteContent, productId: string): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  for (const { file, productId: owner, texts } of pages.values()) {
    for (const block of texts[DEFAULT_LANGUAGE_CODE]?.blocks ?? [])
      if (owner === productId && block.kind === 'demo' && block.playground)
        folders.set(block.playground, posix.dirname(file));
  }
  return folders;
}

/**
 * Builds the playgrounds of API pages, by pathname: of every component that has one on a page, or that can be
 * shown with values alone. The frame of the editor draws them.
 * @param kits addresses of the products' kits
 */
export async function buildTryIts(
  content: SiteContent,
  kits: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, BuiltDemo>> {
  const built = new Map<string, BuiltDemo>();
  for (const { product, playgrounds: family = {} } of content.registry) {
    const kitHref = kits.get(product.id);
    const folders = listFolders(content, product.id);
    for (const unit of content.units) {
      if (kitHref === undefined || unit.kind !== 'component' || unit.productId !== product.id) continue;
      const folder = folders.get(unit.name);
      // Faults of a file are reported for its own page.
      const source = readPlayground({ folder, unit, family }, () => undefined);
      const draft = source?.playground;
      if (!source || !draft || (folder === undefined && !isPlayable(unit, source))) continue;
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
      const name = `api-${product.id}-${unit.name}`;
      built.set(unit.pathname, {
        name: source.name,
        isJavaScript: false,
        sourceFile: source.file,
        playground: draft,
        licenses: [],
        shard: '',
        isTryIt: true,
        sourceHref: '',
        extrasHref: writeHashed(`demos/${name}.json`, JSON.stringify(extras)),
        codeHtml: '',
        plainCodeHtml: '',
        drawn: {},
      });
    }
  }
  return built;
}
