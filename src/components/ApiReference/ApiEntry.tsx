import type { ReactNode } from 'react';
import type { ApiTarget, ApiDeprecation, ApiType } from '../../model/api/ApiUnit';
import type { PageLink } from '../../model/page/PageData';
import type { Translate } from '../Translations';

/** What every part of an API page is drawn with. */
export interface ApiContext {
  readonly translate: Translate;
  /** HTML of a Markdown description of the package. */
  readonly renderMarkdown: (markdown: string) => string;
  /** HTML of highlighted TypeScript. */
  readonly highlight: (code: string) => string;
  readonly hrefOf: (target: ApiTarget) => string;
  /** Pages whose demos show the unit. */
  readonly demoPages: readonly PageLink[];
}

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

/** A text in which each linked name leads to its own page. */
function linkNames(text: string, { links }: ApiType, { hrefOf }: ApiContext): ReactNode {
  const names = Object.keys(links ?? {});
  if (names.length === 0) return text;
  const parts = text.split(new RegExp(`\\b(${names.join('|')})\\b`));
  return parts.map((part, index) => {
    const target = links?.[part];
    return target ? (
      <a key={index} href={hrefOf(target)}>
        {part}
      </a>
    ) : (
      part
    );
  });
}

/** A type in one line; where that hides something, the whole of it opens below. */
export function ApiTypeText({ type, context }: { type: ApiType; context: ApiContext }) {
  const short = <code className="api-type">{linkNames(type.text, type, context)}</code>;
  if (!type.full) return short;
  return (
    <details className="api-full-type">
      <summary>{short}</summary>
      <pre tabIndex={0} role="group" aria-label={context.translate('apiWholeType')} dir="ltr">
        <code>{linkNames(type.full, type, context)}</code>
      </pre>
    </details>
  );
}
