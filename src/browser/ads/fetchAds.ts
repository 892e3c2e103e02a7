import type { AdsData } from '../../model/ads/AdsData';
import { fetchFile } from '../fetching/fetchFile';
import { onceEach } from '../onceEach';

/**
 * What the family says about ads in one language, by the address of that file.
 * @throws where the file can't be had; the next view asks again
 */
export const fetchAds = onceEach(async (href) => (await (await fetchFile(href)).json()) as AdsData);
