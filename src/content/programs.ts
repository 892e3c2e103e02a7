import { buildSync } from 'esbuild';
import type { Language } from '../model/languages/Language';
import type { Translations } from '../model/languages/textKeys';
import {
  newBuildScriptFile,
  frameScriptFile,
  headScriptFile,
  notFoundScriptFile,
  inHouseAdScriptFile,
  writeHashed,
  writeText,
} from './pageData/generatedFiles';
import { CACHE } from './workspace';

/**
 * Lists the failure texts by language, for documents that cannot load a file even from the new build. The
 * texts are part of the program, because the documents could not load them either.
 */
function listFailureTexts(translations: ReadonlyMap<string, Translations>) {
  return Object.fromEntries(
    [...translations].map(([code, texts]) => [code, { text: texts.partNotLoaded, reload: texts.reload }]),
  );
}

/**
 * Writes the frame's programs: the inline scripts of documents, and the scripts that documents load by URL.
 * @param translations the interface texts of every language
 * @param mayAskNetwork whether an ad network may provide ads; if so, no in-house ad is shown early
 */
export function writePrograms(
  translations: ReadonlyMap<string, Translations>,
  languages: readonly Language[],
  mayAskNetwork: boolean,
): void {
  const note = (file: string, text: string) => writeText(`${CACHE.site}/${file}`, text);
  const rightToLeft = languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code);
  note(headScriptFile, bundleEntry('head'));
  note(newBuildScriptFile, bundleEntry('newBuild', { TEXTS: listFailureTexts(translations) }));
  note(notFoundScriptFile, bundleEntry('notFound', { RIGHT_TO_LEFT: rightToLeft }));
  note(frameScriptFile, writeHashed('boot/frame.js', bundleEntry('frame')));
  note(inHouseAdScriptFile, mayAskNetwork ? '' : writeHashed('boot/inHouseAd.js', bundleEntry('inHouseAd')));
}

/** The development server always has the framework's own start. */
function isEager(): boolean {
  const { BOOT, NODE_ENV } = process.env;
  return BOOT === 'eager' || NODE_ENV === 'development';
}

/**
 * Bundles a program of `src/entries` into a single minified script without imports.
 * @param values replacements for undeclared names in the program; inserted as JSON. `EAGER` is whether the
 * framework starts by itself; see `docs/upgrading-next.md`.
 * @throws the error of the bundler if the source can't be bundled
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
    define: Object.fromEntries(
      Object.entries({ EAGER: isEager(), ...values }).map(([key, value]) => [key, JSON.stringify(value)]),
    ),
  });
  return outputFiles[0]?.text.trim() ?? '';
}
