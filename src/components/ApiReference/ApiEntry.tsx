import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { ApiTarget, ApiDeprecation, ApiType } from '../../model/api/ApiUnit';
import type { TextKey } from '../../model/languages/textKeys';
import type { PageLink } from '../../model/page/PageData';
import { Breakable } from '../Breakable';
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
  /** Links to the unit's source and declaration. */
  readonly sourceLinks: readonly PageLink[];
  /** Props with a control in the playground of the page. */
  readonly tried: ReadonlySet<string>;
}

interface ApiEntryProps {
  /** Fragment of the entry. */
  id: string;
  name: string;
  /** A button leads to the control of the prop in the playground of the page. */
  isTried?: boolean;
  /** Labels next to the name, such as “required” or “state class”. */
  marks?: readonly string[];
  type?: ReactNode;
  /** Source text of the default value. */
  byDefault?: string | undefined;
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
  const {
    id,
    name,
    isTried,
    marks = [],
    type,
    byDefault,
    description,
    deprecated,
    children,
    context,
  } = props;
  const { translate } = context;
  const link = (
    <a href={`#${id}`}>
      <Breakable text={name} />
    </a>
  );
  const tryButton = isTried ? (
    <button type="button" data-try="" data-waits="" aria-label={translate('tryIt', { name })}>
      {translate('apiTry')}
    </button>
  ) : null;
  return (
    <li id={id}>
      {marks.length > 0 || deprecated ? (
        <div className="api-name">
          <code>{deprecated ? <del>{link}</del> : link}</code>
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
      {tryButton}
      {type}
      {byDefault === undefined ? null : (
        <p className={byDefault.length > LONG_DEFAULT ? 'api-default api-long' : 'api-default'}>
          <span>{translate('apiDefault')}</span>{' '}
          <code>
            <Breakable text={byDefault} />
          </code>
        </p>
      )}
      <div className="api-body">
        {deprecated ? <ApiReason deprecated={deprecated} context={context} /> : null}
        {description ? <Description text={description} context={context} /> : null}
        {children}
      </div>
    </li>
  );
}

/** Longer default values, in characters, have a line of their own. */
const LONG_DEFAULT = 60;

/** Why something is deprecated; nothing if the package does not say. */
export function ApiReason({ deprecated, context }: { deprecated: ApiDeprecation; context: ApiContext }) {
  if (!deprecated.reason) return null;
  return (
    <p
      className="api-reason"
      dangerouslySetInnerHTML={{ __html: context.renderMarkdown(deprecated.reason) }}
    />
  );
}

interface ApiEntriesProps {
  readonly children: readonly ReactElement<ApiEntryProps>[];
  /** Names of the columns; by default the list has no header. */
  readonly columns?: readonly TextKey[] | undefined;
  readonly context: ApiContext;
}

/**
 * A list of entries. Deprecated ones follow in a closed group. The header only labels what the eye sees as
 * columns: each entry names its default value itself.
 */
export function ApiEntries({ children, columns, context }: ApiEntriesProps) {
  const current = children.filter(({ props }) => !props.deprecated);
  const old = children.filter(({ props }) => props.deprecated);
  return (
    <>
      {current.length > 0 && columns ? (
        <div className="api-columns" aria-hidden="true">
          {columns.map((key) => (
            <span key={key}>{context.translate(key)}</span>
          ))}
        </div>
      ) : null}
      {current.length > 0 ? <ul className="api-entries">{current}</ul> : null}
      {old.length > 0 ? (
        <details className="api-group api-old">
          <summary>{context.translate('apiDeprecated', { count: old.length })}</summary>
          <ul className="api-entries">{old}</ul>
        </details>
      ) : null}
    </>
  );
}

/** A description: one paragraph, or its paragraphs, lists and code. */
export function Description({ text, context }: { text: string; context: ApiContext }) {
  const blocks = context.renderBlocks(text);
  return blocks ? (
    <div dangerouslySetInnerHTML={{ __html: blocks }} />
  ) : (
    <p dangerouslySetInnerHTML={{ __html: context.renderMarkdown(text) }} />
  );
}

/** Returns the text of a type with a link for each name that has a page. */
function linkNames(
  text: string,
  { links }: ApiType,
  { hrefOf }: ApiContext,
  show: (part: string) => ReactNode,
): ReactNode {
  const names = Object.keys(links ?? {});
  if (names.length === 0) return show(text);
  const parts = text.split(new RegExp(`\\b(${names.join('|')})\\b`));
  return parts.map((part, index) => {
    const target = links?.[part];
    return target ? (
      <a key={index} href={hrefOf(target)}>
        {show(part)}
      </a>
    ) : (
      <Fragment key={index}>{show(part)}</Fragment>
    );
  });
}

/** A type in one line. If the line is shortened, the full type is in a `<details>` below. */
export function ApiTypeText({ type, context }: { type: ApiType; context: ApiContext }) {
  const short = (
    <code className="api-type">
      {linkNames(type.text, type, context, (part) => (
        <Breakable text={part} />
      ))}
    </code>
  );
  if (!type.full) return short;
  return (
    <details className="api-full-type">
      <summary>{short}</summary>
      <pre tabIndex={0} role="group" aria-label={context.translate('apiWholeType')} dir="ltr">
        <code>{linkNames(type.full, type, context, (part) => part)}</code>
      </pre>
    </details>
  );
}
