import { existsSync } from 'node:fs';
import { checkSiteConfig, type SiteConfig, type SiteSettings } from '../model/page/SiteConfig';
import type { Problem } from '../model/Problem';
import { findSelectorFault } from './ads';
import { findLine } from './findLine';
import { EVENT_NAMES } from '../model/analytics/AnalyticsEvent';
import { type FamilyEvent, parseFamilyEvents } from '../model/analytics/FamilyEvent';
import { parseServices } from '../model/analytics/services';
import { FontHostError, readTextFont, type TextFont } from '../content/styles/textFont';
import { checkTheme } from '../theme/SiteTheme';
import { services, hostedIndex, ownTheme, site } from '../site';
import { readLogo } from '../content/siteLogo';
import { parseHostedIndex } from '../model/search/parseHostedIndex';
import { DATA } from '../content/workspace';

/** Checks that the settings of the site are valid; the environment may override most of them. */
export function checkSite(site: SiteSettings & Pick<SiteConfig, 'cardFont'>): Problem[] {
  const lost = (site.cardFont?.files ?? []).filter((file) => !existsSync(file));
  const ofFiles = lost.map((file) => ({
    needle: file,
    message: `There is no ${file}`,
    hint: 'install the package of the font, or remove cardFont: pages have no images for social networks then',
  }));
  const ofSettings = checkSiteConfig(site).map(({ setting, ...finding }) => ({
    needle: `${setting}:`,
    ...finding,
  }));
  return [...ofSettings, ...ofFiles].map(({ needle, message, hint }) => ({
    file: DATA.site,
    line: findLine(DATA.site, needle),
    column: 1,
    code: 'site-setting',
    message,
    hint,
  }));
}

/** Checks the look of the site. */
export function checkLook(): Problem[] {
  return [...checkTheme(ownTheme), ...readLogo(ownTheme.logo, site.name).findings].map(
    ({ needle, message, hint }) => ({
      file: DATA.theme,
      line: findLine(DATA.theme, needle),
      column: 1,
      code: 'theme-setting',
      message,
      hint,
    }),
  );
}

/** Checks that the events which the family adds can be reported. */
export function checkEvents(rows: readonly FamilyEvent[] = services.analytics.events ?? []): Problem[] {
  const { events, findings } = parseFamilyEvents(rows, EVENT_NAMES);
  const unmatched = events.flatMap(({ name, selector }) => {
    const fault = findSelectorFault(selector);
    const message = `${name}: ${selector} is not a list of CSS selectors: ${fault}`;
    return fault === undefined ? [] : [{ needle: name, message, hint: 'write a selector such as a.store' }];
  });
  return [...findings, ...unmatched].map(({ needle, message, hint }) => ({
    file: DATA.analytics,
    line: findLine(DATA.analytics, needle),
    column: 1,
    code: 'analytics-event',
    message,
    hint,
  }));
}

/** Checks that the settings of analytics and fonts are valid. */
export function checkServices(): Problem[] {
  const settings = parseServices(services).findings.map(({ setting, message, hint }) => ({
    file: DATA.analytics,
    line: findLine(DATA.analytics, `${setting.split(' ').at(-1)}:`),
    column: 1,
    code: 'service-setting',
    message,
    hint,
  }));
  return [...settings, ...checkEvents()];
}

/**
 * Reads the text font of the deployment, and returns it and what is wrong with it. While the host of the font
 * fails, the site is built with fonts of the system.
 */
export async function readFont(): Promise<{ font?: TextFont; problems: Problem[] }> {
  const [address] = parseServices(services).services.fontSheets;
  if (!services.fonts.webFontUrl?.trim() || address === undefined) return { problems: [] };
  try {
    return { font: await readTextFont(address), problems: [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const warning = error instanceof FontHostError;
    const problem: Problem = {
      file: DATA.analytics,
      line: findLine(DATA.analytics, 'webFontUrl:'),
      column: 1,
      code: 'text-font',
      message: `The text font ${address} could not be read: ${reason}`,
      hint: warning
        ? 'this build uses fonts of the system; build again when the host answers, or serve the font from this site'
        : 'the build reads its style sheet and its font files, to choose a fallback of the same size',
      warning,
    };
    return { problems: [problem] };
  }
}

/** Checks that either all settings of a hosted search index are present, or none. */
export function checkHostedIndex(): Problem[] {
  return parseHostedIndex(hostedIndex).findings.map((message) => ({
    file: DATA.search,
    line: 1,
    column: 1,
    code: 'search-setting',
    message,
    hint: 'set ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX, or none of them',
  }));
}
