import { FORWARD_SCRIPT } from '../../model/outputs/inlineScripts';
import { SPECULATION_RULES } from '../../model/outputs/speculationRules';
import {
  buildPolicy,
  type Policy,
  formatPolicy,
  headerPolicy,
  listProviders,
} from '../../model/outputs/Policy';
import { SANDBOX_ACTIONS } from '../../model/demos/sandboxForm';
import { listHostedOrigins, parseHostedIndex } from '../../model/search/parseHostedIndex';
import { ads, hostedIndex, products, services, site } from '../../site';
import { readDemoStyleHashes } from '../demos/demoStyleHashes';
import { listModalStyles } from '../search/listModalStyles';
import { readHeadScript, readNotFoundScript } from '../pageData/readBuild';
import { hashInline } from '../pageData/generatedFiles';

/** The site's policy, and the inline scripts that it allows: texts by hash. */
export interface SitePolicy {
  readonly policy: Policy;
  readonly scripts: ReadonlyMap<string, string>;
  /** Products whose pages allow style elements with any text. */
  readonly inlineStyles: readonly string[];
}

/** Text of the style element into which the demos' style library inserts rules. */
const EMPTY = '';

/** Builds the security policy of an export. */
export function sitePolicy(): SitePolicy {
  const { hosted } = parseHostedIndex(hostedIndex);
  const scripts = [readHeadScript(), readNotFoundScript(), FORWARD_SCRIPT, SPECULATION_RULES];
  return {
    policy: buildPolicy({
      scriptHashes: scripts.map(hashInline),
      styleHashes: [
        ...[EMPTY, ...(hosted ? listModalStyles() : [])].map(hashInline),
        ...readDemoStyleHashes(),
      ],
      providers: [
        ...listProviders(ads.network, services),
        { name: 'demos', images: site.imageOrigins ?? [] },
        ...(hosted ? [{ name: 'search', connections: listHostedOrigins(hosted.appId) }] : []),
      ],
      formTargets: Object.values(SANDBOX_ACTIONS),
      trustedTypes: site.trustedTypes,
    }),
    scripts: new Map(scripts.map((text) => [hashInline(text), text])),
    inlineStyles: products.flatMap(({ id, inlineStyles }) => (inlineStyles ? [id] : [])),
  };
}

/** Returns the security policy in the header of an export's documents. */
export function readHeaderPolicy(): string {
  return formatPolicy(headerPolicy(sitePolicy().policy));
}
