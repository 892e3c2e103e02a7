/**
 * Returns a random number from 0 (inclusive) to 1 (exclusive). Passed in so that tests can control chance.
 */
export type Dice = () => number;

/** The random number generator of the browser. */
export const dice: Dice = () => Math.random();
