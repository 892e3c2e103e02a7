import {
  BUILD_FOLDER,
  frameScriptFile,
  headScriptFile,
  notFoundScriptFile,
  ownAdScriptFile,
} from '../pageData/buildFiles';
import { writeHashed, writeText } from '../pageData/writeHashed';
import { bundleEntry } from './bundleEntry';

/**
 * Writes the frame's own programs: those that stand in documents as text, and those that documents name by an address.
 * @param mayAskNetwork whether an ad may come from elsewhere; then none of the family is shown ahead
 */
export function writePrograms(mayAskNetwork: boolean): void {
  const note = (file: string, text: string) => writeText(`${BUILD_FOLDER}/${file}`, text);
  note(headScriptFile, bundleEntry('head'));
  note(notFoundScriptFile, bundleEntry('notFound'));
  note(frameScriptFile, writeHashed('boot/frame.js', bundleEntry('frame')));
  note(ownAdScriptFile, mayAskNetwork ? '' : writeHashed('boot/ownAd.js', bundleEntry('ownAd')));
}
