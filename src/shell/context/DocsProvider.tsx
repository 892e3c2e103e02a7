import { createContext, useContext, type ReactNode } from 'react';
import { Translations } from '../../components/Translations/Translations';
import type { PageProps } from '../../model/page/PageData';

const DocsContext = createContext<PageProps | undefined>(undefined);

/** Gives the page that was resolved at build to everything below it. */
export function DocsProvider({ value, children }: { value: PageProps; children: ReactNode }) {
  return (
    <DocsContext.Provider value={value}>
      <Translations value={value.translations}>{children}</Translations>
    </DocsContext.Provider>
  );
}

/**
 * The page that is shown.
 * @throws 'Could not find docs config context value; please ensure the component is wrapped in a <DocsProvider>' (specification, section 8)
 */
export function useDocs(): PageProps {
  const value = useContext(DocsContext);
  if (!value) {
    throw new Error(
      'Could not find docs config context value; please ensure the component is wrapped in a <DocsProvider>',
    );
  }
  return value;
}
