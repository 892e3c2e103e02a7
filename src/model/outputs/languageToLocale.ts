/**
 * Language and most likely region, the form that Open Graph asks for.
 * @example languageToLocale('pt') // 'pt_BR'
 */
export function languageToLocale(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return region ? `${language}_${region}` : language;
}
