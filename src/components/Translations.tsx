import { createContext, useContext, useMemo } from 'react';
import type { TextKey, Translations as Texts } from '../model/languages/textKeys';
import { translate } from '../model/languages/translate';

const TranslationsContext = createContext<Texts>({});

export const TranslationsProvider = TranslationsContext.Provider;

/** Returns an interface text in the reader's language, with its `{{name}}` placeholders replaced. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** Returns the function that reads the page's texts; outside `Translations` it returns each key. */
export function useTranslate(): Translate {
  const texts = useContext(TranslationsContext);
  return useMemo(() => (key, values) => translate(texts, key, values), [texts]);
}
