/** What the tests use of commonmark-spec, which has no types. */

declare module 'commonmark-spec' {
  /** The examples of the specification, in which an arrow stands for a tab. */
  export const tests: readonly {
    readonly number: number;
    readonly section: string;
    readonly markdown: string;
    readonly html: string;
  }[];
}
