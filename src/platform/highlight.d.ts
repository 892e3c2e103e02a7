/**
 * What the build uses of highlight.js, whose own types bring those of a document, and with them `window`.
 * Tests use its own types.
 */

declare module 'highlight.js' {
  export interface Mode {
    scope?: string;
    begin?: RegExp;
    end?: RegExp;
    endsWithParent?: boolean;
    contains?: ('self' | Mode)[];
    variants?: Mode[];
    starts?: Mode;
    subLanguage?: string | string[];
  }
  export interface Language extends Mode {
    contains: ('self' | Mode)[];
    keywords?: unknown;
  }
  export interface HLJSApi {
    registerLanguage: (name: string, language: LanguageFn) => void;
    highlight: (
      code: string,
      options: { language: string; ignoreIllegals: boolean },
    ) => { readonly value: string; readonly errorRaised?: Error };
  }
  export type LanguageFn = (hljs: HLJSApi) => Language;
  const hljs: HLJSApi;
  export default hljs;
}

declare module 'highlight.js/lib/languages/*' {
  import type { LanguageFn } from 'highlight.js';
  const language: LanguageFn;
  export default language;
}
