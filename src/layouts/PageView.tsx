import type { ReactNode } from 'react';
import { useTranslate } from '../components/Translations';
import type { PageProps } from '../model/page/PageData';
import { DocsPage } from './DocsPage/DocsPage';
import { LandingPage } from './LandingPage/LandingPage';

/**
 * The page in the layout of its kind.
 * @param props.children the content of a page that a file of the family draws
 */
export function PageView({ page, children }: PageProps & { children?: ReactNode }) {
  const translate = useTranslate();
  switch (page.kind) {
    case 'home':
    case 'landing':
      return <LandingPage page={page} translate={translate} />;
    case 'docs':
    case 'api':
    case 'section':
    case 'family':
    case 'notFound':
    case 'error':
      return (
        <DocsPage page={page} translate={translate}>
          {children}
        </DocsPage>
      );
  }
}
