import { parseServices } from '../../model/analytics/services';
import { STORED_ITEMS, type StoredItem } from '../../model/privacy/storedItems';
import { services } from '../../site';

/** Everything that this deployment's pages may store; a third party's only where one is set up. */
export function listStoredItems(
  hasAnalytics = parseServices(services).services.analytics !== undefined,
): StoredItem[] {
  return STORED_ITEMS.filter(({ thirdParty }) => thirdParty === undefined || hasAnalytics);
}
