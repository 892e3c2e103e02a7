import { readFileSync } from 'node:fs';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import { ANEW_SCRIPT } from '../../model/offline/newBuild';
import { anewScriptFile, BUILD_FOLDER } from '../pageData/buildFiles';
import { writeText } from '../pageData/writeHashed';
import { createSheetInliner } from './createSheetInliner';
import { listDocuments } from './listDocuments';
import { pickKinds } from './pickKinds';
import { placeErrorPages } from './placeErrorPages';
import { placeOutputs } from './placeOutputs';
import { readOutputPages, readResolvedRedirects } from './readOutputs';
import { readSheets } from './readSheets';
import { sitePolicy, type SitePolicy } from './sitePolicy';
import { writeHosting } from './writeHosting';
import { languageRedirects } from '../../site';

/**
 * Completes an export but for its documents: error pages, what was prepared to go out beside the pages, the whole style
 * sheets, and what hosts read. Returns the policy that the documents are to be sealed with.
 */
export function writeOutputs(folder: string): SitePolicy {
  placeErrorPages(folder);
  placeOutputs(folder);
  writeText(`${folder}${ANEW_SCRIPT}`, readFileSync(`${BUILD_FOLDER}/${anewScriptFile}`));
  const kinds = pickKinds(listDocuments(folder));
  const inlineSheets = createSheetInliner(folder);
  for (const file of kinds) inlineSheets(readFileSync(`${folder}/${file}`, 'utf8'));
  const policy = sitePolicy(readSheets(folder, kinds));
  const firstLevel = new Set(
    readOutputPages().flatMap(({ route, userLanguage }) =>
      userLanguage === DEFAULT_LANGUAGE_CODE && route !== '/' ? [`/${route.split('/')[1]}/`] : [],
    ),
  );
  writeHosting(folder, policy.policy, readResolvedRedirects(), languageRedirects, [...firstLevel]);
  return policy;
}
