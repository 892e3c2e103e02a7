import type { FeedAd } from '../../model/ads/Ad';
import type { AdShape } from '../../model/ads/AdShape';
import { AdCard } from '../AdCard/AdCard';
import type { Translate } from '../Translations/Translations';

interface AdThirdPartyProps {
  /** Absent where the network draws the ad itself, and as long as it is awaited. */
  readonly feedAd: FeedAd | undefined;
  readonly shape: AdShape;
  readonly translate: Translate;
  readonly onClick: () => void;
}

/** An ad of the network: the feed's is drawn here, the script's lies over this place. */
export function AdThirdParty({ feedAd, shape, translate, onClick }: AdThirdPartyProps) {
  return feedAd ? (
    <AdCard ad={feedAd.ad} dir="auto" shape={shape} translate={translate} onClick={onClick} />
  ) : null;
}
