import { printText } from '../demos/printLiteral';

/**
 * The data of the API reference: one unit describes one component, hook, function, interface or namespace. All
 * values are JSON.
 */

/** A location in the reference: a page, or something on it. */
export interface ApiTarget {
  /** Canonical pathname, for example `/material-ui/api/button`. */
  readonly pathname: string;
  /** Fragment without `#`; absent for the whole page. */
  readonly anchor?: string;
}

/**
 * Returns a location as a text.
 * @example formatTarget({ pathname: '/ui/api/tabs', anchor: 'tabs-list' }) // '/ui/api/tabs#tabs-list'
 */
export function formatTarget({ pathname, anchor }: ApiTarget): string {
  return anchor === undefined ? pathname : `${pathname}#${anchor}`;
}

/** A type for display. */
export interface ApiType {
  /** One line, short enough for a table cell: `'text' | 'outlined'`. */
  readonly text: string;
  /** The complete type, if `text` is shortened or is only a name. */
  readonly full?: string;
  /** Names in `text` and `full` that have their own page. */
  readonly links?: Readonly<Record<string, ApiTarget>>;
}

/** A deprecation. */
export interface ApiDeprecation {
  /** Reason as Markdown; empty if the package gives none. */
  readonly reason: string;
  /** Replacements, for example `slots.transition`; empty if the reason names none. */
  readonly replacements: readonly string[];
}

/** What a comment says beside its description. */
export interface ApiNote {
  readonly kind: 'since' | 'parameter' | 'returns' | 'throws' | 'see' | 'example';
  /** Title of an example, or name of a parameter. */
  readonly name?: string;
  /** Markdown. */
  readonly text: string;
}

/** An argument of a function. */
interface ApiArgument {
  readonly name: string;
  readonly type: ApiType;
  readonly optional?: boolean;
  /** Markdown; empty if the package has none. */
  readonly description: string;
}

/** Return value of a function. */
interface ApiReturns {
  readonly type: ApiType;
  readonly description: string;
}

/** Signature of a callback or a method. */
export interface ApiSignature {
  /** `(event: SyntheticEvent, expanded: boolean) => void` */
  readonly text: string;
  readonly arguments: readonly ApiArgument[];
  readonly returns?: ApiReturns;
  /** Text of one of several forms, as Markdown; absent if the text of the whole says it. */
  readonly description?: string;
  readonly deprecated?: ApiDeprecation;
  readonly notes?: readonly ApiNote[];
}

/** A prop of a component, an option of a hook or a function, or a member of an interface. */
export interface ApiProp {
  readonly name: string;
  readonly type: ApiType;
  readonly required?: boolean;
  /** Source text of the default value. */
  readonly default?: string;
  /** Markdown; empty if the package has none. */
  readonly description: string;
  readonly deprecated?: ApiDeprecation;
  readonly signature?: ApiSignature;
  /** Call signatures with texts of their own; absent if there is only one. */
  readonly overloads?: readonly ApiSignature[];
  readonly notes?: readonly ApiNote[];
  /** Name of the type that declares it, for example `ButtonBaseOwnProps`. */
  readonly declaredBy: string;
  /** Set for an optional prop of a component that nearly every one has. */
  readonly isCommon?: boolean;
}

/** Inherited props. */
export interface ApiPropGroup {
  /** A unit (`ButtonBase`), a package (`react-transition-group`) or a named set (`System props`). */
  readonly owner: string;
  readonly target?: ApiTarget;
  /** Set for a named set, which the target explains: only the names of its props are shown. */
  readonly isSet?: boolean;
  readonly deprecated?: ApiDeprecation;
  readonly props: readonly ApiProp[];
  /** Number of the props of a set that are too many to be listed; the list is empty then. */
  readonly count?: number;
}

/** A part of a component that can be replaced. */
export interface ApiSlot {
  readonly name: string;
  readonly description: string;
  /** Element or component that is rendered by default. */
  readonly default?: string;
  readonly type?: ApiType;
  /** Type of its entry in `slotProps`. */
  readonly propsType?: ApiType;
  /** What the package says about that entry, as Markdown; absent if the description says it. */
  readonly propsDescription?: string;
  /** Class name of the element, without the dot. */
  readonly className?: string;
  readonly deprecated?: ApiDeprecation;
  readonly notes?: readonly ApiNote[];
}

