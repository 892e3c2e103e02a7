/**
 * The interface between the extractor and the compiler. It mentions no specific compiler. Values are read on
 * demand.
 */

/** A position in a file, for problems. */
export interface TypePosition {
  /** From the project root, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A declaration and its position. */
export interface TypeDeclaration extends TypePosition {
  readonly packageName: string;
  /** Path of the file inside its package. */
  readonly path: string;
  /** Name of the nearest enclosing type, variable or function. */
  readonly owner: string;
  doc(): TypeDoc;
}

/** A doc comment without its delimiters, as it is written. */
export interface TypeDoc {
  readonly text: string;
}

/** A name that means nothing. */
export interface UnresolvedCause {
  readonly name: string;
  /** The module that it is imported from, if that is not found. */
  readonly module?: string;
  /** Set if it is neither declared nor imported. */
  readonly isUndeclared?: boolean;
}

/** A type that the compiler cannot tell. */
export interface UnresolvedType {
  /** As it is written; absent if no declaration writes it. */
  readonly text?: string;
  /** Absent if all names in it mean something: it has no end, or refers only to itself. */
  readonly cause?: UnresolvedCause;
}

/** A type as text. */
export interface TypeText {
  readonly text: string;
  /** Names in `text`, each with the `package#name` that it refers to. */
  readonly names: Readonly<Record<string, string>>;
  /** Why the type is unknown. */
  readonly unresolved?: UnresolvedType;
}

/** A type that can be inspected. */
export interface TypeValue {
  text(): TypeText;
  /** Returns the expanded type if `text` is the name of an alias or of a small interface. */
  expanded(): TypeText | undefined;
  /** Returns the properties; for a union, those of all its members. */
  members(): readonly TypeMember[];
  /** Returns the property with that name, without reading the others. */
  member(name: string): TypeMember | undefined;
  /** Returns the call signatures; for a union, those of all its members. */
  calls(): readonly TypeCall[];
  /** Returns whether the type is callable; for a union, whether every member is. */
  isFunction(): boolean;
}

/** A property, parameter or return value with its type. */
export interface TypeMember {
  readonly name: string;
  readonly optional: boolean;
  /** Whether this is a rest parameter. */
  readonly rest?: boolean;
  /** Returns the declarations; empty for a property that a mapped type creates. */
  declarations(): readonly TypeDeclaration[];
  readonly value: TypeValue;
  /** Returns whether the property is made from a variant of a recipe, and the default as source text, if that gives one. */
  recipe?(): { readonly default?: string; readonly isFound: boolean } | undefined;
}

/** A type parameter. */
export interface TypeGeneric {
  readonly name: string;
  readonly constraint?: string;
  readonly default?: string;
  declaration(): TypeDeclaration;
}

/** A call signature. */
export interface TypeCall {
  readonly generics: readonly TypeGeneric[];
  readonly parameters: readonly TypeMember[];
  readonly returns: TypeValue;
  /** Returns the declaration of this form; undefined if none is written. */
  declaration(): TypeDeclaration | undefined;
}

/** An enum with its declaration, and those of its members. */
export interface TypeEnum {
  readonly name: string;
  readonly declarations: readonly TypeDeclaration[];
  readonly members: readonly {
    readonly name: string;
    /** Source text; absent if it is known only when the code runs. */
    readonly value?: string;
    readonly declarations: readonly TypeDeclaration[];
  }[];
}

/** A text that a constant, or a member of an enum, stands for. */
export interface TypeLiteral {
  readonly text: string;
  readonly declarations: readonly TypeDeclaration[];
}

/** A name that a module exports. */
export interface TypeExport {
  /** `default` for the default export. */
  readonly name: string;
  /** The name that its declaration gives it; absent if that gives none. */
  readonly declaredName?: string;
  /** Equal for two exports of the same declaration. */
  readonly identity: string;
  readonly declarations: readonly TypeDeclaration[];
  /** The value, if the name has one. */
  readonly value?: TypeValue;
  /** The type, if the name has one. */
  readonly type?: TypeValue;
  readonly generics: readonly TypeGeneric[];
  /** Returns the defaults of the type parameters that are themselves part of the type. */
  defaults(): readonly TypeValue[];
  /** Returns why the type of the value is unknown; undefined if it is known. */
  unresolved(): UnresolvedType | undefined;
  /** Returns whether React can render the value. */
  renders(): boolean;
  /**
   * Returns the properties of the value that React can render, with the names that they have there, and the hooks of a
   * value that is nothing but a place for its properties: a namespace or an object. Those of such a place in it are
   * properties, too, named `Place.Name`.
   */
  parts(): readonly TypeExport[];
  /** Returns the properties of the value that are texts, such as the names of attributes. */
  literals(): readonly TypeLiteral[];
  /** Returns the texts in the files beside its own that list attributes and variables of what has its name. */
  literalsBeside(): readonly TypeLiteral[];
  /** Returns the props that a class component gives to React's; undefined for anything else. */
  classProps(): TypeValue | undefined;
  /**
   * Returns the defaults that the code of a function or a component gives to properties of a parameter, by name; empty if
   * the code is not found.
   */
  codeDefaults(parameter: number): ReadonlyMap<string, string>;
  /** Returns the default as source text that a recipe in its types gives to a variant of that name. */
  variantDefault(variant: string): string | undefined;
  /** Returns the value of another name that the same file exports, even if the module does not export it. */
  beside(name: string): TypeValue | undefined;
}

/** One public module of a package. */
export interface TypeModule {
  /** `@scope/package/Name` */
  readonly name: string;
  /** Last part of the name; empty for the package itself. */
  readonly segment: string;
  readonly file: string;
  exports(): readonly TypeExport[];
}

/** A package whose types have been read. */
export interface TypePackage {
  readonly name: string;
  readonly version: string;
  /** Folder in which the package is installed. */
  readonly folder: string;
  /** Returns its modules in TypeScript as they are written, as paths in its folder; empty for a built package. */
  sources(): readonly string[];
  readonly modules: readonly TypeModule[];
  /** The modules that were asked for; absent if they are all. */
  readonly entryPoints?: readonly string[];
}

/** A name in a package's declarations that cannot be resolved, so that a type is silently missing. */
export interface UnresolvedName extends TypePosition, UnresolvedCause {
  readonly packageName: string;
}

/** An error in the syntax of a file. */
export interface SyntaxFault extends TypePosition {
  readonly packageName: string;
  readonly message: string;
}

/** The packages, and what is missing of them. */
export interface TypeReader {
  readonly packages: readonly TypePackage[];
  /** Requested packages that are missing, each with the reason, and what to do about it. */
  readonly missing: readonly { readonly name: string; readonly reason: string; readonly hint: string }[];
  readonly unresolved: readonly UnresolvedName[];
  /** The first of each file. */
  readonly faults: readonly SyntaxFault[];
  /** Modules of linked packages that no package which they need contains, one of each folder: edits of them are not seen. */
  readonly strays: readonly TypePosition[];
  /** Returns the enum of a `package#name` that the text of a type had. */
  findEnum: (meaning: string) => TypeEnum | undefined;
}
