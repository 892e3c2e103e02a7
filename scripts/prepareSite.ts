import { checkContent } from '../src/checks/checkContent';
import { buildDemos } from '../src/content/demos/buildDemos';
import { writeThemeSheets } from '../src/content/demos/writeThemeSheets';
import { bundleEntry } from '../src/content/entries/bundleEntry';
import { BUILD_FOLDER, headScriptFile } from '../src/content/pageData/buildFiles';
import { listPageSources } from '../src/content/pageData/listPageSources';
import { readContent } from '../src/content/pageData/readContent';
import { writeText } from '../src/content/pageData/writeHashed';
import { clearPublicFolder, writeSite } from '../src/content/pageData/writeSite';
import { writeThemeStyles } from '../src/content/styles/writeThemeStyles';
import { reportProblems } from './reportProblems';

/**
 * Does all content work, before Next runs: reads and checks everything, tells every problem at once, and writes what
 * the pages are drawn from. Returns the number of routes, or undefined where a problem stops the build; then nothing
 * has been written.
 */
export async function prepareSite(): Promise<number | undefined> {
  const { content, problems } = readContent();
  const sources = listPageSources(content);
  clearPublicFolder();
  const { demos, problems: brokenDemos } = await buildDemos(content);
  const found = [...problems, ...brokenDemos, ...checkContent(content, sources)];
  if (reportProblems(found)) return undefined;
  const withDemos = new Set(
    [...demos.keys()].map((pathname) => content.pages.get(pathname)?.productId ?? ''),
  );
  const themeSheets = await writeThemeSheets([...withDemos]);
  writeThemeStyles();
  writeText(`${BUILD_FOLDER}/${headScriptFile}`, bundleEntry('head'));
  return writeSite(content, sources, { demos, themeSheets });
}
