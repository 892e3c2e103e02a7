import {
  type ApiAttribute,
  type ApiDeprecation,
  type ApiProp,
  type ApiType,
  type ApiUnit,
  formatTarget,
  groupProps,
  memberText,
} from '../model/api/ApiUnit';
import { readLiteral, splitUnion } from '../model/playground/controls';

/** A unit, and what the site has about it. */
export interface FactSheet {
  readonly unit: ApiUnit;
  /** File of its playground; empty if the reference alone is its playground, undefined if it has none. */
  readonly playground?: string | undefined;
  /** Pages that name it in their front matter. */
  readonly pages: readonly { readonly pathname: string; readonly file: string }[];
}

/** Parts have rows of their own, every demo has children, and no demo shows the order of the focus. */
const NOT_SHOWN = new Set(['children', 'components', 'componentsProps', 'slots', 'slotProps', 'tabIndex']);

const VALUE = /^(?:boolean|number)$/;
const ELEMENT = /^(?:React\.)?React(?:Node|Element)\b/;

/** Whether a demo can show values of a prop side by side: a list of values, a switch, a number or an element. */
function isVisible({ type: { text, full }, signature, deprecated, name }: ApiProp): boolean {
  if (signature || deprecated || NOT_SHOWN.has(name)) return false;
  return splitUnion(/^\w+$/.test(text) ? (full ?? text) : text)
    .flatMap((member) => splitUnion(/^\w*(?:Responsive|Overridable)\w*<(.*)>$/.exec(member)?.[1] ?? member))
    .some((member) => VALUE.test(member) || readLiteral(member) !== undefined || ELEMENT.test(member));
}

/**
 * Lists the props of a unit that a demo can show: own ones with a list of values, a switch, a number or an
 * element, without the common and the deprecated ones.
 */
export function listVisibleProps(unit: ApiUnit): readonly ApiProp[] {
  return unit.kind === 'component' ? groupProps(unit).own.filter(isVisible) : [];
}

/** A longer cell does not widen its column. */
const WIDEST = 40;

/** Returns lines of columns, indented, without the columns that are empty in all of them. */
function formatRows(rows: readonly (readonly string[])[]): string[] {
  const widthOf = (cell: string) => Math.min(cell.length, WIDEST);
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, index) => Math.max(widest[index] ?? 0, widthOf(cell))),
    [],
  );
  return rows.map((row) =>
    `  ${row.flatMap((cell, index) => (widths[index] ? [cell.padEnd(widths[index])] : [])).join('  ')}`.trimEnd(),
  );
}

const formatDefault = (value: string | undefined) => (value === undefined ? '' : `= ${value}`);

/** The first line of a description, without the rest of its paragraph. */
const firstLine = (markdown: string) => markdown.split('\n')[0] ?? '';

/** Returns the values of a type that is a name or too long for a table; a writer needs them all. */
function formatType({ text, full }: ApiType): string {
  if (full === undefined) return text;
  return text.includes('…') && !full.startsWith('{') ? full : /^\w+$/.test(text) ? `${text}: ${full}` : text;
}

const formatProps = (props: readonly ApiProp[]) =>
  formatRows(
    props.map(({ name, required, default: fallback, type, description }) => [
      `${name}${required ? ' (required)' : ''}`,
      formatDefault(fallback),
      formatType(type),
      firstLine(description) && `· ${firstLine(description)}`,
    ]),
  );

/** Returns the first sentence of the reason, which names the replacement. */
const formatDeprecation = ({ reason }: ApiDeprecation) =>
  /^.*?\.(?=\s|$)/.exec(firstLine(reason))?.[0] ?? (firstLine(reason) || 'without a reason');

/** Returns a section of the sheet: a title and lines; nothing without lines. */
function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', title, ...lines] : [];
}

/** Names the element that other props and the ref arrive at. */
function formatRoot({ native, ref }: ApiUnit): string {
  const place = native?.rendered ?? ref?.rendered;
  if (!place) return 'unknown: it does not render by itself';
  if (place.place === 'child') return 'the child that is passed';
  return `<${place.tag}>${place.place === 'inner' ? ', inside of another root element' : ''}`;
}

function formatRef({ ref }: ApiUnit): string {
  if (!ref) return 'none';
  const place = ref.rendered ? formatRoot({ ref } as ApiUnit) : '';
  return [ref.element, place].filter(Boolean).join(', ') || 'accepted';
}

