import { fetchText, type Fetching } from '../fetching/fetchText';
import { parsePart, partHref, type SearchPart, type PartLink } from '../../model/search/SearchPart';

/**
 * Loads a part of the index, with the retries of `fetchText`.
 * @throws 'The part does not match the request' if the file is of another product, language, tier or build;
 * otherwise as `parsePart`
 */
export function loadPart(wanted: PartLink, fetching?: Fetching): Promise<SearchPart> {
  const read = (text: string): SearchPart => {
    const part = parsePart(text);
    const { product, language, tier, stamp } = wanted;
    const isOther =
      part.product !== product || part.language !== language || part.tier !== tier || part.stamp !== stamp;
    if (isOther) {
      throw new Error('The part does not match the request');
    }
    return part;
  };
  return fetchText(partHref(wanted), read, fetching);
}
