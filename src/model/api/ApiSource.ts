/** Names that stand in a package and have no page, with the one reason that they share. */
export interface ApiException {
  readonly reason: string;
  readonly names: readonly string[];
}

/** Props that belong together and are explained elsewhere: the keys of a type. */
interface ApiPropSet {
  /** Heading of the group. */
  readonly title: string;
  readonly module: string;
  readonly type: string;
  /** Page that explains them. */
  readonly pathname: string;
}

/** Which package a product documents, and how that package names things. */
export interface ApiSource {
  readonly productId: string;
  readonly packageName: string;
  /** The reference's folder: a unit's page is `<pathname>/<slug>`. */
  readonly pathname: string;
  /** This description's own file from the project root, named in problems. */
  readonly file: string;
  /** Where the links of the package's own comments lead when they give no host. */
  readonly linkOrigin: string;
  /** Paragraphs of comments that only list links, by their first word: `Demos`. */
  readonly linkSections: readonly string[];
  /** Start of every class name, before the component's name: `Mui`. */
  readonly classPrefix: string;
  /** Class keys that are states, with the start of their class names. */
  readonly states: { readonly prefix: string; readonly keys: readonly string[] };
  /** Type whose keys are the names that the theme knows; `prefix` stands before the component's name. */
  readonly theme?: {
    readonly module: string;
    readonly type: string;
    readonly prefix: string;
    /**
     * Functions of the package that read what the theme says for a name, `{ name: 'MuiButton' }`. Where they are given,
     * a name that no code reads is not shown; else every name of the type is.
     */
    readonly readBy?: readonly string[];
  };
  /** Theme names where no type lists them: component name → theme name. */
  readonly themeNames?: Readonly<Record<string, string>>;
  /** Classes type of a component where it is not `<Name>Classes`. */
  readonly classesTypes?: Readonly<Record<string, string>>;
  /**
   * Constant in the file of a component whose members are the defaults of its props. It says more than a comment, which
   * may be that of the package from which the component comes.
   */
  readonly defaultsConstant?: string;
  /** Class keys of a component whose class names another component gives: component → that one and the keys. */
  readonly sharedClasses?: Readonly<
    Record<string, { readonly from: string; readonly keys: readonly string[] }>
  >;
  /** Interfaces and type aliases that have a page. */
  readonly interfaces: readonly string[];
  /** Packages that this one is built from: what they declare counts as its own. */
  readonly builtFrom: readonly string[];
  readonly propSets: readonly ApiPropSet[];
  /** Exports without page. A name that is not exported any more is a problem. */
  readonly noPage: readonly ApiException[];
  /** Modules of the package, by their last segment, of which nothing has a page. */
  readonly noPageModules: readonly ApiException[];
  /** Interfaces of the family that this package lacks. A name that it has is a problem. */
  readonly unavailable: readonly ApiException[];
}

/**
 * The class name of a key of a component's classes, without the dot.
 * @example classKeyToName(source, 'Button', 'root') // 'MuiButton-root'
 * @example classKeyToName(source, 'Button', 'disabled') // 'Mui-disabled'
 */
export function classKeyToName(
  { classPrefix, states, sharedClasses }: Pick<ApiSource, 'classPrefix' | 'states' | 'sharedClasses'>,
  component: string,
  key: string,
): string {
  if (states.keys.includes(key)) return `${states.prefix}${key}`;
  const shared = sharedClasses?.[component];
  const owner = shared?.keys.includes(key) ? shared.from : component;
  return `${classPrefix}${owner}-${key}`;
}
