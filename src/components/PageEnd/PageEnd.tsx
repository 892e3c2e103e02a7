import type { PageData } from '../../model/page/PageData';
import { issueHref } from '../../model/routes/issueHref';
import { Icon } from '../Icon';
import type { Translate } from '../Translations';

/**
 * The end of a page: the edit link, the place of the question whether it was helpful, which
 * `askHelpful` fills, or a link to report a problem, the date of the last change, and links to the previous
 * and next page.
 */
export function PageEnd({ page, translate }: { page: PageData; translate: Translate }) {
  const { previous, next, editHref, lastUpdatedText } = page;
  return (
    <div className="page-end-root">
      <div className="page-end-source">
        {editHref ? (
          <a href={editHref} rel="noopener">
            <Icon name="edit" size={16} />
            {translate('editPage')}
          </a>
        ) : null}
        <span data-helpful="">
          <a href={issueHref(page.repositoryHref, `Docs ${page.pathname}`)} rel="noopener">
            {translate('reportProblem')}
          </a>
        </span>
        {lastUpdatedText ? <span>{translate('lastUpdated', { date: lastUpdatedText })}</span> : null}
      </div>
      {previous || next ? (
        <nav className="page-end-neighbors" aria-label={translate('pageNavigation')}>
          {previous ? (
            <a href={previous.href} rel="prev">
              <small>{translate('previousPage')}</small>
              <span>
                <Icon name="previous" size={16} flip /> {previous.text}
              </span>
            </a>
          ) : (
            <span />
          )}
          {next ? (
            <a href={next.href} rel="next">
              <small>{translate('nextPage')}</small>
              <span>
                {next.text} <Icon name="next" size={16} flip />
              </span>
            </a>
          ) : null}
        </nav>
      ) : null}
    </div>
  );
}
