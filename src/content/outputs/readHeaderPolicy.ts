import { formatPolicy, headerPolicy } from '../../model/outputs/Policy';
import { listDocuments } from './listDocuments';
import { pickKinds } from './pickKinds';
import { readSheets } from './readSheets';
import { sitePolicy } from './sitePolicy';

/** The security policy that the header of an export's documents holds. */
export function readHeaderPolicy(folder: string): string {
  return formatPolicy(headerPolicy(sitePolicy(readSheets(folder, pickKinds(listDocuments(folder)))).policy));
}
