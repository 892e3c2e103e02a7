import type { AdsData } from '../../model/ads/AdsData';

/** Answers of this document, by address. */
const known = new Map<string, Promise<AdsData>>();

/**
 * What the family says about ads in one language.
 * @throws where the file can't be had; the next view asks again
 */
export async function fetchAds(href: string): Promise<AdsData> {
  let answer = known.get(href);
  if (!answer) {
    answer = fetch(href).then(async (response) => {
      if (!response.ok) throw new Error(`${href} answered ${response.status}`);
      return (await response.json()) as AdsData;
    });
    known.set(href, answer);
    answer.catch(() => known.delete(href));
  }
  return answer;
}
