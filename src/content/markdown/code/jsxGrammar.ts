import type { HLJSApi, Language, LanguageFn, Mode } from 'highlight.js';

/** Name under which the grammar of tags is registered. */
export const JSX_MARKUP = 'jsx-markup';

function childModes({ contains, variants, starts }: Mode): Mode[] {
  const children = [...(contains ?? []), ...(variants ?? []), ...(starts ? [starts] : [])];
  return children.filter((child) => child !== 'self');
}

/** The grammar with its JSX handed to `JSX_MARKUP`, where highlight.js hands it to HTML. */
function redirectJsx(language: Language): Language {
  const seen = new Set<Mode>([language]);
  // A set grows while it is walked, and each mode is visited once.
  for (const mode of seen) {
    // JSX comes in variants (element, fragment, closed by itself); html`…` templates do not, and stay HTML.
    if (mode.subLanguage === 'xml' && mode.variants) mode.subLanguage = JSX_MARKUP;
    for (const child of childModes(mode)) seen.add(child);
  }
  return language;
}

/** A JavaScript or TypeScript grammar that reads its JSX by `JSX_MARKUP`. */
export function withJsx(grammar: LanguageFn): LanguageFn {
  return (hljs) => redirectJsx(grammar(hljs));
}

/**
 * The grammar of JSX tags. HTML, which highlight.js takes for them, ends a tag at the arrow of
 * `onClick={() => …}` and knows no braces; here braces hold code.
 */
export function jsxMarkup(grammar: LanguageFn): LanguageFn {
  return (hljs: HLJSApi) => {
    const code = redirectJsx(grammar(hljs));
    const braces: Mode = { begin: /\{/, end: /\}/, contains: ['self', ...code.contains] };
    if (code.keywords !== undefined) Object.assign(braces, { keywords: code.keywords });
    const attributes: Mode = {
      endsWithParent: true,
      contains: [
        { scope: 'attr', begin: /[A-Za-z_$][\w$:.-]*/ },
        {
          scope: 'string',
          variants: [
            { begin: /"/, end: /"/ },
            { begin: /'/, end: /'/ },
          ],
        },
        braces,
      ],
    };
    const tag: Mode = {
      scope: 'tag',
      begin: /<\/?(?=[A-Za-z_$>])/,
      end: /\/?>/,
      contains: [{ scope: 'name', begin: /[A-Za-z_$][\w$:.-]*/, starts: attributes }],
    };
    return { contains: [tag, braces] };
  };
}
