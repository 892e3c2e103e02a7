import type { LanguageRedirect } from './LanguageRedirect';
import type { RedirectFinding } from './RedirectFinding';

/** The mistakes in the redirects of languages: a code that is none, one that is there or told twice, no target. */
export function checkLanguageRedirects(
  redirects: readonly LanguageRedirect[],
  languageCodes: readonly string[],
): RedirectFinding[] {
  const seen = new Set<string>();
  return redirects.flatMap(({ language, to }): RedirectFinding[] => {
    const findings: RedirectFinding[] = [];
    const tell = (code: string, message: string, hint: string) =>
      findings.push({ code, message, hint, from: language });
    if (!/^[a-z]{2}$/.test(language))
      tell('redirect-address', `${language} is no code of a language`, 'write two small letters');
    else if (languageCodes.includes(language))
      tell(
        'shadowed-language',
        `The redirect of ${language} would hide the language that is there`,
        'remove it',
      );
    if (seen.has(language))
      tell('duplicate-redirect', `${language} is redirected twice`, 'keep one of the two');
    seen.add(language);
    if (!languageCodes.includes(to)) {
      const hint = `lead to one of ${languageCodes.join(', ')}`;
      tell('redirect-target', `${language} leads to ${to}, and there is no such language`, hint);
    }
    return findings;
  });
}
