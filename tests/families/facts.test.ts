import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serveFolder, type ServedFolder } from '../../src/commands/serveFolder';
import type { ApiDeclaration } from '../../src/model/api/ApiDeclaration';
import { listUnits } from '../../src/model/api/ApiUnit';
import { type ApiFacts, factsPath } from '../../src/model/api/factSchema';
import { readManifest } from '../../src/content/packages';
import { OUT } from '../../src/content/workspace';
import { expect, test } from '../browser/fixtures/test';
import { createRoll } from '../unit/mutateJson';
import { drawFacts, listFacts, listImportedModules, type Stage } from './drawnFacts';
import { bundleStage, familyFolder, listLibraries } from './libraryFamily';
import type { FactStage, StageExport, StageRequest } from './FactStage';

/** How many facts of each library are drawn at least. */
const LEAST = 20;
const COUNT = Number(process.env.FACTS_COUNT ?? LEAST);
/** What `playwright.config.ts` has set, unless the caller has. */
const SEED = Number(process.env.FACTS_SEED);

const load = createRequire(__filename);

const STAGE_ID = 'stage';

declare global {
  interface Window {
    [STAGE_ID]: FactStage;
  }
}

interface Documented {
  readonly declaration: ApiDeclaration;
  readonly facts: ApiFacts;
  /** Its documented modules, as its manifest lists them. */
  readonly modules: readonly string[];
}

/** Lists the modules with code that a package exports, or those that its declaration names. */
function listModules({ packageName, entryPoints }: ApiDeclaration, folder: string): string[] {
  const { exports } = readManifest(folder) ?? {};
  const listed = typeof exports === 'object' && exports !== null ? Object.keys(exports) : [];
  const entries = entryPoints ?? listed.filter((entry) => !/\*|\.(?:css|json)$|\/internals?\//.test(entry));
  return (entries.some((entry) => entry.startsWith('.')) ? entries : ['.']).map(
    (entry) => packageName + entry.slice(1),
  );
}

/** Reads what a family says about its packages. */
function readDocumented(library: string): Documented[] {
  const family = familyFolder(library);
  const sources = load(`./${library}/product/apiSource`) as Record<string, ApiDeclaration>;
  return Object.values(sources).map((declaration) => {
    const folder = join(family, 'node_modules', declaration.packageName);
    const { version = '' } = readManifest(folder) ?? {};
    const path = join(family, OUT, factsPath(declaration.packageName, version));
    const facts = JSON.parse(readFileSync(path, 'utf8')) as ApiFacts;
    return { declaration, facts, modules: listModules(declaration, folder) };
  });
}

/** Lists the exported components without a page and without a reason. */
function listMissing(exports: readonly StageExport[], { declaration, facts }: Documented): string[] {
  const { noPage = [], noPageModules = [] } = declaration;
  const names = new Set([
    ...facts.units.flatMap(listUnits).map(({ name }) => name),
    ...noPage.flatMap((exception) => exception.names),
  ]);
  const leftOut = noPageModules.flatMap((exception) => exception.names);
  const isListed = ({ module, name }: StageExport) =>
    names.has(name) || leftOut.includes(module.split('/').at(-1) ?? '');
  // The same component has one page, whatever its other names are.
  const listed = new Set(exports.filter(isListed).map(({ component }) => component));
  return exports
    .filter(({ component }) => !listed.has(component))
    .map(({ module, name }) => `${name} of ${module}`);
}

/** Drives the page of a library, with a clock that stands still while nothing renders. */
async function openStage(page: Page, origin: string): Promise<Stage> {
  await page.clock.install();
  await page.goto(`${origin}/stage.html`);
  await page.waitForFunction((id) => id in window, STAGE_ID);
  await page.clock.pauseAt(new Date('2100-01-01'));
  const read = async () => {
    // Timers and frames, also of what they start.
    await page.clock.runFor(2000);
    return page.evaluate(() => {
      const view = window.stage.read();
      window.stage.clear();
      return view;
    });
  };
  await page.evaluate(() => window.stage.show(null));
  const { html: empty } = await read();
  return {
    empty,
    kind: (request: StageRequest) => page.evaluate((asked) => window.stage.kind(asked), request),
    call: (request: StageRequest) => page.evaluate((asked) => window.stage.call(asked), request),
    render: async (request: StageRequest) => {
      await page.evaluate((asked) => window.stage.render(asked), request);
      return read();
    },
  };
}

for (const library of listLibraries()) {
  if (!existsSync(join(__dirname, library, 'product/apiSource.ts'))) continue;

  test.describe(library, () => {
    let served: ServedFolder;
    let documented: Documented[];
    test.beforeAll(async () => {
      documented = readDocumented(library);
      const imported = listImportedModules(documented.flatMap(({ facts }) => facts.units));
      const modules = new Set([...documented.flatMap((each) => each.modules), ...imported]);
      await bundleStage(familyFolder(library), STAGE_ID, [...modules]);
      served = await serveFolder(`${familyFolder(library)}/bare`);
    });
    test.afterAll(() => served.close());

    test('has a page or a reason for each component that it exports', async ({ page }) => {
      await openStage(page, served.origin);
      for (const each of documented) {
        const exports = await page.evaluate((modules) => window.stage.listComponents(modules), each.modules);
        console.log(
          `${each.facts.package}: ${new Set(exports.map(({ component }) => component)).size} components`,
        );
        expect(listMissing(exports, each)).toEqual([]);
        const documents = each.facts.units.map(({ pathname }) =>
          join(familyFolder(library), OUT, pathname, 'index.html'),
        );
        expect(documents.filter((document) => !existsSync(document))).toEqual([]);
        expect(exports).not.toEqual([]);
      }
    });

    test('is as drawn facts say', async ({ page }) => {
      const facts = listFacts(documented.flatMap((each) => each.facts.units));
      const stage = await openStage(page, served.origin);
      const { proved, faults } = await drawFacts(facts, COUNT, stage, createRoll(SEED));
      const kinds = Object.entries(proved).map(([kind, count]) => `${count} ${kind}`);
      console.log(`${library}, FACTS_SEED=${SEED}: ${kinds.join(', ')}`);
      expect(faults, `what FACTS_SEED=${SEED} draws`).toEqual([]);
      expect(Object.values(proved).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(LEAST);
    });
  });
}
