import type { DemoColorMode } from '../../model/demos/demoColorMode';
import type { ApiUnit } from '../../model/api/ApiUnit';

/** Engines of styles that a provider of demos can be written for. */
export type StyleEngine = 'styled-components' | '@ant-design/cssinjs';

/** What the files of a product are written from: facts of a package, as it is installed. */
export interface LibraryFacts {
  readonly packageName: string;
  readonly version: string;
  /** Whether it is a folder that is edited while the site is written. */
  readonly isLinked: boolean;
  /** One sentence. */
  readonly description: string;
  /** Address of its repository, `https://…`, if its manifest has one. */
  readonly repository?: string;
  /** Packages that an app installs with it, besides React. */
  readonly peers: readonly string[];
  /** Set if not all that its `exports` lists is documented. */
  readonly entryPoints?: readonly string[];
  readonly builtFrom: readonly string[];
  /** Names that nothing can be said about, and that need no page. */
  readonly empty: readonly string[];
  readonly units: readonly ApiUnit[];
  /** Names of the components and namespaces that get a playground only by a file. */
  readonly unplayable: readonly string[];
  /** Names of the values that the package itself exports. */
  readonly exported: ReadonlySet<string>;
  /** The style sheet that every app imports; absent if there is none. */
  readonly sheet?: string;
  /** Other sheets of the package, one of which may be meant. */
  readonly otherSheets: readonly string[];
  readonly colorMode?: DemoColorMode;
  readonly engine?: StyleEngine;
  /** A package that makes its styles, and that no provider is known for. */
  readonly unknownEngine?: string;
  /** Whether its components make their styles with Emotion. */
  readonly hasEmotion: boolean;
  /** Whether its classes are those of Tailwind, whose sheet is to be written. */
  readonly hasTailwind: boolean;
  /** Whether what it opens writes style elements. */
  readonly hasStyleElements: boolean;
}
