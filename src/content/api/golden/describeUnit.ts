import type { ApiNote, ApiProp, ApiSignature, ApiTarget, ApiType, ApiUnit } from '../../../model/api/ApiUnit';

function describeTarget({ pathname, anchor }: ApiTarget): string {
  return anchor === undefined ? pathname : `${pathname}#${anchor}`;
}

function describeType({ text, full, links }: ApiType): string[] {
  return [
    text,
    ...(full === undefined ? [] : [`    full: ${full}`]),
    ...Object.entries(links ?? {}).map(([name, target]) => `    link: ${name} → ${describeTarget(target)}`),
  ];
}

function describeNotes(notes: readonly ApiNote[] = []): string[] {
  return notes.map(({ kind, name, text }) =>
    `      ${kind}${name === undefined ? '' : ` ${name}`}: ${text.split('\n')[0] ?? ''}`.trimEnd(),
  );
}

function describeSignature({ text, description, arguments: args, returns, notes }: ApiSignature): string[] {
  return [
    `    call: ${text}`,
    ...(description ? [`      ${description.split('\n')[0]}`] : []),
    ...args.map(({ name, type, optional, description }) =>
      `      ${name}${optional ? '?' : ''}: ${type.text} ${description.split('\n')[0] ?? ''}`.trimEnd(),
    ),
    ...(returns ? [`      returns ${returns.type.text} ${returns.description}`.trimEnd()] : []),
    ...describeNotes(notes),
  ];
}

function describeProp(prop: ApiProp): string[] {
  const [type = '', ...more] = describeType(prop.type);
  const {
    name,
    required,
    default: fallback,
    description,
    deprecated,
    signature,
    overloads = [],
    notes,
    declaredBy,
  } = prop;
  return [
    `  ${name}${required ? '' : '?'}: ${type}${fallback === undefined ? '' : ` = ${fallback}`}`,
    ...more,
    ...(description ? [`    ${description.split('\n')[0]}`] : []),
    ...(deprecated ? [`    deprecated → ${deprecated.replacements.join(', ')}: ${deprecated.reason}`] : []),
    ...(signature ? describeSignature(signature) : []),
    ...overloads.flatMap(describeSignature),
    ...describeNotes(notes),
    `    by ${declaredBy}`,
  ];
}

/**
 * Describes a unit as lines of text, which give readable diffs. Only the first line of each description is
 * included.
 */
export function describeUnit(unit: ApiUnit): string {
  const { props, inherited, slots, classes, signatures, returned, description, ...rest } = unit;
  return `${[
    JSON.stringify(rest, null, 2),
    `description: ${description.split('\n')[0] ?? ''}`,
    ...signatures.flatMap(describeSignature),
    `props ${props.length}`,
    ...props.flatMap(describeProp),
    ...inherited.flatMap(({ owner, target, isSet, deprecated, props: group }) => [
      `from ${owner} ${target ? describeTarget(target) : ''} ${group.length}${deprecated ? ' deprecated' : ''}`,
      ...(isSet ? [`  ${group.map(({ name }) => name).join(' ')}`] : group.flatMap(describeProp)),
    ]),
    `returned ${returned.length}`,
    ...returned.flatMap(describeProp),
    `slots ${slots.length}`,
    ...slots.map(({ name, default: fallback, className, type, propsType, description: about }) =>
      `  ${name} = ${fallback ?? '–'} .${className ?? '–'} ${type?.text ?? '–'} / ${propsType?.text ?? '–'} ${about.split('\n')[0] ?? ''}`.trimEnd(),
    ),
    `classes ${classes.length}`,
    ...classes.map(({ key, className, isState, description: about, deprecated }) =>
      `  ${key} .${className}${isState ? ' state' : ''}${deprecated ? ' deprecated' : ''} ${about.split('\n')[0] ?? ''}`.trimEnd(),
    ),
  ].join('\n')}\n`;
}
