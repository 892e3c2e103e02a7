/** What the build uses of subset-font, which has no types. */

declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly noHinting: boolean;
      /** Tags of the OpenType features that the subset keeps. */
      readonly keepFeatures: readonly string[];
      readonly dropTables: readonly string[];
    },
  ): Promise<Buffer>;
}
