import { Fragment, type ReactNode } from 'react';
import {
  attributeAnchor,
  classAnchor,
  enumAnchor,
  genericAnchor,
  messageAnchor,
  returnAnchor,
  sectionAnchor,
  slotAnchor,
} from '../../model/api/anchors';
import {
  type ApiAttribute,
  type ApiDeprecation,
  type ApiType,
  type ApiUnit,
  groupProps,
  memberText,
  printAnatomy,
} from '../../model/api/ApiUnit';
import { hasDescriptionSection, splitDescription } from '../../model/api/description';
import { Breakable } from '../Breakable';
import { Icon } from '../Icon';
import { ENGLISH } from '../../model/languages/defaultLanguage';
import type { TextKey } from '../../model/languages/textKeys';
import type { Translate } from '../Translations';
import { ApiEntries, type ApiContext, ApiEntry, ApiNotes, ApiTypeText, Description } from './ApiEntry';
import { ApiGroup } from './ApiGroup';
import { ApiProps, ApiSignatureText } from './ApiProps';
import { ApiSection } from './ApiSection';

interface PartProps {
  unit: ApiUnit;
  context: ApiContext;
}

interface SectionProps extends PartProps {
  /** What the section is about, such as `props`. */
  name: string;
  title: string;
  /** The section has a choice of views. */
  views?: boolean;
  filter?: boolean;
  hasTries?: boolean;
  children: ReactNode;
}

/** A section of a unit: of a page, or of a member of a namespace on it. */
function Section({ unit, context, name, views, ...rest }: SectionProps) {
  return (
    <ApiSection
      id={sectionAnchor(unit, name)}
      isInner={unit.anchor !== undefined}
      {...(views && { view: name })}
      translate={context.translate}
      {...rest}
    />
  );
}

/** What a reader looks for first: where the unit's demos and its source are, what it is, and how to import it. */
export function ApiStart({ unit, context }: PartProps) {
  const { translate, highlight, demoPages, sourceLinks } = context;
  const [first = ''] = unit.imports;
  const { lead } = splitDescription(unit.description);
  return (
    <div className="api-start">
      {demoPages.length + sourceLinks.length > 0 ? (
        <p className="chips" id="demos">
          {demoPages.length > 0 ? <span>{translate('apiDemos')}</span> : null}{' '}
          {demoPages.map(({ href, text }) => (
            <Fragment key={href}>
              <a href={href}>{text}</a>{' '}
            </Fragment>
          ))}
          {sourceLinks.length > 0 ? (
            <span className="chips-away">
              {sourceLinks.map(({ href, text }) => (
                <Fragment key={href}>
                  <a href={href}>
                    <bdi>{text}</bdi>
                    <Icon name="external" size={12} />
                  </a>{' '}
                </Fragment>
              ))}
            </span>
          ) : null}
        </p>
      ) : null}
      <Deprecation deprecated={unit.deprecated} context={context} />
      {lead ? <Description text={lead} context={context} /> : null}
      <div className="code single" id="import">
        <pre tabIndex={0} role="group" aria-label={translate('apiImport')} dir="ltr">
          <code className="language-ts" dangerouslySetInnerHTML={{ __html: highlight(first) }} />
        </pre>
        <button type="button" className="copy" data-copy="" data-waits="">
          <span className="tip" lang={ENGLISH}>
            {translate('copy')}
          </span>
        </button>
      </div>
    </div>
  );
}

function describeNative(
  { rendered, element, attributes }: NonNullable<ApiUnit['native']>,
  translate: Translate,
): string {
  if (rendered?.place === 'child') return translate('apiNativeChild');
  const name = rendered?.tag ? `<${rendered.tag}>` : (element ?? attributes);
  return translate(rendered?.place === 'inner' ? 'apiNativeInner' : 'apiNative', { element: name });
}

function describeRef({ rendered, element }: NonNullable<ApiUnit['ref']>, translate: Translate): string {
  if (rendered?.place === 'child') return translate('apiRefChild');
  const name = rendered?.tag ? `<${rendered.tag}>` : element;
  if (name === undefined) return translate('apiRootRef');
  return translate(rendered?.place === 'inner' ? 'apiRefInner' : 'apiRef', { element: name });
}

/** Fewer props are found by the eye. */
const LEAST_FILTERED = 8;

/** Fewer slots or classes are. Their names are looked up less often than those of props. */
const LEAST_FILTERED_STYLES = 40;

