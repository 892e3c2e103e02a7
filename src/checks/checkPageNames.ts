import type { SiteContent } from '../content/pageData/SiteContent';
import { mayLackTexts } from '../content/translations/interfaceTexts';
import { DEFAULT_LANGUAGE_CODE } from '../model/languages/Language';
import type { NavPage } from '../model/navigation/NavPage';
import { pageNameKey, pageTitle } from '../model/navigation/pageTitle';
import { walkNav } from '../model/navigation/navTree';
import type { Problem } from '../model/problems/Problem';
import { findLine } from './findLine';

/** Every entry of a tree has a name in each language (`pages.…`), and every such name belongs to an entry. */
export function checkPageNames({ registry, languages, translations, pages, units }: SiteContent): Problem[] {
  const problems: Problem[] = [];
  const generated = new Set(units.map(({ pathname }) => pathname));
  const entries = new Map<string, NavPage>();
  for (const { nav } of registry)
    for (const { page } of walkNav(nav)) {
      const key = pageNameKey(page);
      if (key !== undefined) entries.set(key, page);
    }
  for (const { code } of languages) {
    if (code === DEFAULT_LANGUAGE_CODE) continue;
    const file = `data/translations/${code}.json`;
    const names: Readonly<Record<string, string | undefined>> = translations.get(code) ?? {};
    for (const key of Object.keys(names)) {
      if (!key.startsWith('pages.') || entries.has(key)) continue;
      const message = `No entry of a tree has the name "${key}"`;
      const line = findLine(file, JSON.stringify(key));
      problems.push({
        file,
        line,
        column: 1,
        code: 'unused-text',
        message,
        hint: 'remove it, or mend its pathname',
      });
    }
    for (const [key, page] of entries) {
      const isNamed = Boolean(names[key]) || pages.get(page.pathname)?.texts[code] !== undefined;
      if (isNamed || generated.has(page.pathname)) continue;
      const message = `"${key}" is missing; "${pageTitle(page)}" stands in for it`;
      problems.push({
        file,
        line: 1,
        column: 1,
        code: 'missing-text',
        message,
        hint: 'add the name',
        warning: mayLackTexts(code),
      });
    }
  }
  return problems;
}
