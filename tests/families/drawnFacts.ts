import { type ApiProp, type ApiUnit, listUnits } from '../../src/model/api/ApiUnit';
import type { StageRequest, StageValue, StageView } from './FactStage';

/** The page in which the components of a library are rendered, one at a time. */
export interface Stage {
  /** The HTML without a component. */
  readonly empty: string;
  readonly kind: (request: StageRequest) => Promise<string | undefined>;
  readonly render: (request: StageRequest) => Promise<StageView>;
  /** Calls a hook; returns the names of what it returns, undefined if it does not work alone. */
  readonly call: (request: StageRequest) => Promise<readonly string[] | undefined>;
}

/** The library agrees with a fact, says nothing about it if its component renders alone, or contradicts it. */
type Verdict = 'proved' | 'undecided' | { readonly fault: string };

/** Something that the facts of a package say, and how the running library shows it. */
export interface Fact {
  readonly kind: string;
  readonly text: string;
  readonly check: (stage: Stage) => Promise<Verdict>;
}

const LITERAL = /^(?:true|false|null|-?\d+(?:\.\d+)?|'[^'\\]*'|"[^"\\]*")$/;

/** Returns the value of a literal; undefined for other source text. */
function parseLiteral(text: string): { readonly literal: unknown } | undefined {
  if (!LITERAL.test(text)) return undefined;
  return { literal: JSON.parse(text.replaceAll("'", '"')) as unknown };
}

/** Lists the values of a prop whose type is a union of literals, which may be in a type for several screens. */
function listValues({ type: { text, full } }: ApiProp): { readonly literal: unknown }[] {
  for (const each of [text, full ?? '']) {
    const [, inner = each] = /^\w+<([^<>]*)>$/.exec(each) ?? [];
    const parts = inner.split(' | ').filter((part) => part !== 'undefined');
    const values = parts.flatMap((part) =>
      part === 'boolean' ? [{ literal: true }, { literal: false }] : parseLiteral(part),
    );
    const known = values.filter((value) => value !== undefined);
    if (known.length === values.length && known.length > 1) return known;
  }
  return [];
}

/** Lists values that a prop can have, also for one of any number or text. */
function listExamples(prop: ApiProp): { readonly literal: unknown }[] {
  const values = listValues(prop);
  if (values.length > 0) return values;
  const { text } = prop.type;
  if (/^(?:number|string \| number|number \| string)$/.test(text)) return [{ literal: 7 }, { literal: 8 }];
  return text === 'string' ? [{ literal: 'first' }, { literal: 'second' }] : [];
}

/** Returns a value for a required prop, by its type; undefined if the type does not say enough. */
function exampleOf(prop: ApiProp): StageValue | undefined {
  const { text, full = '' } = prop.type;
  const [first] = listExamples(prop);
  if (first) return first;
  if (/=>/.test(`${text} ${full}`)) return 'function';
  if (/\bReactElement\b/.test(text)) return 'element';
  if (/\bReactNode\b/.test(text)) return { literal: 'Text' };
  return /\[\]$|^(?:Readonly)?Array/.test(text) ? { literal: [] } : undefined;
}

const IMPORT = /^import (?:\{ (?:\w+ as )?(\w+) \}|\w+) from '([^']+)'/;

/** Returns where an import statement leads, for the unit whose page has it. */
function readImport(statement: string, name: string): StageRequest | undefined {
  const [, named = 'default', module] = IMPORT.exec(statement) ?? [];
  return module === undefined ? undefined : { module, path: [named, ...name.split('.').slice(1)] };
}

/** Lists the modules that the import statements of units name. */
export function listImportedModules(units: readonly ApiUnit[]): string[] {
  const all = units
    .flatMap(listUnits)
    .flatMap(({ imports, name }) => imports.map((each) => readImport(each, name)));
  return [...new Set(all.flatMap((request) => request?.module ?? []))];
}

const EXPECTED: Readonly<Partial<Record<ApiUnit['kind'], string>>> = {
  component: 'component',
  hook: 'function',
  namespace: 'object',
};

function listImports(unit: ApiUnit): Fact[] {
  const kind = EXPECTED[unit.kind];
  return unit.imports.map((statement) => ({
    kind: 'import',
    text: `${unit.name}: ${statement}`,
    check: async (stage) => {
      const request = readImport(statement, unit.name);
      const found = request && (await stage.kind(request));
      return found === kind ? 'proved' : { fault: `is ${found}` };
    },
  }));
}

/** A component that renders without a parent, and the props with which it does. */
interface Alone {
  readonly request: StageRequest & { readonly props: Readonly<Record<string, StageValue>> };
  readonly view: StageView;
}

type FindAlone = (stage: Stage) => Promise<Alone | undefined>;

const CHILDREN = [{}, { children: { literal: 'Text' } }, { children: 'element' as const }];

