/**
 * Business constants of the specification, section 9. Each name includes the unit.
 * A test pins each value. TypeScript code imports these numbers only from this file. Style sheets get some of
 * them as theme variables; if a style sheet repeats a number, a test compares the two.
 */

/** Share of ad displays that are reported. */
export const AD_DISPLAY_SAMPLING_RATIO = 0.1;
/** A random roll below this shows the appeal to a reader whose ad is blocked; otherwise an in-house ad. */
export const AD_APPEAL_CHANCE = 0.2;
/** A random roll below this gives the ads of the session the inline shape; otherwise the image shape. */
export const AD_INLINE_SHAPE_CHANCE = 0.2;
export const IN_HOUSE_AD_COUNT = 5;
/** Height of the ad box below the `sm` breakpoint. */
export const AD_HEIGHT_SMALL_PX = 142;
/** Height of the ad box from the `sm` breakpoint up. */
export const AD_HEIGHT_PX = 126;
/** Margin above and below the ad box, in spacing units. */
export const AD_MARGIN_UNITS = 3;
/** Delay from the time the label is known until the display event. */
export const AD_DISPLAY_DELAY_MS = 2500;
export const AD_POLL_INTERVAL_MS = 500;
/** Maximum number of looks for the placement in one view, including the first. */
export const AD_POLL_MAX_LOOKS = 30;
/** After more empty looks than this, the ad counts as blocked. */
export const AD_BLOCKED_AFTER_LOOKS = 6;
/** Maximum number of requests for the ad feed in one view, including the first. */
export const AD_FEED_MAX_REQUESTS = 10;

/** Web vitals are reported for 0.01 % of full page loads. */
export const WEB_VITALS_SAMPLING_RATIO = 0.0001;

/** Corner radius of the site's own surfaces. */
export const SITE_BORDER_RADIUS_PX = 12;
/** Cascade layers, weakest first. */
export const STYLE_LAYERS = ['theme', 'docsearch', 'mui', 'utilities'] as const;
export {
  BORDER_RADIUS_PX,
  BREAKPOINT_PX,
  CONTRAST_THRESHOLD,
  DURATION_MS,
  SPACING_PX,
} from './themeConstants';

/** How long a copy button shows its confirmation. */
export const COPY_CONFIRMATION_MS = 1200;
/** Lifetime of the code-style preference cookie: one year. */
export const CODE_STYLE_COOKIE_LIFETIME_S = 31_536_000;
