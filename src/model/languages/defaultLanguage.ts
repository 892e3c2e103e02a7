declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of the global object.
  var docsDefaultLanguage: string | undefined;
}

/**
 * The language of what the shell reads or writes in English whatever the languages of the site are: descriptions in
 * packages, documents of demos, and texts that a language lacks. Not the default language, see `defaultLanguage`.
 */
export const ENGLISH = 'en';

/**
 * Returns the code of the default language, which is the first of `data/languages.ts`: its pages have no URL prefix, and
 * its texts are the fallback (specification, section 2).
 *
 * Each program gets it once: in Node `src/site.ts` sets it, Next gets it with the data of a page, and bundlers write it
 * into code of browsers (`defineDefaultLanguage`). It is a property of the global object, because a process may load
 * this module twice.
 * @throws if the program has not got it: any other result would be a wrong address
 */
export function defaultLanguage(): string {
  const code = globalThis.docsDefaultLanguage;
  if (code === undefined) throw new Error('The default language is not set, see src/model/languages');
  return code;
}

/** Sets the default language of this process. */
export function setDefaultLanguage(code: string): void {
  Object.assign(globalThis, { docsDefaultLanguage: code });
}

/** Returns what a bundler of code for browsers replaces, so that it knows the default language. */
export function defineDefaultLanguage(): Readonly<Record<string, string>> {
  return { 'globalThis.docsDefaultLanguage': JSON.stringify(defaultLanguage()) };
}
