import { buildSync } from 'esbuild';
import type { Translations } from '../model/languages/textKeys';
import {
  anewScriptFile,
  BUILD_FOLDER,
  frameScriptFile,
  headScriptFile,
  notFoundScriptFile,
  ownAdScriptFile,
} from './pageData/buildFiles';
import { writeHashed, writeText } from './pageData/writeHashed';

/** What a document says, by language, where the new build lacks a file, too: its own texts are a part of what is missing. */
function listFailureTexts(translations: ReadonlyMap<string, Translations>) {
  return Object.fromEntries(
    [...translations].map(([code, texts]) => [code, { text: texts.partNotLoaded, reload: texts.reload }]),
  );
}

/**
 * Writes the frame's own programs: those that stand in documents as text, and those that documents name by an address.
 * @param translations the interface texts of every language
 * @param mayAskNetwork whether an ad may come from elsewhere; then none of the family is shown ahead
 */
export function writePrograms(translations: ReadonlyMap<string, Translations>, mayAskNetwork: boolean): void {
  const note = (file: string, text: string) => writeText(`${BUILD_FOLDER}/${file}`, text);
  note(headScriptFile, bundleEntry('head'));
  note(anewScriptFile, bundleEntry('anew', { TEXTS: listFailureTexts(translations) }));
  note(notFoundScriptFile, bundleEntry('notFound'));
  note(frameScriptFile, writeHashed('boot/frame.js', bundleEntry('frame')));
  note(ownAdScriptFile, mayAskNetwork ? '' : writeHashed('boot/ownAd.js', bundleEntry('ownAd')));
}

/**
 * One of the programs of `src/entries` as a single minified script without imports.
 * @param values what stands in it under names that nobody declares, as JSON
 * @throws what the bundler says, when the source can't be bundled
 */
export function bundleEntry(name: string, values: Readonly<Record<string, unknown>> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [`src/entries/${name}.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
    define: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
  });
  return outputFiles[0]?.text.trim() ?? '';
}
