import type { AdLabel } from '../../model/ads/Ad';
import { type AdsData, pickInHouseAd } from '../../model/ads/AdsData';
import type { AdShape } from '../../model/ads/AdShape';
import { AdCard } from '../AdCard/AdCard';
import type { Translate } from '../Translations/Translations';

export interface AdInHouseProps {
  readonly ads: AdsData['inHouse'];
  readonly roll: number;
  readonly shape: AdShape;
  readonly label: AdLabel;
  readonly translate: Translate;
  readonly onClick: () => void;
}

/** One of the family's own ads. */
export function AdInHouse({ ads, roll, shape, label, translate, onClick }: AdInHouseProps) {
  const ad = ads[pickInHouseAd(ads.length, roll)];
  if (!ad) return null;
  return (
    <AdCard
      ad={{ ...ad, label }}
      shape={shape}
      translate={translate}
      onClick={onClick}
      {...(ad.lang === undefined ? {} : { lang: ad.lang, dir: 'auto' })}
    />
  );
}
