import { createElement, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { BareProps } from './BareApp';

/** A value of a prop, as a test can send it to the page. */
export type StageValue = { readonly literal: unknown } | 'element' | 'function';

/** What to render: an export of a module, and the names that lead from it to a component or a hook. */
export interface StageRequest {
  readonly module: string;
  readonly path: readonly string[];
  readonly props?: Readonly<Record<string, StageValue>>;
}

/** What is in the page after a component has rendered. */
export interface StageView {
  /** HTML of the whole body, with one name for each generated ID. */
  readonly html: string;
  /** What was thrown or written to the console as an error, but for hints on what will go. */
  readonly errors: readonly string[];
  /** Tag name of the element with the attribute `data-fact`. */
  readonly tag?: string;
  /** Names of the DOM interfaces of that element and of what the ref holds, from the most special to the most general. */
  readonly interfaces: readonly string[];
  readonly held: readonly string[];
  readonly heldTag?: string;
  /** Whether both are the same element. */
  readonly isHeld: boolean;
  /** Values of each attribute for data, of all elements. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
}

export interface StageExport {
  readonly module: string;
  readonly name: string;
  /** The same number for the same component. */
  readonly component: number;
}

type Kind = 'component' | 'function' | 'object';

const RENDERED = new Set(
  ['forward_ref', 'memo', 'lazy', 'context', 'provider'].map((name) => Symbol.for(`react.${name}`)),
);

const isCapital = (name: string) => /^[A-Z]/.test(name);

/** Returns what a value is; a component is what React can render under a name for components. */
function kindOf(value: unknown, name: string): Kind | undefined {
  if (typeof value === 'function') {
    const { prototype } = value as { prototype?: { isReactComponent?: object } };
    const isClass = /^class\b/.test(Function.prototype.toString.call(value)) && !prototype?.isReactComponent;
    return isCapital(name) && !isClass ? 'component' : 'function';
  }
  if (typeof value !== 'object' || value === null) return undefined;
  return isCapital(name) && RENDERED.has((value as { $$typeof?: symbol }).$$typeof ?? Symbol())
    ? 'component'
    : 'object';
}

/** Runs in a page with a library: renders one component at a time, in the setup of an app. */
export class FactStage {
  private root: Root | undefined;
  private errors: string[] = [];
  private readonly ref: { current: unknown } = { current: null };
  private readonly host = document.body.appendChild(document.createElement('main'));

  constructor(
    private readonly modules: Readonly<Record<string, object | undefined>>,
    private readonly Bare: ComponentType<BareProps>,
  ) {
    console.error = (...parts: readonly unknown[]) => this.note(parts.map(String).join(' '));
    console.warn = () => {};
    window.addEventListener('error', ({ message }) => this.note(message));
  }

  private note(error: string): void {
    if (!/deprecated|is not wrapped in act/i.test(error)) this.errors.push(error.slice(0, 300));
  }

  private find({ module, path }: Pick<StageRequest, 'module' | 'path'>): unknown {
    return path.reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      this.modules[module],
    );
  }

  /** Returns what an export is; undefined if there is none, or if its module does not exist. */
  kind(request: Pick<StageRequest, 'module' | 'path'>): Kind | undefined {
    return kindOf(this.find(request), request.path.at(-1) ?? '');
  }

  /** Lists the components that modules export, and those that are properties of them. */
  listComponents(modules: readonly string[]): StageExport[] {
    const seen = new Map<unknown, number>();
    const visit = (module: string, value: object, prefix: string, depth: number): StageExport[] =>
      Object.keys(value).flatMap((key) => {
        const inner = (value as Record<string, unknown>)[key];
        const kind = isCapital(key) ? kindOf(inner, key) : undefined;
        const name = prefix + key;
        if (kind === 'component') seen.set(inner, seen.get(inner) ?? seen.size);
        const found = kind === 'component' ? [{ module, name, component: seen.get(inner) ?? 0 }] : [];
        const isWhole = depth < 2 && (kind === 'component' || kind === 'object');
        return isWhole ? [...found, ...visit(module, inner as object, `${name}.`, depth + 1)] : found;
      });
    return modules.flatMap((module) => visit(module, this.modules[module] ?? {}, '', 0));
  }

  /** Renders in the setup of an app. */
  show(node: ReactNode): void {
    const fail = (error: unknown) => this.note(String(error));
    this.errors = [];
    this.ref.current = null;
    this.root = createRoot(this.host, { onCaughtError: fail, onUncaughtError: fail });
    const { Bare } = this;
    flushSync(() =>
      this.root?.render(
        <Bare mode="light" direction="ltr">
          {node}
        </Bare>,
      ),
    );
  }

  render(request: StageRequest): void {
    const component = this.find(request) as ComponentType<Record<string, unknown>>;
    const props = Object.entries(request.props ?? {}).map(([name, value]) => {
      if (value === 'element') return [name, <span key="child">Text</span>];
      return [name, value === 'function' ? () => null : value.literal];
    });
    this.show(createElement(component, { ...Object.fromEntries(props), ref: this.ref, 'data-fact': '' }));
  }

  /** Calls a hook in a component; returns the names of what it returns, or undefined if that is not an object. */
  call(request: StageRequest): string[] | undefined {
    const useIt = this.find(request) as () => unknown;
    let names: string[] | undefined;
    const Caller = () => {
      const result = useIt();
      if (typeof result === 'object' && result !== null) names = listNames(result);
      return null;
    };
    this.show(<Caller />);
    this.clear();
    return this.errors.length > 0 ? undefined : names;
  }

  read(): StageView {
    const ids = new Map<string, string>();
    const html = document.body.innerHTML.replace(/(?:_r_|«r|:r)[\da-z]+(?:_|»|:)/g, (id) => {
      ids.set(id, ids.get(id) ?? `id-${ids.size}`);
      return ids.get(id) ?? id;
    });
    const marked = document.querySelector('[data-fact]');
    const held = this.ref.current instanceof Element ? this.ref.current : undefined;
    const attributes: Record<string, string[]> = {};
    for (const element of document.querySelectorAll('body *'))
      for (const { name, value } of element.attributes)
        if (name.startsWith('data-')) (attributes[name] ??= []).push(value);
    return {
      html,
      errors: [...this.errors],
      ...(marked && { tag: marked.localName }),
      interfaces: listInterfaces(marked),
      held: listInterfaces(held),
      ...(held && { heldTag: held.localName }),
      isHeld: marked !== null && marked === held,
      attributes,
    };
  }

  clear(): void {
    flushSync(() => this.root?.unmount());
    document.body.replaceChildren(this.host);
    document.body.removeAttribute('style');
  }
}

/** Lists the names of the members of an object, with those of its class. */
function listNames(value: object): string[] {
  const above = Object.getPrototypeOf(value) as object | null;
  return [...Object.getOwnPropertyNames(value), ...(above ? listNames(above) : [])];
}

function listInterfaces(element: Element | null | undefined): string[] {
  const names: string[] = [];
  for (
    let each: unknown = element && Object.getPrototypeOf(element);
    each;
    each = Object.getPrototypeOf(each)
  )
    names.push((each as { constructor: { name: string } }).constructor.name);
  return names;
}
