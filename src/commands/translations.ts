import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultLanguage } from '../model/languages/defaultLanguage';
import { recordSourceHash, sourceHashOf } from '../content/sourceHash';
import { checkSources } from '../checks/familySources';
import { reportProblems } from '../build/report';
import { reportFault } from '../build/report';

/**
 * `npm run translations` lists every translation that is older than its source.
 * `npm run translations -- --record <file>…` notes in each file that it matches the current source; without
 * files, in every file that has no note yet.
 */

const USAGE = 'use npm run translations -- --record <file>…';
const OUTCOME = 'nothing was recorded';

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/** Writes a hash into the front matter of a page, replacing an older one. */
function record(file: string, hash: string): void {
  const text = recordSourceHash(readFileSync(file, 'utf8'), hash);
  if (text === undefined) {
    fail(`${file}: has no front matter for the note; write one between two lines of ---`);
    return;
  }
  writeFileSync(file, text);
  console.log(`${file}: matches its source`);
}

/** @param named files to record, in any form of their paths; if empty, files without a note */
async function compare(isRecording: boolean, named: readonly string[]): Promise<void> {
  const { checkFamily } = await import('../checks/checkFamily');
  if (reportProblems(checkFamily(), OUTCOME)) {
    process.exitCode = 1;
    return;
  }
  const { readContent } = await import('../content/pageData/SiteContent');
  const files = new Set(named.map((name) => relative('.', name).replaceAll('\\', '/')));
  const unknown = new Set(files);
  let stale = 0;
  for (const page of (await readContent()).content.pages.values()) {
    for (const [code, file] of Object.entries(page.translations)) {
      unknown.delete(file);
      const hash = sourceHashOf(readFileSync(page.file, 'utf8'), page.texts[defaultLanguage()]?.inputs);
      const noted = page.texts[code]?.frontMatter.sourceHash;
      if (isRecording && (files.has(file) || (files.size === 0 && noted === undefined))) {
        record(file, hash);
      } else if (noted !== hash) {
        stale += 1;
        console.log(`${file}: ${page.file} has changed${noted ? ` since ${noted}` : '; never noted'}`);
      }
    }
  }
  for (const file of unknown) fail(`${file}: is not a translation of a page; nothing was recorded for it`);
  console.log(stale === 0 ? 'Every translation matches its source.' : `${stale} translations to update.`);
}

/** Returns the options of the command; undefined, after a message, if one is unknown. */
function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { record: { type: 'boolean', default: false } },
    });
  } catch (error) {
    fail(`${(error as Error).message}; ${USAGE}`);
    return undefined;
  }
}

async function start(): Promise<void> {
  const options = readOptions();
  if (!options) return;
  const { values, positionals: files } = options;
  if (!values.record && files.length > 0) fail(`${files.join(', ')}: files need an option; ${USAGE}`);
  else if (reportProblems(await checkSources(), OUTCOME)) process.exitCode = 1;
  else await compare(values.record, files);
}

start().catch((error: unknown) => {
  reportFault(error);
  process.exitCode = 1;
});
