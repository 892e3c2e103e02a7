import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Component, createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import {
  type ApiProp,
  type ApiUnit,
  changeUnits,
  formatTarget,
  listUnits,
  type RenderedElement,
} from '../../model/api/ApiUnit';
import { type ApiSource, findApiSource } from '../../model/api/ApiSource';
import { packageName } from '../../model/demos/specifiers';
import { asInProduction } from '../demos/asInProduction';
import { readModules } from '../demos/familyModule';
import { sourceVersion } from '../listSources';
import { packageFiles } from '../packageFiles';
import { store, type Store } from '../store';
import { markSlots, readDefaults, type SeenDefaults, watchElements, withDefaults } from './createdElements';
import { append, type DrawnDocument, type DrawnElement, inBrowser, isElement } from './drawnDocument';
import { shellFile } from '../shellFiles';

/** Puts the element of a component where it can be rendered, for example a tab into tabs. */
type Example = (element: ReactElement) => ReactElement;

/** Where the other props and the ref of a component arrive, and its defaults. */
interface Arrival {
  readonly native?: RenderedElement;
  readonly ref?: RenderedElement;
  readonly defaults?: SeenDefaults;
  readonly alone?: ApiUnit['alone'];
}

interface ClientRenderer {
  readonly createRoot: (
    host: DrawnElement,
    options: Readonly<Record<'onCaughtError' | 'onUncaughtError', () => void>>,
  ) => { readonly render: (node: ReactNode) => void; readonly unmount: () => void };
}

/** Marks the element that receives the other props: an attribute that no library uses. */
const MARK = 'itemid';
/** Marks a child that was passed to the component. */
const CHILD = 'itemprop';

/** Elements that are nothing by themselves: in the HTML of a page, what is around them would end at them. */
const NEEDS_PARENT: ReadonlySet<string> = new Set(
  'HTML HEAD BODY LI DT DD TR TD TH THEAD TBODY TFOOT COL COLGROUP CAPTION OPTION OPTGROUP FIGCAPTION LEGEND SUMMARY'.split(
    ' ',
  ),
);

/** A line of a stack in React itself. */
const OF_REACT = /node_modules\/(?:react|react-dom|scheduler)\//;

/** A path from the project root, because the running program may be a bundle. */
const ENTRY = resolve(shellFile('content/api/renderedElements.ts'));

/**
 * Returns the units with the elements that their other props and refs really arrive at, and with the defaults
 * of inherited props and of slots. The types of the packages name the element that a component is built from,
 * which is often another one, and the defaults of the component that it inherits from. A component that cannot
 * be rendered keeps what its types say.
 */
export async function withRenderedElements(
  units: readonly ApiUnit[],
  sources: readonly ApiSource[],
  cache: Store = store,
): Promise<readonly ApiUnit[]> {
  const components = units
    .flatMap(listUnits)
    .filter(({ kind, native, ref }) => kind === 'component' && (native || ref));
  if (components.length === 0) return units;
  const examples = sources.flatMap(({ examples: file }) => file ?? []);
  const graphs = examples.map(readModules);
  const imported = [
    ...sources.map((source) => source.packageName),
    ...graphs.flatMap(({ specifiers }) => specifiers.map(packageName)),
  ];
  const key = cache.key('elements', {
    code: sourceVersion(ENTRY),
    sources: JSON.stringify(sources),
    units: JSON.stringify(units),
    examples: JSON.stringify(graphs.map(({ modules }) => modules)),
    packages: packageFiles.hash([...imported, 'react', 'react-dom', 'jsdom'], 'code'),
  });
  const cached = cache.read(key);
  const arrivals = cached
    ? (JSON.parse(cached.toString()) as Record<string, Arrival>)
    : await renderAll(components, sources);
  if (!cached) cache.write(key, JSON.stringify(arrivals));
  return units.map((whole) =>
    changeUnits(whole, (unit) => {
      const { native, ref, defaults, alone } = arrivals[formatTarget(unit)] ?? {};
      return {
        ...(defaults ? withDefaults(unit, defaults) : unit),
        ...(alone && { alone }),
        ...(unit.native && native && { native: { ...unit.native, rendered: native } }),
        ...(unit.ref && ref && { ref: { ...unit.ref, rendered: ref } }),
      };
    }),
  );
}

