/**
 * The program that shows one of the product family's own ads before the runtime is ready. The head script
 * loads it once the page has been painted; see `loadOwnAd`.
 */
import { showOwnAd } from '../browser/ads/showOwnAd';

showOwnAd();
