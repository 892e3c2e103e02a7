import { DATA } from '../workspace';
import { apiExamplesCode, demoProviderCode, sandboxProviderCode } from './demoProviderCode';
import type { LibraryFacts } from './LibraryFacts';
import { findProviders } from './libraryProvider';

/** Files to be written: path from the project root → content. Modules are formatted when they are written. */
export type NewFiles = Readonly<Record<string, string>>;

/** What a product is called. */
export interface ProductName {
  readonly id: string;
  readonly name: string;
}

/** Characters in a line of a comment. */
const COMMENT_WIDTH = 110;

const text = (value: string) => JSON.stringify(value);

/** Returns a value of the front matter of a page. */
const line = (value: string) => (/["']$|^["'[{]/.test(value) ? `'${value}'` : value);

/** Returns a page. */
export function pageText(title: string, description: string, body: string): string {
  return `---\ntitle: ${line(title)}\ndescription: ${line(description)}\n---\n\n${body.trim()}\n`;
}

/** Returns the setting of the color mode of a library, with the reason if it is not one that the package shows. */
function colorModeLines(facts: LibraryFacts): string[] {
  const { colorMode, sheet, engine, unknownEngine, hasEmotion } = facts;
  if (colorMode) return [`colorMode: ${JSON.stringify(colorMode)},`];
  // The provider of its demos passes it on.
  if (findProviders(facts).main?.mode !== undefined) return [];
  const hasStyles = sheet !== undefined || engine !== undefined || unknownEngine !== undefined || hasEmotion;
  return hasStyles
    ? ['// The styles of the package name no dark mode.', 'colorMode: false,']
    : [
        "// The package has no style sheet. If another package has it, add styles: ['that-package/styles.css'], and install",
        '// it. This is how rules select the dark mode.',
        "colorMode: { attribute: 'data-theme', values: { light: 'light', dark: 'dark' } },",
      ];
}

function productModule({ id, name }: ProductName, facts: LibraryFacts): string {
  const { packageName, version, isLinked, description, repository, sheet, hasStyleElements } = facts;
  return [
    "import type { Product } from 'docs-shell';",
    '',
    'export const product = {',
    `  id: ${text(id)},`,
    `  name: ${text(name)},`,
    `  description: ${text(description)},`,
    `  prefix: ${text(`/${id}/`)},`,
    ...(isLinked
      ? ['  // Its version changes while the site is written.', '  packages: [],']
      : [`  packages: [${text(packageName)}],`]),
    `  version: ${text(version)},`,
    '  olderVersions: [],',
    ...(repository === undefined ? [] : [`  repository: ${text(repository)},`]),
    ...(sheet === undefined ? [] : [`  styles: [${text(sheet)}],`]),
    ...(hasStyleElements
      ? ['  // What its components open writes style elements.', '  inlineStyles: true,']
      : []),
    ...colorModeLines(facts),
    '} as const satisfies Product;',
    '',
  ].join('\n');
}

/** Returns names as lines of a comment. */
function wrapNames(names: readonly string[]): string[] {
  const lines: string[] = [];
  for (const [index, name] of names.entries()) {
    const word = name + (index < names.length - 1 ? ',' : '');
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < COMMENT_WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`// ${word}`);
  }
  return lines;
}

function apiModule(id: string, facts: LibraryFacts, hasExamples: boolean): string {
  const { packageName, entryPoints, builtFrom, empty, unplayable } = facts;
  const [first] = unplayable;
  return [
    "import type { ApiDeclaration } from 'docs-shell';",
    '',
    ...(first === undefined
      ? []
      : [
          '// These have no playground: they render in others only, or need values that no control has. Each gets one by a file',
          `// such as playgrounds/${first}.playground.tsx (node_modules/docs-shell/docs/writing-demos.md, "A playground").`,
          ...wrapNames(unplayable),
        ]),
    'export const apiSource = {',
    `  packageName: ${text(packageName)},`,
    ...(entryPoints
      ? [
          '  // Names of its other modules mean something else there.',
          `  entryPoints: ${JSON.stringify(entryPoints)},`,
        ]
      : []),
    ...(builtFrom.length > 0 ? [`  builtFrom: ${JSON.stringify(builtFrom)},`] : []),
    ...(empty.length > 0
      ? [`  noPage: [{ reason: 'It takes no props.', names: ${JSON.stringify(empty)} }],`]
      : []),
    ...(hasExamples ? [`  examples: ${text(`${DATA.product(id)}/apiExamples.tsx`)},`] : []),
    '} as const satisfies ApiDeclaration;',
    '',
  ].join('\n');
}

/** Returns the tree of a product with a page about its installation and a gallery of its components. */
const navModule = (id: string) => `import type { NavPage } from 'docs-shell';

export const nav = [
  { pathname: '/${id}/installation', icon: 'start' },
  { pathname: '/${id}/components', icon: 'components' },
] as const satisfies readonly NavPage[];
`;

/** Returns the command that installs a library in an app. */
function installCommand({ packageName, peers }: LibraryFacts): string {
  return `\`\`\`bash\nnpm install ${[packageName, ...peers].join(' ')}\n\`\`\``;
}

/** Returns a page that says how an app begins with a library. */
function installationPage({ id, name }: ProductName, facts: LibraryFacts): string {
  const { sheet } = facts;
  const { main } = findProviders(facts);
  const sandbox = sandboxProviderCode(facts).replace('function Provider', 'function App');
  return pageText(
    'Installation',
    `How to install ${name} and set up an app with it.`,
    [
      `Install the package${facts.peers.length > 0 ? ' and what it needs' : ''}:`,
      installCommand(facts),
      ...(sheet === undefined
        ? []
        : ['Import its style sheet once, in the root of your app:', `\`\`\`ts\nimport '${sheet}';\n\`\`\``]),
      ...(main
        ? [
            `The package has a provider, \`${main.name}\`, to put around an app:`,
            `\`\`\`tsx\n${sandbox.trim()}\n\`\`\``,
          ]
        : []),
      `Then choose from the [components](/${id}/components/).`,
    ].join('\n\n'),
  );
}

/** Returns the landing page of a product. */
function landingPage({ id, name }: ProductName, facts: LibraryFacts): string {
  return pageText(
    name,
    `How to install ${name} ${facts.version}, all of its components, and their props.`,
    [
      `- [Get started](/${id}/installation/)\n- [Components](/${id}/components/)`,
      installCommand(facts),
      '## Components',
      '{{"component": "products/ComponentCards"}}',
      `The [gallery](/${id}/components/) shows all of them, and the [API reference](/${id}/api/) has their props.`,
    ].join('\n\n'),
  );
}

/** Returns the files of a product that documents a package: settings, and pages that lead to what the package itself says. */
export function productFiles(product: ProductName, facts: LibraryFacts): NewFiles {
  const { id } = product;
  const folder = DATA.product(id);
  const examples = apiExamplesCode(facts);
  return {
    [DATA.productFile(id)]: productModule(product, facts),
    [DATA.nav(id)]: navModule(id),
    [DATA.apiSource(id)]: apiModule(id, facts, examples !== undefined),
    ...(examples === undefined ? {} : { [`${folder}/apiExamples.tsx`]: examples }),
    [DATA.demoProvider(id)]: demoProviderCode(facts),
    [DATA.sandboxProvider(id)]: sandboxProviderCode(facts),
    [`${DATA.pages(id)}/index.md`]: landingPage(product, facts),
    [`${DATA.pages(id)}/installation.md`]: installationPage(product, facts),
  };
}
