import type { ReactNode } from 'react';
import { API_VIEWS, DEFAULT_API_VIEW, apiViewKey } from '../../model/settings/apiView';
import type { Translate } from '../Translations';

interface ApiSectionProps {
  /** Fragment of the section. */
  id: string;
  title: string;
  /** The section holds entries that can be shown in several ways. */
  views?: boolean;
  /** The entries can be filtered by typing. */
  filter?: boolean;
  translate: Translate;
  children: ReactNode;
}

/**
 * A section of an API page. Its view is chosen by radio buttons and shown by the style sheet, so that it works
 * without script; the second part of the frame's program remembers it (`data-choice`), and the runtime filters.
 */
export function ApiSection({ id, title, views, filter, translate, children }: ApiSectionProps) {
  const viewTexts = {
    expanded: translate('apiViewExpanded'),
    collapsed: translate('apiViewCollapsed'),
    table: translate('apiViewTable'),
  };
  return (
    <section className="api-section" data-api-section={id}>
      <h2 id={id}>
        {title}
        <a className="anchor" href={`#${id}`} aria-label={translate('headingAnchor', { heading: title })} />
      </h2>
      {views ? (
        <div className="api-controls">
          {filter ? (
            <input
              type="search"
              data-api-filter=""
              aria-label={translate('apiFilter')}
              placeholder={translate('apiFilter')}
              autoComplete="off"
              spellCheck={false}
            />
          ) : null}
          <div
            className="api-views"
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
                <span>{viewTexts[view]}</span>
              </label>
            ))}
          </div>
        </div>
      ) : null}
      {children}
      {filter ? (
        <p className="api-none" role="status" data-api-none="" hidden>
          {translate('apiNoMatch')}
        </p>
      ) : null}
    </section>
  );
}
