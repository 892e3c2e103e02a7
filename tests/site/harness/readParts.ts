import { manifestHref, parseManifest } from '../../../src/model/search/SearchManifest';
import {
  listEntryParts,
  parsePart,
  partHref,
  type NamePart,
  type SearchPart,
  type PartLink,
} from '../../../src/model/search/SearchPart';
import { readExport } from './openIndex';

/**
 * Reads the name and text parts of the exported index that readers of a language use: the default language's
 * first, then those of the language.
 */
export function readParts(code: string, read = readExport()): SearchPart[] {
  const readPart = (link: PartLink) => parsePart(read(partHref(link)));
  return parseManifest(read(manifestHref(code))).indexes.flatMap((link) => {
    const directory = readPart(link);
    return directory.tier === 0 ? listEntryParts(directory).map(readPart) : [];
  });
}

/** Reads the name parts among them. */
export function readNameParts(code: string, read = readExport()): NamePart[] {
  return readParts(code, read).flatMap((part) => (part.tier === 1 ? part : []));
}
