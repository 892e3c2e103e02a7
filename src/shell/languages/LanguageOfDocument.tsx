import { useLayoutEffect } from 'react';
import type { PageData } from '../../model/page/PageData';

/** Keeps language and direction of the `html` element in step with the page, where that changes without a document. */
export function LanguageOfDocument({ page: { userLanguage, languages } }: { page: PageData }) {
  const direction = languages.find(({ code }) => code === userLanguage)?.direction ?? 'ltr';
  useLayoutEffect(() => window.docsShell?.setLanguage(userLanguage, direction), [userLanguage, direction]);
  return null;
}
