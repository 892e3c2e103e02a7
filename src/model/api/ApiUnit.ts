/** The shape of the API reference: what one page tells of one component, hook or interface. JSON through and through. */

/** A place in the reference: a page, or something on it. */
export interface ApiTarget {
  /** Canonical pathname, for example `/material-ui/api/button`. */
  readonly pathname: string;
  /** Fragment without `#`; absent where the whole page is meant. */
  readonly anchor?: string;
}

/** A type as it is shown. */
export interface ApiType {
  /** One line, short enough for a table: `'text' | 'outlined'`. */
  readonly text: string;
  /** The whole type, where `text` is cut or is a name that hides it. */
  readonly full?: string;
  /** Names in `text` and `full` that have a page of their own. */
  readonly links?: Readonly<Record<string, ApiTarget>>;
}

/** Why a thing must not be used any more. */
export interface ApiDeprecation {
  /** Markdown; empty where the package gives no reason. */
  readonly reason: string;
  /** What takes its place, for example `slots.transition`; empty where the reason names nothing. */
  readonly replacements: readonly string[];
}

/** One argument of a function, or one parameter of a hook. */
interface ApiArgument {
  readonly name: string;
  readonly type: ApiType;
  readonly optional?: boolean;
  /** Markdown, empty where the package says nothing. */
  readonly description: string;
}

/** What a function gives back. */
interface ApiReturns {
  readonly type: ApiType;
  readonly description: string;
}

/** How a callback or a method is called. */
export interface ApiSignature {
  /** `(event: SyntheticEvent, expanded: boolean) => void` */
  readonly text: string;
  readonly arguments: readonly ApiArgument[];
  readonly returns?: ApiReturns;
}

/** A prop of a component, an option of a hook or a member of an interface. */
export interface ApiProp {
  readonly name: string;
  readonly type: ApiType;
  readonly required?: boolean;
  /** Source text of the default value. */
  readonly default?: string;
  /** Markdown, empty where the package says nothing. */
  readonly description: string;
  readonly deprecated?: ApiDeprecation;
  readonly signature?: ApiSignature;
  /** Name of the type that declares it, for example `ButtonBaseOwnProps`. */
  readonly declaredBy: string;
  /** The package marks it as not for its users. */
  readonly internal?: boolean;
}

/** Props that come from elsewhere. */
export interface ApiPropGroup {
  /** A unit (`ButtonBase`), a package (`react-transition-group`) or a named set (`System props`). */
  readonly owner: string;
  readonly target?: ApiTarget;
  readonly props: readonly ApiProp[];
}

/** A part of a component that can be replaced. */
export interface ApiSlot {
  readonly name: string;
  readonly description: string;
  /** What is rendered when nothing else is given. */
  readonly default?: string;
  readonly type?: ApiType;
  /** Type of its entry in `slotProps`. */
  readonly propsType?: ApiType;
  /** Class name of the element, without the dot. */
  readonly className?: string;
  readonly deprecated?: ApiDeprecation;
}

/** A class name that the component puts on an element. */
export interface ApiClass {
  readonly key: string;
  /** Without the dot, for example `MuiButton-root` or `Mui-disabled`. */
  readonly className: string;
  /** Shared by all components and changed with the state of one. */
  readonly isState?: boolean;
  readonly description: string;
  readonly deprecated?: ApiDeprecation;
}

/** A type parameter. */
interface ApiGeneric {
  readonly name: string;
}

/** The native element that receives every other prop. */
export interface ApiNative {
  /** Name of its class in the browser, for example `HTMLButtonElement`. */
  readonly element?: string;
  /** React's interface of the attributes, for example `ButtonHTMLAttributes`. */
  readonly attributes: string;
}

export type ApiKind = 'component' | 'hook' | 'interface';

/** Everything that the reference knows of one component, hook or interface. */
export interface ApiUnit {
  readonly name: string;
  readonly kind: ApiKind;
  readonly productId: string;
  readonly packageName: string;
  readonly version: string;
  readonly pathname: string;
  /** Markdown, empty where the package says nothing. */
  readonly description: string;
  readonly deprecated?: ApiDeprecation;
  /** Import statements that give the same thing, shortest module first. */
  readonly imports: readonly string[];
  readonly generics: readonly ApiGeneric[];
  /** Props of a component, options of a hook, members of an interface; sorted by name. */
  readonly props: readonly ApiProp[];
  readonly inherited: readonly ApiPropGroup[];
  readonly native?: ApiNative;
  /** Present where a ref is held; `element` where the type tells it. */
  readonly ref?: { readonly element?: string };
  readonly slots: readonly ApiSlot[];
  readonly classes: readonly ApiClass[];
  /** Key in the theme's `components`, for example `MuiButton`. */
  readonly themeName?: string;
  /** How a hook is called, one entry per overload. */
  readonly signatures: readonly ApiSignature[];
  /** Members of the object that a hook returns. */
  readonly returned: readonly ApiProp[];
}

/**
 * The last segment of a unit's pathname: its name in lower case, words joined by hyphens.
 * @example unitSlug('GridColDef') // 'grid-col-def'
 * @example unitSlug('useMediaQuery') // 'use-media-query'
 * @example unitSlug('Unstable_TrapFocus') // 'unstable-trap-focus'
 */
export function unitSlug(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/[_\s]+/g, '-')
    .toLowerCase();
}

const ADVICE = /\buse (?<advice>.*?)(?: instead| in the | to |\.(?:\s|$)|$)/is;

/**
 * A deprecation from the text behind `@deprecated`: the reason, and the names in code that follow "use".
 * @example parseDeprecation('Use `slots.root` instead.') // { reason: 'Use `slots.root` instead.', replacements: ['slots.root'] }
 */
export function parseDeprecation(text: string): ApiDeprecation {
  const advice = ADVICE.exec(text)?.groups?.['advice'] ?? '';
  const replacements = [...advice.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return { reason: text, replacements };
}
