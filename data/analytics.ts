import type { ServiceSettings } from 'docs-shell';

/**
 * Third parties other than the ad network, from the environment. Everything is unset by default: nothing is
 * counted, no font is loaded, and the site does not ask for consent.
 */
export const services = {
  analytics: {
    measurementId: process.env.ANALYTICS_ID,
    scriptUrl: process.env.ANALYTICS_SCRIPT_URL,
    hosts: process.env.ANALYTICS_HOSTS,
    // Beside the events of the shell, see `src/model/analytics/AnalyticsEvent.ts`.
    events: [{ name: 'store_visit', on: 'click', selector: 'a[href^="https://mui.com/store/"]' }],
  },
  fonts: {
    webFontUrl: process.env.WEB_FONT_URL,
    iconFontUrl: process.env.ICON_FONT_URL,
    hosts: process.env.FONT_HOSTS,
  },
} as const satisfies ServiceSettings;
