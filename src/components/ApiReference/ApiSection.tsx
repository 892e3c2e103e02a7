import { NameFilter } from '../NameFilter';
import type { ReactNode } from 'react';
import { API_VIEWS, DEFAULT_API_VIEW, apiViewKey } from '../../model/settings/apiView';
import type { Translate } from '../Translations';

interface ApiSectionProps {
  /** Fragment of the section. */
  id: string;
  title: string;
  /** The section has a choice of views. */
  views?: boolean;
  /** The section has a filter field. */
  filter?: boolean;
  /** Columns of the table view: `tries` has one for buttons, `names` only one between name and description. */
  columns?: 'tries' | 'names' | undefined;
  translate: Translate;
  children: ReactNode;
}

/**
 * A section of an API page. Radio buttons choose its view and the style sheet applies it, so it works without
 * JavaScript. The frame stores the choice (`data-choice`); the island of the text filters.
 */
export function ApiSection({ id, title, views, filter, columns, translate, children }: ApiSectionProps) {
  const viewTexts = {
    expanded: translate('apiViewExpanded'),
    collapsed: translate('apiViewCollapsed'),
    table: translate('apiViewTable'),
  };
  return (
    <section className="api-section" data-names={id} data-columns={columns}>
      <div className="api-title">
        <div className="heading">
          <h2 id={id}>{title}</h2>
          <a className="anchor" href={`#${id}`} aria-label={translate('headingAnchor', { heading: title })} />
        </div>
        {views ? (
          <div className="api-controls">
            {filter ? <NameFilter translate={translate} /> : null}
            <div
              className="control-segments api-views"
              role="radiogroup"
              aria-label={translate('apiView')}
              data-choice={apiViewKey(id)}
            >
              {API_VIEWS.map((view) => (
                <label key={view}>
                  <input
                    type="radio"
                    name={`view-${id}`}
                    value={view}
                    data-api-view=""
                    defaultChecked={view === DEFAULT_API_VIEW}
                  />
                  {viewTexts[view]}
                </label>
              ))}
            </div>
          </div>
        ) : null}
      </div>
      {children}
      {filter ? (
        <p className="api-none" role="status" data-name-none="" hidden>
          {translate('apiNoMatch')}
        </p>
      ) : null}
    </section>
  );
}
