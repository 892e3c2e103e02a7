import { checkSiteConfig, type SiteSettings } from '../model/page/SiteConfig';
import type { Problem } from '../model/problems/Problem';
import { findLine } from './findLine';

const FILE = 'data/site.ts';

/** The settings of the site, most of which the environment may say, can be meant. */
export function checkSite(site: SiteSettings): Problem[] {
  return checkSiteConfig(site).map(({ setting, message, hint }) => ({
    file: FILE,
    line: findLine(FILE, `${setting}:`),
    column: 1,
    code: 'site-setting',
    message,
    hint,
  }));
}
