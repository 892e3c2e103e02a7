import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type ApiUnit, formatTarget } from '../../model/api/ApiUnit';
import { printText } from '../../model/demos/printLiteral';

/** An element that was created while a component rendered: its type and its props. */
interface CreatedElement {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

type Factory = (
  type: unknown,
  props: Readonly<Record<string, unknown>> | null,
  ...rest: readonly unknown[]
) => unknown;

/** The functions with which compiled code creates elements. It calls them as members of React's modules. */
const FACTORIES = [
  ['react', 'createElement'],
  ['react/jsx-runtime', 'jsx'],
  ['react/jsx-runtime', 'jsxs'],
] as const;

/** Lists the elements that are created from now on, until `stop` is called. */
export function watchElements(): {
  readonly elements: readonly CreatedElement[];
  readonly stop: () => void;
} {
  const load = createRequire(resolve('package.json'));
  const elements: CreatedElement[] = [];
  const undo = FACTORIES.map(([name, member]) => {
    const module = load(name) as Record<typeof member, Factory>;
    const create = module[member];
    module[member] = (type, props, ...rest) => {
      elements.push({ type, props: props ?? {} });
      return create(type, props, ...rest);
    };
    return () => {
      module[member] = create;
    };
  });
  return {
    elements,
    stop: () => {
      for (const restore of undo) restore();
    },
  };
}

/** Prop that carries the name of the slot of an element. No component has a meaning of its own for it. */
const SLOT = 'itemtype';

/** Returns `slotProps` that mark what each slot renders. */
export function markSlots({ slots }: ApiUnit): { readonly slotProps?: Readonly<Record<string, object>> } {
  if (slots.length === 0) return {};
  return { slotProps: Object.fromEntries(slots.map(({ name }) => [name, { [SLOT]: name }])) };
}

/** Defaults by the name of an inherited prop, or of a slot. */
export interface SeenDefaults {
  readonly props: Readonly<Record<string, string>>;
  readonly slots: Readonly<Record<string, string>>;
}

/** What is known about the components, and how the element that receives the other props is marked. */
interface Known {
  /** Component → its name. */
  readonly names: ReadonlyMap<unknown, string>;
  /** Place of a unit → its component. */
  readonly types: ReadonlyMap<string, unknown>;
  readonly mark: string;
}

/** Returns the source text of a literal, or of an object of literals; undefined for anything else. */
function literalOf(value: unknown, isNested = false): string | undefined {
  if (typeof value === 'string') return printText(value);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (isNested || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return undefined;
  const entries = Object.entries(value).map(([key, each]) => [key, literalOf(each, true)] as const);
  return entries.length > 0 && entries.every(([, text]) => text !== undefined)
    ? `{ ${entries.map(([key, text]) => `${key}: ${text}`).join(', ')} }`
    : undefined;
}

const LITERAL = /^(?:'[^']*'|-?[\d.]+|true|false|null)$/;
const isLiteral = (text: string) =>
  LITERAL.test(text) || /^\{(?: \w+: (?:'[^']*'|-?[\d.]+|true|false),?)+ \}$/.test(text);
const withoutLastComma = (text: string) => text.replace(/, \}$/, ' }');

/**
 * Reads the defaults that a component really has from the elements that it created: inherited props whose
 * documented default is the one of their owner, although the component passes another value to it; and slots
 * whose documented default is missing or is not what the slot renders.
 * @param given names of the props that the component was rendered with
 */
export function readDefaults(
  { inherited, slots }: ApiUnit,
  elements: readonly CreatedElement[],
  given: ReadonlySet<string>,
  { names, types, mark }: Known,
): SeenDefaults {
  const props: Record<string, string> = {};
  for (const { target, isSet, props: group } of inherited) {
    const owner = types.get(target ? formatTarget(target) : '');
    if (owner === undefined || isSet) continue;
    const all = elements.filter(({ type }) => type === owner);
    const received = (all.find((element) => mark in element.props) ?? all[0])?.props ?? {};
    for (const { name, default: documented } of group) {
      if (given.has(name) || documented === undefined || !isLiteral(documented)) continue;
      const text = received[name] === undefined ? undefined : literalOf(received[name]);
      if (text !== undefined && text !== withoutLastComma(documented)) props[name] = text;
    }
  }
  const found: Record<string, string> = {};
  const known = new Set(names.values());
  for (const { name, default: documented } of slots) {
    const marked = elements.filter((element) => element.props[SLOT] === name);
    const rendered = marked.flatMap(({ type }) =>
      typeof type === 'string' ? type : (names.get(type) ?? []),
    );
    const [first] = rendered;
    const bare = documented?.replaceAll("'", '');
    // Icons are drawn by a component for all icons; its name says nothing.
    if (first === undefined || (bare === undefined && first.endsWith('Icon'))) continue;
    // Names that are neither tags nor components with a page cannot be compared.
    const isComparable = bare === undefined || known.has(bare) || /^[a-z][a-z\d]*$/.test(bare);
    if (!isComparable || rendered.includes(bare ?? '')) continue;
    found[name] = known.has(first) ? first : `'${first}'`;
  }
  return { props, slots: found };
}

/** Returns the unit with the defaults that were seen. */
export function withDefaults(unit: ApiUnit, { props, slots }: SeenDefaults): ApiUnit {
  const change = <T extends { readonly name: string }>(
    item: T,
    seen: Readonly<Record<string, string>>,
  ): T => {
    const text = Object.hasOwn(seen, item.name) ? seen[item.name] : undefined;
    return text === undefined ? item : { ...item, default: text };
  };
  return {
    ...unit,
    inherited: unit.inherited.map((group) => ({
      ...group,
      props: group.props.map((prop) => change(prop, props)),
    })),
    slots: unit.slots.map((slot) => change(slot, slots)),
  };
}