function countNames({ props, inherited }: ApiUnit): number {
  return inherited.reduce((count, group) => count + group.props.length, props.length);
}

/** The default value is below the type. */
const PROP_COLUMNS = ['apiName', 'apiType', 'apiDescription'] as const;

function Props({ unit, context }: PartProps) {
  const { translate } = context;
  const { own, common } = groupProps(unit);
  if (unit.props.length === 0 && unit.inherited.length === 0 && !unit.native) return null;
  const title = translate(
    unit.kind === 'component' ? 'apiProps' : unit.kind === 'interface' ? 'apiMembers' : 'apiOptions',
  );
  return (
    <Section
      unit={unit}
      context={context}
      name="props"
      title={title}
      views
      filter={countNames(unit) >= LEAST_FILTERED}
      hasTries={context.tried.has(unit.name)}
    >
      {own.length > 0 ? (
        <ApiProps unit={unit.name} props={own} columns={PROP_COLUMNS} context={context} />
      ) : null}
      {common.length > 0 ? (
        <details className="api-group">
          <summary>{translate('apiCommonProps', { count: common.length })}</summary>
          <ApiProps unit={unit.name} props={common} context={context} />
        </details>
      ) : null}
      {unit.inherited.map((group) => (
        <ApiGroup key={group.owner} unit={unit.name} group={group} context={context} />
      ))}
      {unit.native ? <p>{describeNative(unit.native, translate)}</p> : null}
      {unit.polymorphic ? (
        <p
          dangerouslySetInnerHTML={{
            __html: context.renderMarkdown(translate('apiPolymorphic', { prop: `\`${unit.polymorphic}\`` })),
          }}
        />
      ) : null}
      {unit.ref ? <p>{describeRef(unit.ref, translate)}</p> : null}
    </Section>
  );
}

function Inheritance({ unit, context }: PartProps) {
  const { translate } = context;
  const owners = unit.inherited.filter(({ target }) => target);
  if (owners.length === 0) return null;
  return (
    <Section unit={unit} context={context} name="inheritance" title={translate('apiInheritance')}>
      <p>
        {translate('apiInheritanceText', { name: unit.name })}{' '}
        {owners.map(({ owner, target }, index) => (
          <span key={owner}>
            {index > 0 ? ', ' : ''}
            {target ? <a href={context.hrefOf(target)}>{owner}</a> : owner}
          </span>
        ))}
      </p>
    </Section>
  );
}