/** What the type parameters are, the members of enums, and the components that are properties. */
function formatTypes({ parts = [], generics, enums = [] }: ApiUnit): string[] {
  return [
    ...section(
      'Parts',
      formatRows(parts.map(({ name, target }) => [name, target ? formatTarget(target) : 'no page'])),
    ),
    ...section(
      'Type parameters',
      formatRows(
        generics.map(({ name, constraint, default: fallback, description = '' }) => [
          name,
          constraint ? `extends ${formatType(constraint)}` : '',
          formatDefault(fallback),
          firstLine(description) && `· ${firstLine(description)}`,
        ]),
      ),
    ),
    ...enums.flatMap(({ name, members }) =>
      section(
        `Enum ${name}`,
        formatRows(
          members.map((member) => [
            memberText(name, member.name),
            formatDefault(member.value),
            firstLine(member.description) && `· ${firstLine(member.description)}`,
          ]),
        ),
      ),
    ),
  ];
}

function listDeprecations(unit: ApiUnit): string[][] {
  return [
    ...(unit.deprecated ? [['all of it', formatDeprecation(unit.deprecated)]] : []),
    ...[...unit.props, ...unit.slots, ...unit.classes].flatMap((part) => {
      const name = 'className' in part && 'key' in part ? `.${part.className}` : (part as ApiProp).name;
      return part.deprecated ? [[name, formatDeprecation(part.deprecated)]] : [];
    }),
    ...unit.inherited.flatMap(({ owner, deprecated }) =>
      deprecated ? [[owner, formatDeprecation(deprecated)]] : [],
    ),
  ];
}

function formatParts({ slots, classes }: ApiUnit): string[] {
  const slotNames = new Set(slots.map(({ className }) => className));
  const others = classes.filter(({ className, deprecated }) => !slotNames.has(className) && !deprecated);
  return [
    ...section(
      'Slots',
      formatRows(
        slots.map(({ name, default: fallback, className, description }) => [
          name,
          formatDefault(fallback),
          className ? `.${className}` : '',
          firstLine(description) && `· ${firstLine(description)}`,
        ]),
      ),
    ),
    ...section(
      'Other classes',
      formatRows(
        others.map(({ className, isState, description }) => [
          `.${className}`,
          isState ? 'state' : '',
          firstLine(description) && `· ${firstLine(description)}`,
        ]),
      ),
    ),
  ];
}

/** The attributes and variables that styles can use. */
function formatAttributes({ dataAttributes = [], cssVariables = [] }: ApiUnit): string[] {
  const format = (attributes: readonly ApiAttribute[]) =>
    formatRows(
      attributes.map(({ name, type, description }) => [
        name,
        type ? formatType(type) : '',
        firstLine(description) && `· ${firstLine(description)}`,
      ]),
    );
  return [
    ...section('Data attributes', format(dataAttributes)),
    ...section('CSS variables', format(cssVariables)),
  ];
}

function formatInherited({ inherited }: ApiUnit): string[] {
  return inherited.flatMap(({ owner, isSet, props }) =>
    section(
      `From ${owner}`,
      isSet
        ? [`  ${props.length} props, each explained on the page of the set`]
        : formatProps(props.filter(({ deprecated }) => !deprecated)),
    ),
  );
}

/**
 * Returns the fact sheet of a component, hook, interface or namespace as plain text: what a page about it is written from.
 * Nothing in it is remembered: all comes from the types of the package, from rendering, and from the files of the
 * site.
 */
export function formatFactSheet({ unit, playground, pages }: FactSheet): string {
  const { name, kind, packageName, version, imports, themeName, props, signatures, returned } = unit;
  const { polymorphic } = unit;
  const visible = listVisibleProps(unit);
  const others = props.filter((prop) => !visible.includes(prop) && !prop.deprecated);
  const isComponent = kind === 'component';
  const title = `${name} · ${kind} of ${packageName} ${version}`;
  return `${[
    title,
    '='.repeat(title.length),
    '',
    ...formatRows([
      ...imports.map((statement, index) => [index === 0 ? 'Import' : '', statement]),
      ['API page', formatTarget(unit)],
      ...(pages.length === 0 ? [['Page', 'none']] : []),
      ...pages.map((page, index) => [index === 0 ? 'Page' : '', `${page.pathname} (${page.file})`]),
      ...(isComponent
        ? [
            [
              'Playground',
              playground === undefined ? 'none' : playground || 'the reference alone, without a file',
            ],
            ['Theme key', themeName ?? 'none'],
            ['Root', formatRoot(unit)],
            ...(polymorphic ? [['Other roots', `by ${polymorphic}, with their props`]] : []),
            ['Ref', formatRef(unit)],
          ]
        : []),
    ]),
    ...section(
      'Signatures',
      signatures.map(({ text }) => `  ${text}`),
    ),
    ...section('To show, each in a demo or left out by name', formatProps(visible)),
    ...section(visible.length > 0 ? 'Other props' : isComponent ? 'Props' : 'Members', formatProps(others)),
    ...section('Returned', formatProps(returned)),
    ...formatTypes(unit),
    ...formatInherited(unit),
    ...formatParts(unit),
    ...formatAttributes(unit),
    ...section('Deprecated', formatRows(listDeprecations(unit))),
  ].join('\n')}\n`;
}
