import { AdInHouse, type AdInHouseProps } from '../AdInHouse/AdInHouse';

/** One of the family's own ads in the place that the network could only fill with its placeholder. */
export function AdInHouseAfterPlaceholder(props: AdInHouseProps) {
  return <AdInHouse {...props} />;
}
