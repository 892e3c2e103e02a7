import type { AdsData } from '../../model/ads/AdsData';
import { fetchFile } from '../fetching/fetchFile';
import { onceEach } from '../onceEach';

/**
 * Returns the product family's ad data in one language, by the address of that file.
 * @throws if the file could not be loaded; the next view tries again
 */
export const fetchAds = onceEach(async (href) => (await (await fetchFile(href)).json()) as AdsData);
