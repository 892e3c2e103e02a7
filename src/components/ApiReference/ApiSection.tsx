import { NameFilter } from '../NameFilter';
import type { ReactNode } from 'react';
import { API_VIEWS, DEFAULT_API_VIEW, apiViewKey } from '../../model/settings/apiView';
import type { Translate } from '../Translations';

interface ApiSectionProps {
  /** Fragment of the section. */
  id: string;
  title: string;
  /** The section is one of a member of a namespace, which has a section itself. */
  isInner?: boolean;
  /** Name under which the choice of a view is kept; without it, there is no choice. */
  view?: string;
  /** The section has a filter field. */
  filter?: boolean;
  /** The table view has a column for buttons that try a prop. */
  hasTries?: boolean;
  translate: Translate;
  children: ReactNode;
}

/**
 * A section of an API page. Radio buttons choose its view and the style sheet applies it, so it works without
 * JavaScript. The frame stores the choice (`data-choice`); the island of the text filters.
 */
export function ApiSection(props: ApiSectionProps) {
  const { id, title, isInner = false, view, filter, hasTries = false, translate, children } = props;
  const Heading = isInner ? 'h3' : 'h2';
  const viewTexts = {
    expanded: translate('apiViewExpanded'),
    collapsed: translate('apiViewCollapsed'),
    table: translate('apiViewTable'),
  };
  return (
    <section className="api-section" data-names={id} data-tries={hasTries ? '' : undefined}>
      <div className="api-title">
        <div className="heading">
          <Heading id={id}>{title}</Heading>
          <a className="anchor" href={`#${id}`} aria-label={translate('headingAnchor', { heading: title })} />
        </div>
        {view === undefined ? null : (
          <div className="api-controls">
            {filter ? <NameFilter translate={translate} /> : null}
            <div
              className="control-segments api-views"
              role="radiogroup"
              aria-label={translate('apiView')}
              data-choice={apiViewKey(view)}
            >
              {API_VIEWS.map((each) => (
                <label key={each}>
                  <input
                    type="radio"
                    name={`view-${id}`}
                    value={each}
                    data-api-view=""
                    defaultChecked={each === DEFAULT_API_VIEW}
                  />
                  {viewTexts[each]}
                </label>
              ))}
            </div>
          </div>
        )}
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
