import { stop } from 'esbuild';
import { foldApiFollowUps } from '../checks/apiFollowUps';
import { checkContent } from '../checks/checkContent';
import { checkFamily } from '../checks/checkFamily';
import { readFont } from '../checks/settings';
import { checkServed } from '../checks/export/outputFiles';
import { buildDemos } from '../content/demos/buildDemos';
import { listLateFaults } from '../content/demos/demoStore';
import { listImportedFiles } from '../content/import/importLock';
import { createPageRecorder } from '../content/outputs/pageRecorder';
import { OUTPUT_FOLDER } from '../content/outputs/outputFiles';
import { prepareOutputs } from '../content/outputs/preparedOutputs';
import { writePrograms } from '../content/programs';
import { runTimeFile, sweepPublicFolder, writeText } from '../content/pageData/generatedFiles';
import { buildRunTime } from '../content/pageData/runTime';
import { listPageSources, type PageSource } from '../content/pageData/PageSource';
import { readContent } from '../content/pageData/SiteContent';
import { writeSite } from '../content/pageData/siteFiles';
import { writeSearch } from '../content/search/writeSearch';
import { writeThemeStyles } from '../content/styles/themeStyles';
import { applyContentRules } from '../model/ContentRules';
import { listApiSources } from '../model/products/ProductEntry';
import { parseAdNetwork } from '../model/ads/AdNetwork';
import type { Problem } from '../model/Problem';
import { contentRules } from '../site';
import { reportProblems } from './report';
import { store } from '../content/store';
import { CACHE } from '../content/workspace';

/** Callbacks for the progress of the content step. */
export interface PrepareProgress {
  /** Called as each longer step begins, with the maximum number of routes that it writes, if known. */
  readonly step?: (name: string, routes?: number) => void;
  /** Called before each page is written. */
  readonly onPage?: () => void;
}

/**
 * Does all content work before Next renders: reads and checks everything, reports all problems at once, and
 * writes the sources of the pages. Returns the number of routes written, or undefined if a problem stops the
 * build; no page is written then.
 * @param changed the Markdown files that have changed, if the site has been prepared before
 */
export async function prepareSite(
  changed?: ReadonlySet<string>,
  { step = () => {}, onPage = () => {} }: PrepareProgress = {},
): Promise<number | undefined> {
  step('content');
  if (reportProblems(checkFamily())) return undefined;
  const { content, problems } = await readContent();
  const sources = listPageSources(content);
  const { font, problems: ofFont } = changed ? { problems: [] } : await readFont();
  if (!changed) await writeThemeStyles(font);
  step('demos');
  const report = (found: readonly Problem[]) =>
    reportProblems(applyContentRules(found, contentRules, listImportedFiles()));
  const ofPages = foldApiFollowUps(
    [...ofFont, ...problems, ...checkContent(content, sources)],
    listApiSources(content.registry),
  );
  const {
    demos,
    themes,
    problems: brokenDemos,
  } = await buildDemos(content, !changed).catch((fault: unknown) => {
    // The fault ends the step; what is known by then must not be lost with it.
    report(ofPages);
    throw fault;
  });
  if (report([...ofPages, ...brokenDemos])) return undefined;
  if (!changed) {
    writePrograms(content.translations, parseAdNetwork(content.ads.network).network !== undefined);
    writeText(`${CACHE.site}/${runTimeFile}`, JSON.stringify(buildRunTime(content, font?.family)));
  }
  const isChanged = (source: PageSource) =>
    [source.content?.file, ...Object.values(source.content?.translations ?? {})].some(
      (file) => file !== undefined && changed?.has(file),
    );
  if (changed) return writeSite(content, sources, { demos, themes }, isChanged);
  // Stops the bundler of demos, which is no longer needed and holds 50 MB.
  await stop();
  step('pages', sources.length * content.translations.size);
  const recorder = createPageRecorder(content);
  const routes = writeSite(content, sources, { demos, themes }, undefined, (source, page, hash) => {
    onPage();
    recorder.add(source, page, hash);
  });
  step('search');
  writeSearch(content, sources);
  step('discovery');
  await prepareOutputs(content, recorder);
  store.sweep();
  sweepPublicFolder();
  // The export is checked for this as well; this reports as much as possible before Next renders.
  if (reportProblems([...listLateFaults(), ...checkServed(OUTPUT_FOLDER)])) return undefined;
  return routes;
}