/** A class name that the component puts on an element. */
export interface ApiClass {
  readonly key: string;
  /** Without the dot, for example `MuiButton-root` or `Mui-disabled`. */
  readonly className: string;
  /** Set for a state class, which all components share and which changes with their state. */
  readonly isState?: boolean;
  readonly description: string;
  readonly deprecated?: ApiDeprecation;
  readonly notes?: readonly ApiNote[];
}

/** A message that the package writes to the console or throws. */
export interface ApiMessage {
  /** Without the prefix of the package; `…` for values that are known only when it runs. */
  readonly text: string;
  /** Why it appears, as Markdown; absent if the family does not say. */
  readonly cause?: string;
  /** What ends it, as Markdown. */
  readonly cure?: string;
}

/** A type parameter. */
export interface ApiGeneric {
  readonly name: string;
  /** What a type has to be for it; absent if any type is. */
  readonly constraint?: ApiType;
  readonly default?: string;
  /** Markdown; absent if the package has none. */
  readonly description?: string;
}

/** An enum that the types of a unit name. */
export interface ApiEnum {
  readonly name: string;
  /** Markdown; empty if the package has none. */
  readonly description: string;
  readonly deprecated?: ApiDeprecation;
  readonly notes?: readonly ApiNote[];
  readonly members: readonly {
    readonly name: string;
    /** Source text of the value; absent if it is known only when the code runs. */
    readonly value?: string;
    readonly description: string;
    readonly deprecated?: ApiDeprecation;
    readonly notes?: readonly ApiNote[];
  }[];
}

/**
 * Returns a member of an enum as code.
 * @example memberText('Level', 'Low') // 'Level.Low'
 */
export function memberText(name: string, member: string): string {
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(member) ? `${name}.${member}` : `${name}[${printText(member)}]`;
}

/** A component that is a property of another one, for example `Menu.Item`, or a member of a namespace. */
export interface ApiPart {
  readonly name: string;
  /** Its page, or its section on the page of the namespace; absent if it has none. */
  readonly target?: ApiTarget;
  /** All about a member of a namespace, which the page of the namespace shows. */
  readonly unit?: ApiUnit;
}

/** An attribute or a CSS variable of the element of a component, for styles. */
export interface ApiAttribute {
  /** `data-open`, `--popup-width` */
  readonly name: string;
  /** Its values; absent if the package does not say. */
  readonly type?: ApiType;
  /** Markdown; empty if the package has none. */
  readonly description: string;
  readonly deprecated?: ApiDeprecation;
}

/** The element that props or a ref arrive at when the component is rendered with its default element. */
export interface RenderedElement {
  /** The root element, an element inside it, or the child that was passed to the component. */
  readonly place: 'root' | 'inner' | 'child';
  /** Tag name, for example `button`; absent for a child. */
  readonly tag?: string;
}

/** The native element that receives all other props. */
export interface ApiNative {
  /** Name of its DOM interface, for example `HTMLButtonElement`. */
  readonly element?: string;
  /** React's interface of its attributes, for example `ButtonHTMLAttributes`. */
  readonly attributes: string;
  /** Absent if the component could not be rendered. */
  readonly rendered?: RenderedElement;
}

export type ApiKind = 'component' | 'hook' | 'function' | 'interface' | 'namespace';

