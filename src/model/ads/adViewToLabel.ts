import type { AdLabel } from './AdLabel';
import type { AdView } from './AdView';

/**
 * What the reader sees, for analytics; undefined as long as the network's ad is awaited, and after a crash.
 * @example adViewToLabel(createAdView({ …, shape: 'image' })) // 'in-house-body-top-image'
 */
export function adViewToLabel({ state, shape, filled, blocked }: AdView): AdLabel | undefined {
  switch (state) {
    case 'third-party':
      return filled ? `third-party-body-top-${shape}` : undefined;
    case 'in-house':
      return `${blocked ? 'in-house-adblock' : 'in-house'}-body-top-${shape}`;
    case 'in-house-after-placeholder':
      return `in-house-carbon-body-top-${shape}`;
    case 'appeal':
      return `appeal-body-top-${shape}`;
    case 'empty':
      return undefined;
  }
}
