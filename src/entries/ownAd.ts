/**
 * The program that shows one of the family's own ads before the runtime is there. The head's script loads it once the
 * page has been painted, see `loadOwnAd`.
 */
import { showOwnAd } from '../browser/ads/showOwnAd';

showOwnAd();
