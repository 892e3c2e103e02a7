import { stop } from 'esbuild';
import { checkContent } from '../src/checks/checkContent';
import { checkFamily } from '../src/checks/checkFamily';
import { checkServed } from '../src/checks/export/outputFiles';
import { buildDemos } from '../src/content/demos/buildDemos';
import { listLateFaults } from '../src/content/demos/demoStore';
import { createPageRecorder } from '../src/content/outputs/pageRecorder';
import { OUTPUT_FOLDER } from '../src/content/outputs/outputFiles';
import { prepareOutputs } from '../src/content/outputs/preparedOutputs';
import { writePrograms } from '../src/content/programs';
import { BUILD_FOLDER, runTimeFile } from '../src/content/pageData/buildFiles';
import { buildRunTime } from '../src/content/pageData/runTime';
import { listPageSources, type PageSource } from '../src/content/pageData/PageSource';
import { readContent } from '../src/content/pageData/SiteContent';
import { writeText } from '../src/content/pageData/writeHashed';
import { clearPublicFolder, writeSite } from '../src/content/pageData/siteFiles';
import { writeSearch } from '../src/content/search/writeSearch';
import { writeThemeStyles } from '../src/content/styles/themeStyles';
import { parseAdNetwork } from '../src/model/ads/AdNetwork';
import { reportProblems } from './reportProblems';

/** Whom the content step tells how far it is. */
export interface PrepareProgress {
  /** Told of every longer step as it begins, and of how many routes it writes at the most, where that is known. */
  readonly step?: (name: string, routes?: number) => void;
  /** Told of every page before it is written. */
  readonly onPage?: () => void;
}

/**
 * Does all content work, before Next draws: reads and checks everything, tells every problem at once, and writes what
 * the pages are drawn from. Returns the number of routes written; undefined where a problem stops the build, and then no
 * page has been written.
 * @param changed where the site is prepared already, the Markdown files that have changed since
 */
export async function prepareSite(
  changed?: ReadonlySet<string>,
  { step = () => {}, onPage = () => {} }: PrepareProgress = {},
): Promise<number | undefined> {
  step('content');
  if (reportProblems(checkFamily())) return undefined;
  const { content, problems } = readContent();
  const sources = listPageSources(content);
  if (!changed) {
    clearPublicFolder();
    await writeThemeStyles();
  }
  step('demos');
  const { demos, themes, problems: brokenDemos } = await buildDemos(content, !changed);
  const found = [...problems, ...brokenDemos, ...checkContent(content, sources)];
  if (reportProblems(found)) return undefined;
  if (!changed) {
    writePrograms(content.translations, parseAdNetwork(content.ads.network).network !== undefined);
    writeText(`${BUILD_FOLDER}/${runTimeFile}`, JSON.stringify(buildRunTime(content)));
  }
  const isChanged = (source: PageSource) =>
    [source.content?.file, ...Object.values(source.content?.translations ?? {})].some(
      (file) => file !== undefined && changed?.has(file),
    );
  if (changed) return writeSite(content, sources, { demos, themes }, isChanged);
  // The bundler of demos has nothing more to do, and keeps 50 MB.
  await stop();
  step('pages', sources.length * content.translations.size);
  const recorder = createPageRecorder(content);
  const routes = writeSite(content, sources, { demos, themes }, undefined, (source, page) => {
    onPage();
    recorder.add(source, page);
  });
  step('search');
  writeSearch(content, sources);
  step('discovery');
  await prepareOutputs(content, recorder);
  // The export is looked at for that as well, but as much as is known is told before Next draws.
  if (reportProblems([...listLateFaults(), ...checkServed(OUTPUT_FOLDER)])) return undefined;
  return routes;
}
