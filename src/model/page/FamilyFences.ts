import type { FamilyText } from '../languages/FamilyText';

/** The tones of callouts, each with its color and sign. */
export const CALLOUT_TONES = ['info', 'success', 'warning', 'error'] as const;
export type CalloutTone = (typeof CALLOUT_TONES)[number];

/** A kind of callout of the family: `:::name` in Markdown. */
export interface FamilyCallout {
  /** Names it above its text, and for screen readers. */
  readonly title: FamilyText;
  readonly tone: CalloutTone;
  /** One character in the place of the sign of the tone. */
  readonly sign?: string;
}

/** A grammar as highlight.js documents it: a function that gets the library. */
export type FamilyGrammar = (hljs: never) => object;

/** What the family adds to the fences of Markdown, from `data/fences.ts`. */
export interface FamilyFences {
  /**
   * Languages of code by the names that fences write: another name of a language that fences may name already, the name of
   * a grammar of highlight.js, or a grammar.
   */
  readonly languages?: Readonly<Record<string, string | FamilyGrammar>>;
  /** Callouts by their names. */
  readonly callouts?: Readonly<Record<string, FamilyCallout>>;
}
