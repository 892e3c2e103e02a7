import { useTranslate } from '../components/Translations';
import type { PageProps } from '../model/page/PageData';
import { DocsPage } from './DocsPage/DocsPage';
import { LandingPage } from './LandingPage/LandingPage';

/** The page in the layout of its kind. */
export function PageView({ page }: PageProps) {
  const translate = useTranslate();
  switch (page.kind) {
    case 'home':
    case 'landing':
      return <LandingPage page={page} translate={translate} />;
    case 'docs':
    case 'api':
    case 'section':
    case 'notFound':
    case 'error':
      return <DocsPage page={page} translate={translate} />;
  }
}
