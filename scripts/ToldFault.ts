/** Ends a step whose problem has been printed already, by whoever had it. */
export class ToldFault extends Error {}
