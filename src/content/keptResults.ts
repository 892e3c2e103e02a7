import { createHash } from 'node:crypto';

/**
 * Everything that a build keeps for the next one, with all inputs of each. A key can be made only from the inputs that
 * are listed here, each by its content: to give a result a further input, add it here, and the compiler names every place
 * that has to bring it.
 */
export const KEPT_RESULTS = {
  /** A parsed page; in the store. It names the files that it shows with their hashes, which are compared. */
  page: {
    code: 'the sources of the parser, and the packages that they import',
    context: 'the file, its language, and the facts about its product',
    text: 'the Markdown',
    fences: 'the languages and callouts of the family, with the modules and packages that they import',
  },
  /** A rendered demo or playground; in the store. */
  demo: {
    code: 'the sources that render demos, and the packages that they import',
    providers: 'the demo providers of all products, with their modules and style sheets',
    surroundings: 'the directions of the languages, and the mode of React',
    packages:
      'the code of the packages that the demo, the providers and the license modules import, and of Sass',
    source:
      'the demo, its relative modules and style sheets with those that they import, its preview and its choices',
    licenses: 'the license keys and the modules that set them',
  },
  /** A demo in another time zone and language; in the store. */
  place: {
    demo: 'the key of the demo',
    place: 'the time zone and the language',
  },
  /** The live editor of a product; in the store. */
  live: {
    code: 'the source that bundles',
    programs: 'what is bundled: the style sheets of the product, entry points and the module of each part',
    modules: "the sources of the frame, the product's provider and the license modules",
    packages: 'the code of the packages that these import, of the bundler, and of Sass',
  },
  /** A type check without a problem; in the store. */
  types: {
    code: 'the sources that run the compiler, and the packages that they import',
    settings: 'the settings of the compiler, with their declarations',
    units: 'the demos with their modules, and the snippets',
    packages: 'the declarations of the packages that these import, and the compiler',
  },
  /** The API reference of the family; in the store. */
  api: {
    code: 'the sources that read the reference, and the packages that they import, the compiler among them',
    sources: 'the API sources of the products',
    declarations: 'the declarations of the documented packages and of those that they use',
    modules: 'the code of the same packages: messages and names in it are shown',
  },
  /** The elements that documented components render; in the store. */
  elements: {
    code: 'the sources that render components',
    sources: 'the API sources of the products',
    units: 'the reference',
    examples: 'the examples of the API sources, with their modules',
    packages: 'the code of the documented packages, of those of the examples, of React, and of the document',
  },
  /** An icon or a card; in the store. */
  picture: {
    code: 'the sources that draw it, and the packages that they import',
    svg: 'the drawing',
    fonts: 'the font files',
    size: 'the width, if it is not that of the drawing',
  },
  /** The bundle of Next, and all that its pages share; in `.next` and `.cache/export`. */
  bundle: {
    code: 'the sources of the shell and of the build',
    family: 'the modules of the family without texts, and what they export: the environment has a part in it',
    site: 'the files of the content step that all pages read',
    settings: 'package.json and the settings of the compiler',
    packages: 'the packages that the shell, the family and the build import',
  },
  /** A completed document; in `out`. */
  document: {
    policy: 'the security policy and the scripts of the site',
    page: 'the facts about its page',
    redirect: 'the redirect from its address',
  },
  /** The Markdown copy of a page; in `.cache/site/copies`. */
  copy: {
    code: 'the sources that format it, and the packages that they import',
    shared: 'the addresses of the site, the versions of the products, and the interface texts',
    pathnames: 'the addresses of the API pages of its product',
    props: 'the props of the page',
    text: 'the Markdown',
    shownFiles: 'the partials and the files that it shows',
    demos: 'the demos that it shows',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A kind of results. */
export type Kept = keyof typeof KEPT_RESULTS;
/** The inputs of a result: the content of each, or a hash of it. */
export type Inputs<Kind extends Kept> = Readonly<Record<keyof (typeof KEPT_RESULTS)[Kind], string>>;

/** Returns the key of a result: it is the same only if all inputs are. */
export function keyOf<Kind extends Kept>(kind: Kind, inputs: Inputs<Kind>): string {
  const hash = createHash('sha256').update(kind);
  for (const [name, input] of Object.entries<string>(inputs).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`\0${name} ${Buffer.byteLength(input)} `).update(input);
  return hash.digest('hex').slice(0, 32);
}
