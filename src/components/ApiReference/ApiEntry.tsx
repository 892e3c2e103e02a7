import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { ApiTarget, ApiDeprecation, ApiNote, ApiType } from '../../model/api/ApiUnit';
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
  /** The components of a namespace as code, as they nest. */
  readonly anatomy: string | undefined;
  /** Links to the unit's source and declaration. */
  readonly sourceLinks: readonly PageLink[];
  /** Props with a control in a playground of the page, by component. */
  readonly tried: ReadonlyMap<string, ReadonlySet<string>>;
}

interface ApiEntryProps {
  /** Fragment of the entry. */
  id: string;
  name: string;
  /** Component whose playground on the page has a control of the prop, to which a button leads. */
  triedIn?: string | undefined;
  /** Labels next to the name, such as “required” or “state class”. */
  marks?: readonly string[];
  type?: ReactNode;
  /** Source text of the default value. */
  byDefault?: string | undefined;
  description: string;
  deprecated?: ApiDeprecation | undefined;
  notes?: readonly ApiNote[] | undefined;
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
    triedIn,
    marks = [],
    type,
    byDefault,
    description,
    deprecated,
    notes,
    children,
    context,
  } = props;
  const { translate } = context;
  const link = (
    <a href={`#${id}`}>
      <Breakable text={name} />
    </a>
  );
  const tryButton = triedIn ? (
    <button type="button" data-try={triedIn} data-waits="" aria-label={translate('tryIt', { name })}>
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
        <p className="api-default">
          <span>{translate('apiDefault')}</span> <DefaultValue text={byDefault} context={context} />
        </p>
      )}
      <div className="api-body">
        {deprecated ? <ApiReason deprecated={deprecated} context={context} /> : null}
        {description ? <Description text={description} context={context} /> : null}
        {children}
        <ApiNotes notes={notes} context={context} />
      </div>
    </li>
  );
}

/** A default value: source text, or Markdown if it says more than a value. */
function DefaultValue({ text, context }: Pick<DescriptionProps, 'text' | 'context'>) {
  if (text.indexOf('`') > 0)
    return <bdi dangerouslySetInnerHTML={{ __html: context.renderMarkdown(text) }} />;
  return (
    <code>
      <Breakable text={text} longest={LONGEST_OF_TYPE} />
    </code>
  );
}

/** Longer identifiers may not fit in the column of types, in letters. */
const LONGEST_OF_TYPE = 28;

/** Why something is deprecated; nothing if the package does not say. */
export function ApiReason({ deprecated, context }: { deprecated: ApiDeprecation; context: ApiContext }) {
  if (!deprecated.reason) return null;
  return <Description text={deprecated.reason} className="api-reason" context={context} />;
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

interface DescriptionProps {
  text: string;
  className?: string;
  context: ApiContext;
}

/** A description: one paragraph, or its paragraphs, lists and code. */
export function Description({ text, className, context }: DescriptionProps) {
  const blocks = context.renderBlocks(text);
  return blocks ? (
    <div className={className} dangerouslySetInnerHTML={{ __html: blocks }} />
  ) : (
    <p className={className} dangerouslySetInnerHTML={{ __html: context.renderMarkdown(text) }} />
  );
}

/** A text after its label: in the same line, or as blocks below it. */
export function LabeledText({ text, context }: Omit<DescriptionProps, 'className'>) {
  const blocks = context.renderBlocks(text);
  return blocks ? (
    <div dangerouslySetInnerHTML={{ __html: blocks }} />
  ) : (
    <span dangerouslySetInnerHTML={{ __html: context.renderMarkdown(text) }} />
  );
}

const NOTE_LABELS = {
  since: 'apiSince',
  parameter: 'apiParameter',
  returns: 'apiReturns',
  throws: 'apiThrows',
  see: 'apiSee',
  example: 'apiExample',
} as const satisfies Record<ApiNote['kind'], TextKey>;
const NOTE_KINDS = Object.keys(NOTE_LABELS);

interface ApiNotesProps {
  notes: readonly ApiNote[] | undefined;
  context: ApiContext;
}

/** What a comment says beside its description, examples last. */
export function ApiNotes({ notes, context }: ApiNotesProps) {
  if (!notes) return null;
  const sorted = notes.toSorted((a, b) => NOTE_KINDS.indexOf(a.kind) - NOTE_KINDS.indexOf(b.kind));
  return sorted.map(({ kind, name, text }, index) => (
    <div key={index} className="api-note">
      <strong>{context.translate(NOTE_LABELS[kind])}</strong>{' '}
      {name === undefined ? null : <NoteName kind={kind} name={name} context={context} />}
      {text ? <LabeledText text={text} context={context} /> : null}
    </div>
  ));
}

function NoteName({ kind, name = '', context }: Omit<ApiNote, 'text'> & { context: ApiContext }) {
  return (
    <>
      {kind === 'parameter' ? (
        <code>{name}</code>
      ) : (
        <span dangerouslySetInnerHTML={{ __html: context.renderMarkdown(name) }} />
      )}{' '}
    </>
  );
}

/** Returns the text of a type with a link for each name that has a page. The text may break before a name in brackets. */
export function linkNames(
  text: string,
  { links }: ApiType,
  { hrefOf }: ApiContext,
  show: (part: string) => ReactNode = (part) => part,
): ReactNode {
  const names = Object.keys(links ?? {}).map((name) => name.replaceAll('.', '\\.'));
  if (names.length === 0) return show(text);
  const parts = text.split(new RegExp(`\\b(${names.join('|')})\\b`));
  return parts.map((part, index) => {
    const target = links?.[part];
    return (
      <Fragment key={index}>
        {target && /[<(]$/.test(parts[index - 1] ?? '') ? <wbr /> : null}
        {target ? <a href={hrefOf(target)}>{show(part)}</a> : show(part)}
      </Fragment>
    );
  });
}

/** A type in one line. If the line is shortened, the full type is in a `<details>` below. */
export function ApiTypeText({ type, context }: { type: ApiType; context: ApiContext }) {
  const short = (
    <code className="api-type">
      {linkNames(type.text, type, context, (part) => (
        <Breakable text={part} longest={LONGEST_OF_TYPE} />
      ))}
    </code>
  );
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
