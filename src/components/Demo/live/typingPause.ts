/** Who types is not interrupted by every key. */
export const TYPING_PAUSE_MS = 300;
