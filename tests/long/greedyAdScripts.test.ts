import { GREEDY_SCRIPTS } from '../browser/ads/hostileScripts';
import { testHostileFrames } from '../browser/ads/testHostileFrames';
import { useAds } from '../browser/ads/useAds';

const ads = useAds();

describe('the isolated mode', () => {
  testHostileFrames(ads, [...GREEDY_SCRIPTS]);
});
