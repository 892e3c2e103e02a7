import type { ReactNode } from 'react';
import type { ApiDeprecation } from '../../model/api/ApiUnit';
import type { ApiContext } from './ApiContext';

interface ApiEntryProps {
  /** Fragment of the entry. */
  id: string;
  name: string;
  /** Words beside the name: required, state class … */
  marks?: readonly string[];
  type?: ReactNode;
  /** A fact with its word in front: the default value, the class name … */
  fact?: { readonly label: string; readonly value: string } | undefined;
  description: string;
  deprecated?: ApiDeprecation | undefined;
  children?: ReactNode;
  context: ApiContext;
}

/**
 * One prop, slot, class or member: what can be linked to. A page may have hundreds of them, so that their markup is as
 * small as it can be: the item has no class, and a name without marks is one element.
 */
export function ApiEntry(props: ApiEntryProps) {
  const { id, name, marks = [], type, fact, description, deprecated, children, context } = props;
  const { translate, renderMarkdown } = context;
  const link = <a href={`#${id}`}>{name}</a>;
  return (
    <li id={id}>
      {marks.length > 0 || deprecated ? (
        <div className="api-name">
          <code>{link}</code>
          {marks.map((mark) => (
            <span key={mark} className="badge">
              {mark}
            </span>
          ))}
          {deprecated ? <span className="badge badge-deprecated">{translate('badgeDeprecated')}</span> : null}
        </div>
      ) : (
        <code className="api-name">{link}</code>
      )}
      {type}
      <div className="api-body">
        {fact ? (
          <p className="api-fact">
            {fact.label} <code>{fact.value}</code>
          </p>
        ) : null}
        {deprecated ? (
          <p
            className="api-deprecation"
            dangerouslySetInnerHTML={{
              __html: `${translate('badgeDeprecated')}: ${renderMarkdown(deprecated.reason)}`,
            }}
          />
        ) : null}
        {description ? <p dangerouslySetInnerHTML={{ __html: renderMarkdown(description) }} /> : null}
        {children}
      </div>
    </li>
  );
}
