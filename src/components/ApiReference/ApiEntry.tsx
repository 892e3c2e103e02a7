import type { ReactElement, ReactNode } from 'react';
import type { ApiTarget, ApiDeprecation, ApiType } from '../../model/api/ApiUnit';
import type { PageLink } from '../../model/page/PageData';
import type { Translate } from '../Translations';

/** Data and functions that every part of an API page needs. */
export interface ApiContext {
  readonly translate: Translate;
  /** Returns the HTML of a description with several blocks; empty if it has one paragraph. */
  renderBlocks: (markdown: string) => string;
  /** Returns the HTML of a Markdown description from the package. */
  readonly renderMarkdown: (markdown: string) => string;
  /** Returns the HTML of highlighted TypeScript. */
  readonly highlight: (code: string) => string;
  readonly hrefOf: (target: ApiTarget) => string;
  /** Pages whose demos show the unit. */
  readonly demoPages: readonly PageLink[];
}

interface ApiEntryProps {
  /** Fragment of the entry. */
  id: string;
  name: string;
  /** Labels next to the name, such as “required” or “state class”. */
  marks?: readonly string[];
  type?: ReactNode;
  /** A labeled value, such as the default value. */
  fact?: { readonly label: string; readonly value: string } | undefined;
  description: string;
  deprecated?: ApiDeprecation | undefined;
  children?: ReactNode;
  context: ApiContext;
}

/**
 * One prop, slot, class or member, with a fragment of its own. A page may have hundreds of entries, so their
 * markup is minimal: the item has no class, and a name without marks is one element.
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
        {description ? <Description text={description} context={context} /> : null}
        {children}
      </div>
    </li>
  );
}

interface ApiEntriesProps {
  readonly children: readonly ReactElement<ApiEntryProps>[];
  readonly context: ApiContext;
}

/** A list of entries. Deprecated ones follow in a closed group. */
export function ApiEntries({ children, context }: ApiEntriesProps) {
  const current = children.filter(({ props }) => !props.deprecated);
  const old = children.filter(({ props }) => props.deprecated);
  return (
    <>
      {current.length > 0 ? <ul className="api-entries">{current}</ul> : null}
      {old.length > 0 ? (
        <details className="api-group">
          <summary>{context.translate('apiDeprecated', { count: old.length })}</summary>
          <ul className="api-entries">{old}</ul>
        </details>
      ) : null}
    </>
  );
}

/** A description: one paragraph, or its paragraphs and lists. */
function Description({ text, context }: { text: string; context: ApiContext }) {
  const blocks = context.renderBlocks(text);
  return blocks ? (
    <div dangerouslySetInnerHTML={{ __html: blocks }} />
  ) : (
    <p dangerouslySetInnerHTML={{ __html: context.renderMarkdown(text) }} />
  );
}

/** Returns the text with a link for each name that has a page. */
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

/** A type in one line. If the line is shortened, the full type is in a `<details>` below. */
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
