import type { Badge } from '../model/navigation/NavPage';
import type { TextKey } from '../model/languages/textKeys';
import type { Translate } from './Translations';

const TEXTS: Record<Badge, TextKey> = {
  pro: 'badgePro',
  premium: 'badgePremium',
  new: 'badgeNew',
  planned: 'badgePlanned',
  unstable: 'badgeUnstable',
  beta: 'badgeBeta',
  legacy: 'badgeLegacy',
  deprecated: 'badgeDeprecated',
};

/** The badges of a page (specification, section 2). Each has a text: color alone is not accessible. */
export function Badges({ badges, translate }: { badges: readonly Badge[]; translate: Translate }) {
  return badges.map((badge) => (
    <span key={badge} className={`badge badge-${badge}`}>
      {translate(TEXTS[badge])}
    </span>
  ));
}