const load = createRequire(resolve('package.json'));

/** Loads the examples of the sources of units. The module of another one may need what is not installed. */
function loadExamples(
  sources: readonly ApiSource[],
  units: readonly ApiUnit[],
): ReadonlyMap<ApiSource, Readonly<Record<string, Example>>> {
  const used = new Set(units.map((unit) => findApiSource(sources, unit)));
  return new Map(
    sources.flatMap((source) =>
      source.examples === undefined || !used.has(source)
        ? []
        : [[source, (load(resolve(source.examples)) as { examples: Record<string, Example> }).examples]],
    ),
  );
}

/** Returns the example of a component: its own, or that of all others, named `*`. */
export function findExample(
  examples: Readonly<Record<string, Example>> = {},
  name: string,
): Example | undefined {
  return examples[name] ?? examples['*'];
}

/** A component, which may have others as properties. */
type LoadedComponent = ComponentType<Record<string, unknown>> & {
  readonly [part: string]: LoadedComponent | undefined;
};

/** Loads the component of a unit; undefined if its module needs something that is not installed. */
function loadComponent({ name, imports }: ApiUnit): ComponentType<Record<string, unknown>> | undefined {
  const module = / from '([^']+)'/.exec(imports[0] ?? '')?.[1];
  try {
    const loaded = load(module ?? '') as Record<string, LoadedComponent | undefined>;
    const [whole = name, ...parts] = name.split('.');
    return parts.reduce((found, part) => found?.[part], loaded[whole] ?? loaded.default);
  } catch {
    return undefined;
  }
}

