import { routeToMarkdownPath } from '../../model/outputs/OutputPage';
import { Icon } from '../Icon';
import type { Translate } from '../Translations';

interface CopyPageProps {
  /** Address of the page. */
  href: string;
  translate: Translate;
}

/**
 * Copies the page as Markdown (`src/browser/code/pageCopy.ts`). If that fails, a link to the Markdown file replaces the
 * button.
 */
export function CopyPage({ href, translate }: CopyPageProps) {
  return (
    <button
      type="button"
      dir="auto"
      className="copy-page-root"
      data-copy-page={routeToMarkdownPath(href)}
      data-waits=""
    >
      <Icon name="copy" size={16} />
      <Icon name="check" size={16} />
      {/* Both texts take the same place, so that the button keeps its width. */}
      <span className="copy-page-texts">
        <span>{translate('copyPage')}</span>
        <span aria-hidden="true">{translate('copied')}</span>
      </span>
    </button>
  );
}
