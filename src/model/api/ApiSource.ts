import type { NavPage, PageStatus } from '../navigation/NavPage';

/** Exported names without a page, with the reason that they share. */
export interface ApiException {
  readonly reason: string;
  readonly names: readonly string[];
}

/** What a message of the package means. */
export interface ApiMessageNote {
  /** Text of the message, or a part of it; values that are known only when it runs are `…`. */
  readonly says: string;
  /** Component or hook that the message is about, if neither its module nor its text names it. */
  readonly unit?: string;
  /** Why it appears, as Markdown. */
  readonly cause: string;
  /** What ends it, as Markdown. */
  readonly cure: string;
}

/** A group of related props that another page explains: the keys of a type. */
interface ApiPropSet {
  /** Heading of the group. */
  readonly title: string;
  /** Module that exports the type. Without it, the type is one of a hundred props or more that units do not list. */
  readonly module?: string;
  readonly type: string;
  /** Pathname of the page that explains them, if there is one. */
  readonly pathname?: string;
  /** Props of the type that each unit lists as its own, because they say something about it. */
  readonly except?: readonly string[];
  /** Why the props are deprecated although their types do not say so, as Markdown. */
  readonly deprecated?: string;
}

/**
 * A package that a product documents, and the naming rules of that package. A family writes less, see
 * `ApiDeclaration`; this is what the extractor reads.
 */
export interface ApiSource {
  readonly productId: string;
  readonly packageName: string;
  /**
   * The modules of the package that are documented, as its `exports` names them: `.` for the package itself,
   * `./tabs`. If absent, they are all that its `exports` lists, without those below a folder named `internal` or
   * `internals`; a package without `exports` has itself and the folders beside its declarations.
   */
  readonly entryPoints?: readonly string[];
  /**
   * Folder of the API reference; the page of a unit is `<pathname>/<slug>`. Packages with the same folder build
   * on each other: what an earlier one documents or exports has no second page.
   */
  readonly pathname: string;
  /**
   * Folder of the repository with the source, for example `packages/ui/src`, and the folder of the package that it is
   * built into, empty for the whole package.
   */
  readonly sourceFolder?: { readonly source: string; readonly built: string };
  /** Set if guides import from modules of the package, as in `@acme/ui/Button`, not from the package itself. */
  readonly importsModules?: boolean;
  /** Path of the file that contains this description, from the project root; problems refer to it. */
  readonly file: string;
  /** Origin of links without a host in the package's comments; without it, they lead to pages of this site or nowhere. */
  readonly linkOrigin?: string;
  /** Pages of that origin that this site has under another pathname: theirs → the one here. */
  readonly pagesElsewhere?: Readonly<Record<string, string>>;
  /** First words of comment paragraphs that only list links, for example `Demos`. */
  readonly linkSections: readonly string[];
  /** Prefix of every class name, before the component name, for example `Mui`. Absent if there are no class names. */
  readonly classPrefix?: string;
  /** Class keys that are states, with the prefix of their class names. */
  readonly states: { readonly prefix: string; readonly keys: readonly string[] };
  /** Type whose keys are the component names of the theme; `prefix` precedes the component name. */
  readonly theme?: {
    readonly module: string;
    readonly type: string;
    readonly prefix: string;
    /**
     * Functions of the package that read the theme options for a name, as in `{ name: 'MuiButton' }`. If
     * given, names that no code reads are not shown; otherwise all names of the type are.
     */
    readonly readBy?: readonly string[];
  };
  /** Theme names that no type lists: component name → theme name. */
  readonly themeNames?: Readonly<Record<string, string>>;
  /** Classes type of a component if it is not `<Name>Classes`. */
  readonly classesTypes?: Readonly<Record<string, string>>;
  /**
   * Name of the constant in a component's file that contains the defaults of its props. It takes precedence
   * over a comment, which may come from the package that the component wraps.
   */
  readonly defaultsConstant?: string;
  /**
   * Class keys of a component that use the class names of another component: component → the other component
   * and the keys; all of them if there is no list.
   */
  readonly sharedClasses?: Readonly<
    Record<string, { readonly from: string; readonly keys?: readonly string[] }>
  >;
  /** Optional props that most components have, beside those of React; they are in a closed group after the others. */
  readonly commonProps: readonly string[];
  /** Interfaces and type aliases that have a page. */
  readonly interfaces: readonly string[];
  /**
   * Functions that have a page beside hooks, or `true` for all. If absent, they are all of a package without components and
   * hooks, and none of another one.
   */
  readonly functions?: true | readonly string[];
  /**
   * Pages that explain types without a page of their own: `package#name` of the type → pathname, with a fragment
   * if it explains several.
   */
  readonly typePages?: Readonly<Record<string, string>>;
  /** Packages that this one is built from, or scopes as `@scope/*`; their declarations count as its own. */
  readonly builtFrom: readonly string[];
  readonly propSets: readonly ApiPropSet[];
  /**
   * Module with a function for each component that renders only inside others or with further props:
   * `examples`, name → function that puts the component's element where it renders; `*` is that of all others. Path from the
   * project root.
   */
  readonly examples?: string;
  /**
   * Props and options without a row, of all units, or of one as in `Button.level`: matter of the package itself that its
   * comments do not mark, or without an effect. A listed name that nothing has is a problem.
   */
  readonly internal?: readonly string[];
  /**
   * Descriptions that the comments of the package lack, as Markdown: `Button.tabIndex`, or `tabIndex` for every unit that
   * has this prop, and `useWidth` for a unit. A key that describes nothing is a problem.
   */
  readonly descriptions?: Readonly<Record<string, string>>;
  /**
   * Defaults of props and options that the package does not name, or not as its code has them: unit → prop → source text
   * of the value, or null if there is none. A name that nothing has, or what the package says itself, is a problem.
   */
  readonly defaults?: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
  /** Word with which the messages of the package begin, before a colon; without it, they are not read. */
  readonly messagePrefix?: string;
  /** Cause and cure of the package's messages. A note on a message that does not exist is a problem. */
  readonly messages?: readonly ApiMessageNote[];
  /** Plan that the package belongs to, a badge of all its pages. */
  readonly plan?: NavPage['plan'];
  /**
   * Plan and status of single components, hooks, functions and interfaces, by name. What the package itself says needs no entry:
   * deprecations, names that begin with `unstable_`, and versions before a release. A name without a page is a problem.
   */
  readonly badges?: Readonly<Record<string, PageStatus>>;
  /** Exports without a page. A listed name that is no longer exported is a problem. */
  readonly noPage: readonly ApiException[];
  /** Modules of the package, by last path segment, whose exports have no page. */
  readonly noPageModules: readonly ApiException[];
  /** Interfaces of the product family that this package lacks. A listed name that it exports is a problem. */
  readonly unavailable: readonly ApiException[];
}