/** The components that are properties of this one, with links to their pages. */
function Parts({ unit, context }: PartProps) {
  const { parts = [] } = unit;
  if (parts.length === 0) return null;
  return (
    <Section unit={unit} context={context} name="parts" title={context.translate('apiParts')}>
      <ul>
        {parts.map(({ name, target }) => (
          <li key={name}>
            <code>{target ? <a href={context.hrefOf(target)}>{name}</a> : name}</code>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the type parameters in the other types are. */
function Generics({ unit, context }: PartProps) {
  const { translate } = context;
  if (unit.generics.length === 0) return null;
  return (
    <Section unit={unit} context={context} name="type-parameters" title={translate('apiTypeParameters')}>
      <ApiEntries context={context}>
        {unit.generics.map(({ name, constraint, default: fallback, description = '' }) => (
          <ApiEntry
            key={name}
            id={genericAnchor(unit.name, name)}
            name={name}
            type={constraint ? <ApiTypeText type={extending(constraint)} context={context} /> : undefined}
            byDefault={fallback}
            description={description}
            context={context}
          />
        ))}
      </ApiEntries>
    </Section>
  );
}

function extending({ text, full, ...rest }: ApiType): ApiType {
  return { ...rest, text: `extends ${text}`, ...(full !== undefined && { full: `extends ${full}` }) };
}

interface DeprecationProps {
  deprecated: ApiDeprecation | undefined;
  context: ApiContext;
}

/** Why all of a unit, or all of an enum, is deprecated. */
function Deprecation({ deprecated, context }: DeprecationProps) {
  if (!deprecated) return null;
  const label = context.translate('badgeDeprecated');
  return (
    <div className="callout callout-warning" role="note" aria-label={label}>
      <Description text={deprecated.reason || label} context={context} />
    </div>
  );
}

/** The members of the enums that the types name. */
function Enums({ unit, context }: PartProps) {
  const { translate } = context;
  return (unit.enums ?? []).map(({ name, description, deprecated, notes, members }) => (
    <ApiSection
      key={name}
      id={enumAnchor(unit.name, name)}
      title={translate('apiEnum', { name })}
      isInner={unit.anchor !== undefined}
      translate={translate}
    >
      <Deprecation deprecated={deprecated} context={context} />
      {description ? <Description text={description} context={context} /> : null}
      <ApiNotes notes={notes} context={context} />
      <ApiEntries context={context}>
        {members.map((member) => (
          <ApiEntry
            key={member.name}
            id={enumAnchor(unit.name, name, member.name)}
            name={memberText(name, member.name)}
            type={member.value === undefined ? undefined : <code className="api-type">{member.value}</code>}
            description={member.description}
            deprecated={member.deprecated}
            notes={member.notes}
            context={context}
          />
        ))}
      </ApiEntries>
    </ApiSection>
  ));
}

function Theme({ unit, context }: PartProps) {
  const { translate } = context;
  if (!unit.themeName) return null;
  return (
    <Section unit={unit} context={context} name="theme-default-props" title={translate('apiTheme')}>
      <p>
        {translate('apiThemeText')} <code>{unit.themeName}</code>
      </p>
    </Section>
  );
}

function ApiClassName({ name }: { name: string }) {
  return (
    <code className="api-type">
      <Breakable text={`.${name}`} />
    </code>
  );
}

function Slots({ unit, context }: PartProps) {
  const { translate } = context;
  if (unit.slots.length === 0) return null;
  // If few have a class, it is among the facts.
  const hasClasses = unit.slots.filter(({ className }) => className).length * 2 > unit.slots.length;
  return (
    <Section
      unit={unit}
      context={context}
      name="slots"
      title={translate('apiSlots')}
      views
      filter={unit.slots.length >= LEAST_FILTERED_STYLES}
    >
      <ApiEntries
        columns={['apiName', hasClasses ? 'apiClass' : 'apiDefault', 'apiDescription']}
        context={context}
      >
        {unit.slots.map((slot) => (
          <ApiEntry
            key={slot.name}
            id={slotAnchor(unit.name, slot.name)}
            name={slot.name}
            type={hasClasses && slot.className ? <ApiClassName name={slot.className} /> : undefined}
            byDefault={slot.default}
            description={slot.description}
            deprecated={slot.deprecated}
            notes={slot.notes}
            context={context}
          >
            {!hasClasses && slot.className ? (
              <p className="api-fact">
                {translate('apiClass')} <ApiClassName name={slot.className} />
              </p>
            ) : null}
            {slot.propsType ? (
              <div className="api-fact">
                <code>slotProps.{slot.name}</code> <ApiTypeText type={slot.propsType} context={context} />
              </div>
            ) : null}
            {slot.propsDescription ? <Description text={slot.propsDescription} context={context} /> : null}
          </ApiEntry>
        ))}
      </ApiEntries>
    </Section>
  );
}

function Classes({ unit, context }: PartProps) {
  const { translate } = context;
  if (unit.classes.length === 0) return null;
  return (
    <Section
      unit={unit}
      context={context}
      name="classes"
      title={translate('apiClasses')}
      views
      filter={unit.classes.length >= LEAST_FILTERED_STYLES}
    >
      <p>{translate('apiClassesText')}</p>
      <ApiEntries columns={['apiName', 'apiClass', 'apiDescription']} context={context}>
        {unit.classes.map(({ key, className, isState, description, deprecated, notes }) => (
          <ApiEntry
            key={key}
            id={classAnchor(unit.name, key)}
            name={key}
            marks={isState ? [translate('apiState')] : []}
            type={<ApiClassName name={className} />}
            description={description}
            deprecated={deprecated}
            notes={notes}
            context={context}
          />
        ))}
      </ApiEntries>
    </Section>
  );
}

interface AttributesProps extends PartProps {
  attributes: readonly ApiAttribute[] | undefined;
  name: string;
  title: TextKey;
}

/** The data attributes or the CSS variables of the element. */
function Attributes({ unit, context, attributes, name, title }: AttributesProps) {
  if (!attributes) return null;
  return (
    <Section unit={unit} context={context} name={name} title={context.translate(title)} views>
      <ApiEntries columns={['apiName', 'apiType', 'apiDescription']} context={context}>
        {attributes.map((attribute) => (
          <ApiEntry
            key={attribute.name}
            id={attributeAnchor(unit.name, attribute.name)}
            name={attribute.name}
            type={attribute.type ? <ApiTypeText type={attribute.type} context={context} /> : undefined}
            description={attribute.description}
            deprecated={attribute.deprecated}
            context={context}
          />
        ))}
      </ApiEntries>
    </Section>
  );
}

function Calls({ unit, context }: PartProps) {
  const { translate } = context;
  if (unit.signatures.length === 0) return null;
  return (
    <Section unit={unit} context={context} name="signature" title={translate('apiCall')}>
      {unit.signatures.map((signature) => (
        <ApiSignatureText key={signature.text} signature={signature} context={context} />
      ))}
    </Section>
  );
}

function Returned({ unit, context }: PartProps) {
  const { translate } = context;
  if (unit.returned.length === 0) return null;
  return (
    <Section unit={unit} context={context} name="return-value" title={translate('apiReturned')} views>
      <ApiProps
        unit={unit.name}
        props={unit.returned}
        anchorOf={(name) => returnAnchor(unit.name, name)}
        columns={PROP_COLUMNS}
        context={context}
      />
    </Section>
  );
}

/** The messages that a reader may see in the console, with their causes and cures. */
function Messages({ unit, context }: PartProps) {
  const { translate, renderMarkdown } = context;
  const { name, messages = [] } = unit;
  if (messages.length === 0) return null;
  return (
    <Section unit={unit} context={context} name="messages" title={translate('apiMessages')}>
      <ul className="api-messages">
        {messages.map(({ text, cause, cure }) => (
          <li key={text} id={messageAnchor(name, text)}>
            <p>{text}</p>
            {cause ? (
              <p>
                <strong>{translate('apiCause')}</strong>{' '}
                <span dangerouslySetInnerHTML={{ __html: renderMarkdown(cause) }} />
              </p>
            ) : null}
            {cure ? (
              <p>
                <strong>{translate('apiCure')}</strong>{' '}
                <span dangerouslySetInnerHTML={{ __html: renderMarkdown(cure) }} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The parts of a namespace as code, in order, and what is said about the whole. */
function Namespace({ unit, context }: PartProps) {
  return (
    <>
      <Section unit={unit} context={context} name="anatomy" title={context.translate('apiAnatomy')}>
        <Description text={`\`\`\`tsx\n${context.anatomy ?? printAnatomy(unit)}\n\`\`\``} context={context} />
      </Section>
      <About unit={unit} context={context} />
    </>
  );
}

/** What the package says about a member of a namespace; its playground and its sections are below. */
export function ApiMember({ unit, context }: PartProps) {
  return (
    <ApiSection id={unit.anchor ?? ''} title={unit.name} translate={context.translate}>
      <Deprecation deprecated={unit.deprecated} context={context} />
      {unit.description ? <Description text={unit.description} context={context} /> : null}
      <ApiNotes notes={unit.notes} context={context} />
    </ApiSection>
  );
}

/** What the first paragraph of a description does not say. */
function About({ unit, context }: PartProps) {
  const { rest } = splitDescription(unit.description);
  if (!hasDescriptionSection(unit)) return null;
  return (
    <Section unit={unit} context={context} name="description" title={context.translate('apiDescription')}>
      {rest ? <Description text={rest} context={context} /> : null}
      <ApiNotes notes={unit.notes} context={context} />
    </Section>
  );
}

/** The reference of one unit below its start, section by section, that of members apart. Rendered only at build time. */
export function ApiReference(part: PartProps) {
  return part.unit.kind === 'namespace' ? <Namespace {...part} /> : <Sections {...part} />;
}

/** Everything about one component, hook or interface, section by section. */
export function Sections(part: PartProps) {
  const { unit } = part;
  const isComponent = unit.kind === 'component';
  return (
    <>
      {isComponent ? null : <Calls {...part} />}
      <Props {...part} />
      {isComponent ? <Calls {...part} /> : null}
      <Parts {...part} />
      <Generics {...part} />
      <Enums {...part} />
      {unit.anchor === undefined ? <About {...part} /> : null}
      <Returned {...part} />
      <Inheritance {...part} />
      <Theme {...part} />
      <Slots {...part} />
      <Classes {...part} />
      <Attributes
        {...part}
        attributes={unit.dataAttributes}
        name="data-attributes"
        title="apiDataAttributes"
      />
      <Attributes {...part} attributes={unit.cssVariables} name="css-variables" title="apiCssVariables" />
      <Messages {...part} />
    </>
  );
}
