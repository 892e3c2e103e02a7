import { createContext, useContext, useMemo } from 'react';
import type { TextKey, Translations as Texts } from '../model/languages/textKeys';
import { translate } from '../model/languages/translate';

const TranslationsContext = createContext<Texts>({});

export const Translations = TranslationsContext.Provider;

/** Reads an interface text in the reader's language, with `{{name}}` places filled. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** The page's texts as a function; outside `Translations` every key stands for itself. */
export function useTranslate(): Translate {
  const texts = useContext(TranslationsContext);
  return useMemo(() => (key, values) => translate(texts, key, values), [texts]);
}
