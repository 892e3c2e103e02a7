import type { AdsData } from '../../model/ads/AdsData';
import { adViewToLabel, type AdView } from '../../model/ads/AdView';
import { AdAppeal } from '../AdAppeal/AdAppeal';
import { AdEmpty } from '../AdEmpty/AdEmpty';
import { AdInHouse } from '../AdInHouse/AdInHouse';
import { AdInHouseAfterPlaceholder } from '../AdInHouseAfterPlaceholder/AdInHouseAfterPlaceholder';
import { AdThirdParty } from '../AdThirdParty/AdThirdParty';
import type { Translate } from '../Translations/Translations';

export interface AdBoxProps {
  readonly view: AdView;
  readonly inHouse: AdsData['inHouse'];
  readonly translate: Translate;
  readonly onClick: () => void;
}

/** Draws the ad slot by its state: one component for each. */
export function AdBox({ view, inHouse, translate, onClick }: AdBoxProps) {
  const { state, shape, inHouseRoll, feedAd } = view;
  const label = adViewToLabel(view);
  const own = label && { ads: inHouse, roll: inHouseRoll, shape, label, translate, onClick };
  switch (state) {
    case 'third-party':
      return <AdThirdParty feedAd={feedAd} shape={shape} translate={translate} onClick={onClick} />;
    case 'in-house':
      return own ? <AdInHouse {...own} /> : null;
    case 'in-house-after-placeholder':
      return own ? <AdInHouseAfterPlaceholder {...own} /> : null;
    case 'appeal':
      return <AdAppeal translate={translate} />;
    case 'empty':
      return <AdEmpty />;
  }
}
