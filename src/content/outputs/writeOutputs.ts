import { ANEW_SCRIPT } from '../../constants';
import { bundleEntry } from '../entries/bundleEntry';
import { writeText } from '../pageData/writeHashed';
import { listDocuments } from './listDocuments';
import { pickKinds } from './pickKinds';
import { placeErrorPages } from './placeErrorPages';
import { placeOutputs } from './placeOutputs';
import { readOutputPages, readResolvedRedirects } from './readOutputs';
import { readSheets } from './readSheets';
import { sealDocuments } from './sealDocuments';
import { sitePolicy } from './sitePolicy';
import { writeHosting } from './writeHosting';

/**
 * Completes an export: error pages, what was prepared to go out beside the pages, the security policy of each
 * document, and what hosts read. What lists the files of the export comes after it.
 * @param onDocument told of each document as it goes out
 */
export function writeOutputs(
  folder: string,
  onDocument: (file: string, html: string) => void = () => {},
): void {
  const redirects = readResolvedRedirects();
  placeErrorPages(folder);
  placeOutputs(folder);
  writeText(`${folder}${ANEW_SCRIPT}`, bundleEntry('anew'));
  const policy = sitePolicy(readSheets(folder, pickKinds(listDocuments(folder))));
  sealDocuments(folder, policy, redirects, onDocument);
  const firstLevel = new Set(
    readOutputPages().flatMap(({ route, userLanguage }) =>
      userLanguage === 'en' && route !== '/' ? [`/${route.split('/')[1]}/`] : [],
    ),
  );
  writeHosting(folder, policy.policy, redirects, [...firstLevel]);
}
