/** Reads of the environment, in the settings of a family. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
