/** A roll from 0 up to, but never, 1; passed in so that chance can be tested. */
export type Dice = () => number;

/** The browser's dice. */
export const dice: Dice = () => Math.random();
