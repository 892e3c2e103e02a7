import type { Translations } from '../../model/languages/textKeys';
import {
  anewScriptFile,
  BUILD_FOLDER,
  frameScriptFile,
  headScriptFile,
  notFoundScriptFile,
  ownAdScriptFile,
} from '../pageData/buildFiles';
import { writeHashed, writeText } from '../pageData/writeHashed';
import { bundleEntry } from './bundleEntry';

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