/** Finds out once how a component renders alone; undefined if it throws, or nothing is seen of it. */
function createFindAlone(unit: ApiUnit): FindAlone {
  const find: FindAlone = async (stage) => {
    const [statement = ''] = unit.imports;
    const place = readImport(statement, unit.name);
    const all = [...unit.props, ...unit.inherited.flatMap(({ props }) => props)];
    const required = all.filter((prop) => prop.required).map((prop) => [prop.name, exampleOf(prop)] as const);
    if (!place || required.some(([, value]) => value === undefined)) return undefined;
    const opened = ['open', 'defaultOpen'].filter((name) => all.some((prop) => prop.name === name));
    for (const children of CHILDREN)
      for (const open of [{}, ...opened.map((name) => ({ [name]: { literal: true } }))]) {
        const props = { ...open, ...children, ...Object.fromEntries(required) } as Alone['request']['props'];
        const request = { ...place, props };
        const view = await stage.render(request);
        if (view.errors.length > 0 || view.html === stage.empty) continue;
        // What differs from one time to the next proves nothing.
        if ((await stage.render(request)).html === view.html) return { request, view };
      }
    return undefined;
  };
  let found: ReturnType<FindAlone> | undefined;
  return (stage) => (found ??= find(stage));
}

/** Checks what a component is like with other props than those with which it renders alone. */
type Probe = (
  alone: Alone,
  render: (props: Readonly<Record<string, StageValue>>) => Promise<StageView>,
) => Promise<Verdict> | Verdict;

function describe(unit: ApiUnit, find: FindAlone, kind: string, text: string, probe: Probe): Fact {
  return {
    kind,
    text: `${unit.name}: ${text}`,
    check: async (stage) => {
      const alone = await find(stage);
      if (!alone) return 'undecided';
      const { module, path, props } = alone.request;
      return probe(alone, (more) => stage.render({ module, path, props: { ...props, ...more } }));
    },
  };
}

/** The props of a unit that can be set one at a time. */
const listFree = ({ props }: ApiUnit) =>
  props.filter(({ deprecated, required, name }) => !deprecated && !required && name !== 'children');

/** With its default, a component is as without the prop, and it differs with another value. */
function listDefaults(unit: ApiUnit, find: FindAlone): Fact[] {
  return listFree(unit).flatMap((prop) => {
    const value = parseLiteral(prop.default ?? '');
    if (!value) return [];
    return describe(
      unit,
      find,
      'default',
      `${prop.name} = ${prop.default}`,
      async ({ request, view }, render) => {
        if (Object.hasOwn(request.props, prop.name)) return 'undecided';
        // A library may hand a prop that it knows on to the element.
        const leaked = ` ${prop.name.toLowerCase()}="${String(value.literal)}"`;
        const hasSame = async () => {
          const views = [view, await render({ [prop.name]: value }), await render({})];
          const [before, same, after] = views.map(({ html }) => html.replaceAll(leaked, ''));
          return { isSame: same === before || same === after, same };
        };
        // Twice, because of what components before it may leave in the page later.
        const first = await hasSame();
        if (!first.isSame && !(await hasSame()).isSame)
          return { fault: `${view.html}\nis with it\n${first.same}` };
        for (const other of listExamples(prop)) {
          if (other.literal === value.literal) continue;
          if ((await render({ [prop.name]: other })).html !== view.html) return 'proved';
        }
        return 'undecided';
      },
    );
  });
}

/** Each value renders without an error, and there are two that differ. */
function listUnions(unit: ApiUnit, find: FindAlone): Fact[] {
  return listFree(unit).flatMap((prop) => {
    const values = listValues(prop);
    if (values.length === 0) return [];
    return describe(unit, find, 'values', `${prop.name}: ${prop.type.text}`, async (_alone, render) => {
      const seen = new Set<string>();
      for (const value of values) {
        const first = await render({ [prop.name]: value });
        // Such as one that renders its child instead of an element of its own.
        const { html, errors } =
          first.errors.length === 0 ? first : await render({ [prop.name]: value, children: 'element' });
        if (errors.length > 0) return { fault: `${String(value.literal)}: ${errors.join('; ')}` };
        seen.add(html);
      }
      return seen.size > 1 ? 'proved' : 'undecided';
    });
  });
}

/** The elements that other props and the ref arrive at. */
function listElements(unit: ApiUnit, find: FindAlone): Fact[] {
  const arrivals = [
    ['props arrive at', unit.native, (view: StageView) => ({ tag: view.tag, interfaces: view.interfaces })],
    ['ref holds', unit.ref, (view: StageView) => ({ tag: view.heldTag, interfaces: view.held })],
  ] as const;
  return arrivals.flatMap(([text, arrival, read]) => {
    const tag = arrival?.rendered?.tag;
    const name = arrival?.rendered ? tag && `<${tag}>` : arrival?.element;
    if (name === undefined) return [];
    return describe(unit, find, 'element', `${text} ${name}`, ({ view }) => {
      const found = read(view);
      if (found.tag === undefined) return 'undecided';
      const isIt = tag === undefined ? found.interfaces.includes(name) : found.tag === tag;
      if (isIt) return 'proved';
      // Some attributes may go to one element, and others to another one.
      return arrival === unit.native && !view.isHeld ? 'undecided' : { fault: `is <${found.tag}>` };
    });
  });
}

