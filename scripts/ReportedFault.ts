/** Ends a step whose problem has already been printed. */
export class ReportedFault extends Error {}
