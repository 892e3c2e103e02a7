import { useTranslate } from '../components/Translations';
import type { PageProps } from '../model/page/PageData';
import { DocsPage } from './DocsPage/DocsPage';
import { HomePage } from './HomePage/HomePage';

/** The page in the layout of its kind. */
export function PageView({ page }: PageProps) {
  const translate = useTranslate();
  switch (page.kind) {
    case 'home':
      return <HomePage page={page} translate={translate} />;
    case 'docs':
    case 'api':
    case 'section':
    case 'notFound':
    case 'error':
      return <DocsPage page={page} translate={translate} />;
  }
}
