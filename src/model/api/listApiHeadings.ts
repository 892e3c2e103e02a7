import type { TextKey, Translations } from '../languages/textKeys';
import { translate } from '../languages/translate';
import { type ApiAttribute, type ApiDeprecation, type ApiUnit, groupProps, listUnits } from './ApiUnit';
import { hasDescriptionSection } from './description';
import {
  attributeAnchor,
  classAnchor,
  enumAnchor,
  genericAnchor,
  propAnchor,
  returnAnchor,
  slotAnchor,
} from './anchors';

/** A section of an API page, or an entry in one, in the table of contents. */
export interface ApiHeading {
  readonly text: string;
  readonly level: 2 | 3;
  /** Fragment without `#`. */
  readonly hash: string;
  readonly children: ApiHeading[];
}

function current<T extends { readonly deprecated?: ApiDeprecation }>(entries: readonly T[]): readonly T[] {
  return entries.filter(({ deprecated }) => !deprecated);
}

/**
 * Returns the table of contents of an API page: its sections, with their props, members, slots and classes.
 * Closed groups, those of deprecated entries and of common props, are left out.
 */
export function listApiHeadings(unit: ApiUnit, texts: Translations): ApiHeading[] {
  return unit.kind === 'namespace' ? listNamespace(unit, texts) : listSections(unit, texts);
}

/** Returns the headings of a namespace: its members, each with the props of a component or the options of a hook. */
function listNamespace(unit: ApiUnit, texts: Translations): ApiHeading[] {
  const section = (hash: string, key: TextKey): ApiHeading => ({
    text: translate(texts, key),
    level: 2,
    hash,
    children: [],
  });
  return [
    section('anatomy', 'apiAnatomy'),
    ...(hasDescriptionSection(unit) ? [section('description', 'apiDescription')] : []),
    ...listUnits(unit)
      .slice(1)
      .map((member): ApiHeading => ({
        text: member.name,
        level: 2,
        hash: member.anchor ?? '',
        children: current(groupProps(member).own).map(({ name }) => ({
          text: name,
          level: 3,
          hash: propAnchor(member.name, name),
          children: [],
        })),
      })),
  ];
}

function listSections(unit: ApiUnit, texts: Translations): ApiHeading[] {
  const {
    name,
    kind,
    props,
    inherited,
    native,
    signatures,
    returned,
    themeName,
    slots,
    classes,
    messages = [],
    generics,
    enums = [],
    parts = [],
    dataAttributes = [],
    cssVariables = [],
  } = unit;
  const headings: ApiHeading[] = [];
  const add = (
    hash: string,
    key: TextKey,
    shown: boolean,
    entries: readonly (readonly [string, string])[] = [],
    values: Readonly<Record<string, string>> = {},
  ) => {
    if (!shown) return;
    const children = entries.map(([text, entry]) => ({ text, level: 3 as const, hash: entry, children: [] }));
    headings.push({ text: translate(texts, key, values), level: 2, hash, children });
  };
  const propsKey = kind === 'component' ? 'apiProps' : kind === 'interface' ? 'apiMembers' : 'apiOptions';
  const addCalls = () => add('signature', 'apiCall', signatures.length > 0);
  if (kind !== 'component') addCalls();
  add(
    'props',
    propsKey,
    props.length + inherited.length > 0 || native !== undefined,
    current(groupProps(unit).own).map((prop) => [prop.name, propAnchor(name, prop.name)]),
  );
  if (kind === 'component') addCalls();
  add('parts', 'apiParts', parts.length > 0);
  add(
    'type-parameters',
    'apiTypeParameters',
    generics.length > 0,
    generics.map((generic) => [generic.name, genericAnchor(name, generic.name)]),
  );
  for (const { name: title } of enums) add(enumAnchor(name, title), 'apiEnum', true, [], { name: title });
  add('description', 'apiDescription', hasDescriptionSection(unit));
  add(
    'return-value',
    'apiReturned',
    returned.length > 0,
    current(returned).map((member) => [member.name, returnAnchor(name, member.name)]),
  );
  add(
    'inheritance',
    'apiInheritance',
    inherited.some(({ target }) => target),
  );
  add('theme-default-props', 'apiTheme', themeName !== undefined);
  add(
    'slots',
    'apiSlots',
    slots.length > 0,
    current(slots).map((slot) => [slot.name, slotAnchor(name, slot.name)]),
  );
  add(
    'classes',
    'apiClasses',
    classes.length > 0,
    current(classes).map(({ key }) => [key, classAnchor(name, key)]),
  );
  const named = (entries: readonly ApiAttribute[]) =>
    current(entries).map((entry) => [entry.name, attributeAnchor(name, entry.name)] as const);
  add('data-attributes', 'apiDataAttributes', dataAttributes.length > 0, named(dataAttributes));
  add('css-variables', 'apiCssVariables', cssVariables.length > 0, named(cssVariables));
  add('messages', 'apiMessages', messages.length > 0);
  return headings;
}
