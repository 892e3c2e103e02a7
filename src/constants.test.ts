import * as constants from './constants';

describe('constants', () => {
  it('equal the numbers of the specification, section 9', () => {
    expect(constants).toMatchObject({
      AD_DISPLAY_SAMPLING_RATIO: 0.1,
      AD_APPEAL_CHANCE: 0.2,
      AD_INLINE_SHAPE_CHANCE: 0.2,
      IN_HOUSE_AD_COUNT: 5,
      AD_HEIGHT_SMALL_PX: 142,
      AD_HEIGHT_PX: 126,
      AD_MARGIN_UNITS: 3,
      AD_DISPLAY_DELAY_MS: 2500,
      AD_POLL_INTERVAL_MS: 500,
      AD_POLL_MAX_LOOKS: 30,
      AD_BLOCKED_AFTER_LOOKS: 6,
      AD_FEED_MAX_REQUESTS: 10,
      WEB_VITALS_SAMPLING_RATIO: 0.0001,
      DURATION_MS: {
        shortest: 150,
        shorter: 200,
        short: 250,
        standard: 300,
        complex: 375,
        enteringScreen: 225,
        leavingScreen: 195,
      },
      SPACING_PX: 8,
      BORDER_RADIUS_PX: 4,
      SITE_BORDER_RADIUS_PX: 12,
      BREAKPOINT_PX: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 },
      STYLE_LAYERS: ['theme', 'docsearch', 'mui', 'utilities'],
      CONTRAST_THRESHOLD: 3,
      COPY_CONFIRMATION_MS: 1200,
      CODE_STYLE_COOKIE_LIFETIME_S: 31_536_000,
    });
  });
});
