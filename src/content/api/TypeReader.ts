/**
 * What the extractor asks of a compiler, in terms that name no compiler. Everything is read when it is asked for.
 */

/** A place in a file, for problems. */
export interface TypePlace {
  /** From the project root, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Where something is declared. */
export interface TypeDeclaration extends TypePlace {
  readonly packageName: string;
  /** File inside its package. */
  readonly path: string;
  /** Nearest named type, variable or function around it. */
  readonly owner: string;
  doc(): TypeDoc;
}

/** One tag of a comment. */
export interface TypeTag {
  readonly name: string;
  readonly text: string;
  /** Name of the argument that a `@param` tag is about. */
  readonly argument?: string;
}

/** A comment, frame removed. */
export interface TypeDoc {
  readonly text: string;
  readonly tags: readonly TypeTag[];
}

/** A type in words. */
export interface TypeText {
  readonly text: string;
  /** Names in `text`, each with `package#name` of what it means. */
  readonly names: Readonly<Record<string, string>>;
  /** Name that leads nowhere, so that the type is not known. */
  readonly unresolved?: string;
}

/** A type that can be looked into. */
export interface TypeValue {
  text(): TypeText;
  /** What stands behind the name, where the text is the name of an alias or of a small interface. */
  behind(): TypeText | undefined;
  /** Its properties; of a union, those of all its members. */
  members(): readonly TypeMember[];
  /** The property of that name, without reading the others. */
  member(name: string): TypeMember | undefined;
  /** Its call signatures; of a union, those of all its members. */
  calls(): readonly TypeCall[];
  /** It can be called, and so can every member of a union. */
  isFunction(): boolean;
}

/** A property, parameter or return value with its type. */
export interface TypeMember {
  readonly name: string;
  readonly optional: boolean;
  /** A parameter that takes all arguments from here on. */
  readonly rest?: boolean;
  /** Empty for a property that a mapped type makes. */
  declarations(): readonly TypeDeclaration[];
  readonly value: TypeValue;
}

/** A type parameter. */
export interface TypeGeneric {
  readonly name: string;
  readonly constraint?: string;
  readonly default?: string;
}

/** One way of calling a function. */
export interface TypeCall {
  readonly generics: readonly TypeGeneric[];
  readonly parameters: readonly TypeMember[];
  readonly returns: TypeValue;
}

/** A name that a module gives to others. */
export interface TypeExport {
  /** `default` for the default export. */
  readonly name: string;
  /** Equal for two exports that are the same thing. */
  readonly identity: string;
  readonly declarations: readonly TypeDeclaration[];
  /** The value, where the name has one. */
  readonly value?: TypeValue;
  /** The type, where the name has one. */
  readonly type?: TypeValue;
  readonly generics: readonly TypeGeneric[];
  /** What the type parameters that are a part of the type stand for where nothing is given. */
  defaults(): readonly TypeValue[];
  /** React can render it. */
  renders(): boolean;
  /** A value of another name that its file exports, whether or not the module gives it. */
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

/** One package whose types have been read. */
export interface TypePackage {
  readonly name: string;
  readonly version: string;
  /** Where it is installed. */
  readonly folder: string;
  readonly modules: readonly TypeModule[];
}

/** A name in a package's declarations that leads nowhere, so that something is missing without a trace. */
export interface UnresolvedName extends TypePlace {
  readonly packageName: string;
  readonly name: string;
}

/** The packages, and the folders and versions of every package that took part in their types. */
export interface TypeReader {
  readonly packages: readonly TypePackage[];
  /** Asked for and not there, each with the reason. */
  readonly missing: readonly { readonly name: string; readonly reason: string }[];
  readonly unresolved: readonly UnresolvedName[];
  /** Package folder from the project root → version. */
  readonly versions: Readonly<Record<string, string>>;
}
