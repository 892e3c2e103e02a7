/**
 * `npm run translations` lists every translation that is older than its English source.
 * `npm run translations -- --record <file>…` notes in each file that it is in step with its source as it is now;
 * without files, in every file that has no note yet.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readContent } from '../src/content/pageData/readContent';
import { recordSourceHash } from '../src/content/translations/recordSourceHash';
import { sourceHashOf } from '../src/content/translations/sourceHashOf';

/** Notes a hash in the front matter of a page, in the place of an older one. */
function record(file: string, hash: string): void {
  const text = recordSourceHash(readFileSync(file, 'utf8'), hash);
  if (text === undefined) {
    console.error(`${file}: has no front matter to note it in; write one between two lines of ---`);
    process.exitCode = 1;
    return;
  }
  writeFileSync(file, text);
  console.log(`${file}: in step with its source`);
}

const [option, ...files] = process.argv.slice(2);
let stale = 0;
for (const page of readContent().content.pages.values()) {
  for (const [code, file] of Object.entries(page.translations)) {
    const hash = sourceHashOf(readFileSync(page.file, 'utf8'));
    const noted = page.texts[code]?.frontMatter.sourceHash;
    if (option === '--record' && (files.includes(file) || (files.length === 0 && noted === undefined))) {
      record(file, hash);
    } else if (noted !== hash) {
      stale += 1;
      console.log(`${file}: ${page.file} has changed${noted ? ` since ${noted}` : '; never noted'}`);
    }
  }
}
console.log(
  stale === 0 ? 'Every translation is in step with its source.' : `${stale} translations to update.`,
);