/** Returns a value for a required prop, by its type. */
function exampleOf({ name, type: { text, full = '' } }: ApiProp): unknown {
  const whole = `${text} ${full}`;
  if (/^\(|=>/.test(text)) return () => createElement('span');
  if (/\bReactElement\b/.test(whole)) return createElement('span', { tabIndex: 0, [CHILD]: '' });
  if (/\[\]|ReadonlyArray|^Array/.test(text)) return [];
  if (text.startsWith('boolean')) return true;
  if (text.startsWith('number')) return 1;
  return name;
}

const listAllProps = ({ props, inherited }: ApiUnit) => [
  ...props,
  ...inherited.flatMap((group) => group.props),
];

const takesChildren = (unit: ApiUnit) => listAllProps(unit).some(({ name }) => name === 'children');

const requiredProps = (unit: ApiUnit) =>
  Object.fromEntries(
    listAllProps(unit)
      .filter((prop) => prop.required)
      .map((prop) => [prop.name, exampleOf(prop)]),
  );

async function renderAll(
  units: readonly ApiUnit[],
  sources: readonly ApiSource[],
): Promise<Record<string, Arrival>> {
  // In the mode of React, which has been loaded before.
  const { createRoot } = load('react-dom/client') as ClientRenderer;
  const { flushSync } = load('react-dom') as { flushSync: (work: () => void) => void };
  const render: Render = async (element, host) => {
    let failed = false;
    const fail = () => {
      failed = true;
    };
    const root = createRoot(host, { onCaughtError: fail, onUncaughtError: fail });
    flushSync(() => root.render(createElement(Boundary, null, element)));
    // Effects that open a portal.
    await nextTask();
    await nextTask();
    return { failed, unmount: () => flushSync(() => root.unmount()) };
  };
  const { error, warn } = console;
  let messages = 0;
  // Those of React are about the document, and of its development version only.
  const count = () => {
    if (!OF_REACT.test(new Error().stack?.split('\n')[2] ?? '')) messages += 1;
  };
  console.error = count;
  console.warn = count;
  try {
    // All modules are loaded before the names of the browser exist: later work renders them without one.
    const { loaded, examples } = await asInProduction(() => ({
      loaded: units.flatMap((unit) => {
        const type = loadComponent(unit);
        return type ? [{ unit, type }] : [];
      }),
      examples: loadExamples(sources, units),
    }));
    const cached = {
      names: new Map<unknown, string>(loaded.map(({ unit, type }) => [type, unit.name])),
      types: new Map<string, unknown>(loaded.map(({ unit, type }) => [formatTarget(unit), type])),
      mark: MARK,
    };
    return await inBrowser(async (document) => {
      const arrivals: Record<string, Arrival> = {};
      for (const { unit, type } of loaded) {
        const source = findApiSource(sources, unit);
        const example = source && findExample(examples.get(source), unit.name);
        const arrival = await arrivalOf(unit, type, example, document, render, cached);
        const isQuiet = async (children: { readonly children?: string }) => {
          const before = messages;
          const element = createElement(type, { ...requiredProps(unit), ...children });
          const host = append(document, 'div');
          const { failed, unmount } = await render(example ? example(element) : element, host);
          const isPlaced = [...host.children].every(({ tagName }) => !NEEDS_PARENT.has(tagName));
          unmount();
          document.body.replaceChildren();
          return !failed && messages === before && isPlaced;
        };
        const takesText = takesChildren(unit) && (await isQuiet({ children: unit.name }));
        const alone = takesText ? 'text' : (await isQuiet({})) ? 'empty' : undefined;
        arrivals[formatTarget(unit)] = { ...arrival, ...(alone && { alone }) };
      }
      return arrivals;
    });
  } finally {
    console.error = error;
    console.warn = warn;
  }
}

class Boundary extends Component<{ children?: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }
  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

type Render = (
  element: ReactElement,
  host: DrawnElement,
) => Promise<{ readonly failed: boolean; readonly unmount: () => void }>;

const nextTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Renders a component with ever more props, until its element is in the document. */
async function arrivalOf(
  unit: ApiUnit,
  type: ComponentType<Record<string, unknown>>,
  example: Example = (element) => element,
  document: DrawnDocument,
  render: Render,
  cached: Parameters<typeof readDefaults>[3],
): Promise<Arrival> {
  const required = requiredProps(unit);
  const child = createElement('span', { tabIndex: 0, [CHILD]: '' });
  const anchor = append(document, 'p');
  const attempts = [
    required,
    { ...required, children: child },
    { ...required, children: child, open: true, anchorEl: anchor },
  ];
  let arrival: Arrival = {};
  for (const props of attempts) {
    const host = append(document, 'div');
    const ref: { current: unknown } = { current: null };
    const { elements, stop } = watchElements();
    const { failed, unmount } = await render(
      example(createElement(type, { ...props, ...markSlots(unit), ref, [MARK]: '' })),
      host,
    ).finally(stop);
    const marked = document.querySelector(`[${MARK}]`);
    const held = isElement(ref.current) ? ref.current : null;
    const isFound = !failed && (marked !== null || held !== null);
    if (isFound)
      arrival = {
        ...(marked && { native: describe(marked, unit) }),
        ...(held && { ref: describe(held, unit) }),
        defaults: readDefaults(unit, elements, new Set([...Object.keys(props), 'slotProps']), cached),
      };
    unmount();
    document.body.replaceChildren(anchor);
    if (isFound) break;
  }
  document.body.replaceChildren();
  return arrival;
}

/** Describes an element: the child that was passed, the root element of the component, or one inside it. */
function describe(element: DrawnElement, { classes }: ApiUnit): RenderedElement {
  if (element.hasAttribute(CHILD)) return { place: 'child' };
  const tag = element.tagName.toLowerCase();
  const rootClass = classes.find(({ key }) => key === 'root')?.className ?? '';
  let isInner = false;
  for (let node = element.parentElement; node; node = node.parentElement)
    if ([...node.classList].includes(rootClass)) isInner = true;
  return { place: isInner ? 'inner' : 'root', tag };
}