/** All data of one component, hook, function, interface or namespace in the reference. */
export interface ApiUnit {
  readonly name: string;
  readonly kind: ApiKind;
  readonly productId: string;
  readonly packageName: string;
  readonly version: string;
  readonly pathname: string;
  /** Fragment of its section, for a member of a namespace; absent if it has a page of its own. */
  readonly anchor?: string;
  /** Path inside the package of the file that declares it; absent if another package does. */
  readonly declaredIn?: string;
  /** Markdown; empty if the package has none. */
  readonly description: string;
  readonly deprecated?: ApiDeprecation;
  /** Absent if there are none. */
  readonly notes?: readonly ApiNote[];
  /** Equivalent import statements, the recommended one first: from the package itself, or from a module. */
  readonly imports: readonly string[];
  readonly generics: readonly ApiGeneric[];
  /** Absent if there are none. */
  readonly enums?: readonly ApiEnum[];
  /** Absent if there are none. */
  readonly parts?: readonly ApiPart[];
  /** Prop that sets the element or component to render, if its props are accepted then: `component` or `as`. */
  readonly polymorphic?: string;
  /** Props of a component, options of a hook or a function, members of an interface; required ones first, then by name. */
  readonly props: readonly ApiProp[];
  readonly inherited: readonly ApiPropGroup[];
  readonly native?: ApiNative;
  /** Present if the unit accepts a ref; `element` is set if the type specifies it. */
  readonly ref?: { readonly element?: string; readonly rendered?: RenderedElement };
  readonly slots: readonly ApiSlot[];
  readonly classes: readonly ApiClass[];
  /** Absent if there are none. */
  readonly dataAttributes?: readonly ApiAttribute[];
  /** Absent if there are none. */
  readonly cssVariables?: readonly ApiAttribute[];
  /** Key in the theme's `components`, for example `MuiButton`. */
  readonly themeName?: string;
  /** Call signatures of a hook or a function, one entry per overload. */
  readonly signatures: readonly ApiSignature[];
  /**
   * What a component renders with by itself, without an error or a message: a text inside, or nothing. Absent if it needs
   * more, or could not be rendered.
   */
  readonly alone?: 'text' | 'empty';
  /** Members of the object that a hook or a function returns. */
  readonly returned: readonly ApiProp[];
  /** Absent if there are none. */
  readonly messages?: readonly ApiMessage[];
}

/** Lists a unit, and the members of a namespace after it. */
export function listUnits(unit: ApiUnit): ApiUnit[] {
  return [unit, ...(unit.parts ?? []).flatMap((part) => part.unit ?? [])];
}

/** Returns a unit, and the members of a namespace in it, changed. */
export function changeUnits(unit: ApiUnit, change: (unit: ApiUnit) => ApiUnit): ApiUnit {
  const changed = change(unit);
  if (!changed.parts?.some((part) => part.unit)) return changed;
  const parts = changed.parts.map((part) => (part.unit ? { ...part, unit: change(part.unit) } : part));
  return { ...changed, parts };
}

/**
 * Returns the components of a namespace as code, each once. How they nest is not in their types.
 * @example printAnatomy(tabs) // '<Tabs.Root />\n<Tabs.List />'
 */
export function printAnatomy(namespace: ApiUnit): string {
  return listUnits(namespace)
    .flatMap(({ kind, name }) => (kind === 'component' ? `<${name} />` : []))
    .join('\n');
}

/**
 * Returns the props of a unit that tell it from others, and apart from them the common optional ones of a component;
 * all are in the first list if it has no others.
 */
export function groupProps({ props }: Pick<ApiUnit, 'props'>): {
  own: readonly ApiProp[];
  common: readonly ApiProp[];
} {
  const own = props.filter(({ isCommon }) => !isCommon);
  return own.length > 0
    ? { own, common: props.filter(({ isCommon }) => isCommon) }
    : { own: props, common: [] };
}

/**
 * Returns the last pathname segment of a unit: its name in lower case, words joined by hyphens.
 * @example unitSlug('GridColDef') // 'grid-col-def'
 * @example unitSlug('useMediaQuery') // 'use-media-query'
 * @example unitSlug('Unstable_TrapFocus') // 'unstable-trap-focus'
 * @example unitSlug('Menu.Item') // 'menu-item'
 */
export function unitSlug(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/[_.\s]+/g, '-')
    .toLowerCase();
}

const ADVICE = /\buse (?<advice>.*?)(?: instead| in the | to |\.(?:\s|$)|$)/is;

/**
 * Parses the text after `@deprecated`: returns the reason and the names in code that follow "use".
 * @example parseDeprecation('Use `slots.root` instead.')
 * // { reason: 'Use `slots.root` instead.', replacements: ['slots.root'] }
 */
export function parseDeprecation(text: string): ApiDeprecation {
  const advice = ADVICE.exec(text)?.groups?.['advice'] ?? '';
  const replacements = [...advice.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return { reason: text, replacements };
}
