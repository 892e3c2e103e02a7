import type { AdShape } from './AdShape';

/** Names, in analytics, what a reader saw: where it came from, where it stood, and its shape. */
export type AdLabel =
  `${'third-party' | 'in-house' | 'in-house-carbon' | 'in-house-adblock' | 'appeal'}-body-top-${AdShape}`;
