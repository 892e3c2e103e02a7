import { Component, type ReactNode } from 'react';
import { type AdsData, pickInHouseAd } from '../../model/ads/AdsData';
import { adViewToLabel, type AdView } from '../../model/ads/AdView';
import { AdAppeal } from '../AdAppeal/AdAppeal';
import type { Translate } from '../Translations';
import type { FeedAd, AdLabel } from '../../model/ads/Ad';
import type { AdShape } from '../../model/ads/AdShape';
import { AdCard } from '../AdCard/AdCard';

interface AdBoxProps {
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

interface AdThirdPartyProps {
  /** Absent where the network draws the ad itself, and as long as it is awaited. */
  readonly feedAd: FeedAd | undefined;
  readonly shape: AdShape;
  readonly translate: Translate;
  readonly onClick: () => void;
}

/** An ad of the network: the feed's is drawn here, the script's lies over this place. */
function AdThirdParty({ feedAd, shape, translate, onClick }: AdThirdPartyProps) {
  return feedAd ? (
    <AdCard ad={feedAd.ad} dir="auto" shape={shape} translate={translate} onClick={onClick} />
  ) : null;
}

interface AdInHouseProps {
  readonly ads: AdsData['inHouse'];
  readonly roll: number;
  readonly shape: AdShape;
  readonly label: AdLabel;
  readonly translate: Translate;
  readonly onClick: () => void;
}

/** One of the family's own ads. */
function AdInHouse({ ads, roll, shape, label, translate, onClick }: AdInHouseProps) {
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

/** One of the family's own ads in the place that the network could only fill with its placeholder. */
function AdInHouseAfterPlaceholder(props: AdInHouseProps) {
  return <AdInHouse {...props} />;
}

/** What a crash leaves: nothing, in a place that keeps its size. */
function AdEmpty() {
  return null;
}

interface AdBoundaryProps {
  readonly onCrash: () => void;
  readonly children: ReactNode;
}

/** Hides an ad that crashes while it is drawn, and tells it once (specification, section 4). */
export class AdBoundary extends Component<AdBoundaryProps, { readonly crashed: boolean }> {
  static getDerivedStateFromError() {
    return { crashed: true };
  }
  override state = { crashed: false };
  override componentDidCatch() {
    this.props.onCrash();
  }
  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
