/**
 * The constants of the specification, section 9, from which the themes of the site and of its demos are made. Apart from
 * the others: pictures of demos are drawn again when this file changes.
 */

/** Animation durations, as in the theme. */
export const DURATION_MS = {
  shortest: 150,
  shorter: 200,
  short: 250,
  standard: 300,
  complex: 375,
  enteringScreen: 225,
  leavingScreen: 195,
} as const;

/** The spacing unit. */
export const SPACING_PX = 8;
/** Corner radius inside library demos. */
export const BORDER_RADIUS_PX = 4;
/** Lower bounds of the breakpoints. */
export const BREAKPOINT_PX = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;
/** Below this contrast ratio, the theme uses the other text color for a background. */
export const CONTRAST_THRESHOLD = 3;