/**
 * Returns the class name for a key of a component's classes, without the dot.
 * @example classKeyToName(source, 'Button', 'root') // 'MuiButton-root'
 * @example classKeyToName(source, 'Button', 'disabled') // 'Mui-disabled'
 */
export function classKeyToName(
  { classPrefix = '', states, sharedClasses }: Pick<ApiSource, 'classPrefix' | 'states' | 'sharedClasses'>,
  component: string,
  key: string,
): string {
  if (states.keys.includes(key)) return `${states.prefix}${key}`;
  const shared = sharedClasses?.[component];
  const owner = shared && (shared.keys?.includes(key) ?? true) ? shared.from : component;
  return `${classPrefix}${owner}-${key}`;
}

/** Returns the source that a unit comes from. */
export function findApiSource(
  sources: readonly ApiSource[],
  { productId, packageName }: Pick<ApiSource, 'productId' | 'packageName'>,
): ApiSource | undefined {
  return sources.find((source) => source.productId === productId && source.packageName === packageName);
}

/** Returns whether declarations of a package count as those of a source: they are its own, or it is built from them. */
export function isOwnPackage(
  { packageName, builtFrom }: Pick<ApiSource, 'packageName' | 'builtFrom'>,
  name: string,
): boolean {
  return (
    name === packageName ||
    builtFrom.some((each) => each === name || (each.endsWith('/*') && name.startsWith(each.slice(0, -1))))
  );
}