const isSameName = (a: string, b: string) => a.replaceAll('-', '').toLowerCase() === b.toLowerCase();

/** An attribute is there at first, or with the prop of its name, and has one of its values. */
function listAttributes(unit: ApiUnit, find: FindAlone): Fact[] {
  return (unit.dataAttributes ?? []).map(({ name, type }) =>
    describe(unit, find, 'attribute', name, async ({ view }, render) => {
      const short = name.slice('data-'.length);
      const prop = unit.props.find(
        ({ name: each }) => isSameName(short, each) || isSameName(`default-${short}`, each),
      );
      const states = prop ? listValues(prop) : [];
      const isFlag = prop?.type.text === 'boolean';
      const views = [view];
      for (const state of isFlag ? [{ literal: true }] : states)
        if (prop) views.push(await render({ [prop.name]: state }));
      const found = views.flatMap(({ attributes }) => attributes[name] ?? []);
      if (found.length === 0)
        return prop && (isFlag || states.length > 0)
          ? { fault: `is missing with ${prop.name}` }
          : 'undecided';
      const values = type ? listValues({ type } as ApiProp).map(({ literal }) => String(literal)) : [];
      const wrong = values.length > 0 ? found.filter((value) => !values.includes(value)) : [];
      return wrong.length === 0 ? 'proved' : { fault: `has the value ${wrong.join(', ')}` };
    }),
  );
}

/** The namespace or component has the part. */
function listParts(unit: ApiUnit): Fact[] {
  const place = readImport(unit.imports[0] ?? '', unit.name);
  return (unit.parts ?? []).map(({ name }) => ({
    kind: 'part',
    text: name,
    check: async (stage) => {
      const parts = name.split('.').slice(unit.name.split('.').length);
      const found = place && (await stage.kind({ ...place, path: [...place.path, ...parts] }));
      return found === undefined ? { fault: 'is missing' } : 'proved';
    },
  }));
}

/** What a hook returns without arguments. */
function listReturned(unit: ApiUnit): Fact[] {
  const place = readImport(unit.imports[0] ?? '', unit.name);
  if (!place) return [];
  return unit.returned.map(({ name, required }) => ({
    kind: 'returned',
    text: `${unit.name}: ${name}`,
    check: async (stage) => {
      const names = await stage.call(place);
      if (!names || (!required && !names.includes(name))) return 'undecided';
      return names.includes(name) ? 'proved' : { fault: `returns ${names.join(', ')}` };
    },
  }));
}

/** Lists the facts of units that a running library can show. */
export function listFacts(units: readonly ApiUnit[]): Fact[] {
  return units.flatMap(listUnits).flatMap((unit) => {
    if (unit.kind === 'interface') return [];
    const find = createFindAlone(unit);
    const alone = [listDefaults, listUnions, listElements, listAttributes];
    return [
      ...listImports(unit),
      ...listParts(unit),
      ...listReturned(unit),
      ...(unit.kind === 'component' ? alone.flatMap((list) => list(unit, find)) : []),
    ];
  });
}

/** Facts that a library has proved, by their kinds, and those that it contradicts. */
export interface Drawn {
  readonly proved: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/**
 * Draws facts until some are decided: of a kind first, so that each kind has its turn, then of those of this kind. Those that
 * the library says nothing about are drawn again.
 */
export async function drawFacts(
  facts: readonly Fact[],
  count: number,
  stage: Stage,
  roll: (sides: number) => number,
): Promise<Drawn> {
  const left = new Map<string, Fact[]>();
  for (const fact of facts) left.set(fact.kind, [...(left.get(fact.kind) ?? []), fact]);
  const proved: Record<string, number> = {};
  const faults: string[] = [];
  let decided = 0;
  while (decided < count && left.size > 0) {
    const kinds = [...left.keys()];
    const kind = kinds[roll(kinds.length)] ?? '';
    const ofKind = left.get(kind) ?? [];
    const [fact] = ofKind.splice(roll(ofKind.length), 1);
    if (ofKind.length === 0) left.delete(kind);
    const verdict = (await fact?.check(stage)) ?? 'undecided';
    if (verdict === 'undecided') continue;
    decided += 1;
    if (verdict === 'proved') proved[kind] = (proved[kind] ?? 0) + 1;
    else faults.push(`${kind} of ${fact?.text}\n${verdict.fault}`);
  }
  return { proved, faults };
}
