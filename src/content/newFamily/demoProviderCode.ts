import type { LibraryFacts, StyleEngine } from './LibraryFacts';
import { findProviders, type FoundProviders, type LibraryProvider } from './libraryProvider';

/** What makes the styles of a demo while it renders, as an app of the library sets it up. */
const ENGINES: Readonly<Record<StyleEngine, { readonly imports: string; readonly code: string }>> = {
  'styled-components': {
    imports: "import { ServerStyleSheet, StyleSheetManager } from 'styled-components';",
    code: `export const createDemoStyles: CreateDemoStyles = ({ container }) => {
  const sheet = container ? undefined : new ServerStyleSheet();
  return {
    wrap: (demo) => (
      <StyleSheetManager {...(sheet ? { sheet: sheet.instance } : { target: container })}>
        {demo}
      </StyleSheetManager>
    ),
    list: () => [{ css: sheet?.instance.toString() ?? '' }],
    remove: () => {},
  };
};
`,
  },
  '@ant-design/cssinjs': {
    imports: "import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';",
    code: `export const createDemoStyles: CreateDemoStyles = ({ container }) => {
  const cache = createCache();
  return {
    wrap: (demo) => (
      <StyleProvider cache={cache} {...(container ? { container } : {})}>
        {demo}
      </StyleProvider>
    ),
    list: () => [{ css: extractStyle(cache, true) }],
    remove: () => {},
  };
};
`,
  },
};

/** Returns import statements, with those of one module that name single exports as one. */
function joinImports(statements: readonly string[]): string[] {
  const named = new Map<string, string[]>();
  const others: string[] = [];
  for (const statement of statements) {
    const [, names, module] = /^import \{ (.+) \} from '([^']+)';$/.exec(statement) ?? [];
    if (names === undefined || module === undefined) others.push(statement);
    else named.set(module, [...new Set([...(named.get(module) ?? []), ...names.split(', ')])]);
  }
  const joined = [...named].map(
    ([module, names]) =>
      `import { ${names.toSorted((a, b) => a.localeCompare(b, 'en')).join(', ')} } from '${module}';`,
  );
  return [...new Set(others), ...joined];
}

const listImports = (provider: LibraryProvider, packageName: string, values = provider.values) => [
  provider.import,
  ...values.map((value) => `import { ${value} } from '${packageName}';`),
];

/** Returns JSX with an element around it. */
function around(inner: string, name: string, attributes: readonly (string | undefined)[]): string {
  const tag = [name, ...attributes.filter((each) => each !== undefined)].join(' ');
  return `<${tag}>${inner}</${name}>`;
}

/** Returns what an author has to do about the styles of demos, as comments. */
function listNotes(facts: LibraryFacts, { open }: FoundProviders): string[] {
  const { unknownEngine, hasTailwind, sheet, otherSheets } = facts;
  return [
    ...open,
    ...(unknownEngine === undefined
      ? []
      : [
          `${unknownEngine} makes the styles of the components: export createDemoStyles for it, see "A library that makes its styles" in writing-demos.md.`,
        ]),
    ...(hasTailwind && sheet === undefined
      ? [
          'The components have classes of Tailwind: import the sheet that it writes, see "A sheet that a tool writes" in writing-demos.md.',
        ]
      : []),
    ...(sheet === undefined && otherSheets.length > 0
      ? [
          `If the components need one of these sheets, name it in styles of product.ts: ${otherSheets.join(', ')}`,
        ]
      : []),
  ];
}

const comment = (notes: readonly string[]) => notes.map((note) => `// ${note}\n`).join('');

/** Returns `demoProvider.tsx` of a library: what its demos run in. */
export function demoProviderCode(facts: LibraryFacts): string {
  const found = findProviders(facts);
  const { main, direction } = found;
  const providers = [main, direction].filter((each) => each !== undefined);
  const engine = facts.engine && ENGINES[facts.engine];
  const inner = direction
    ? around('{children}', direction.name, [...direction.always, direction.direction])
    : '{children}';
  const takesDirection = main?.direction !== undefined || direction !== undefined;
  const element = main
    ? around(inner, main.name, [...main.always, main.ground, main.direction, main.mode])
    : inner;
  const whole = takesDirection ? element : `<div dir={direction}>${element}</div>`;
  const props = ['direction', ...(main?.mode === undefined ? [] : ['mode']), 'children'];
  const types = [...(engine ? ['CreateDemoStyles'] : []), 'DemoProviderProps'];
  return [
    ...joinImports([
      ...(engine ? [engine.imports] : []),
      ...providers.flatMap((each) =>
        listImports(each, facts.packageName, [...each.values, ...(each.modeValue ? [each.modeValue] : [])]),
      ),
    ]),
    `import type { ${types.join(', ')} } from 'docs-shell';`,
    '',
    `${comment(listNotes(facts, found))}export function DemoProvider({ ${props.join(', ')} }: DemoProviderProps) {`,
    `  return (${whole});`,
    '}',
    ...(engine ? ['', engine.code] : []),
    '',
  ].join('\n');
}

/** Returns `sandboxProvider.tsx`: the same for readers who open a demo elsewhere, and without what the site decides. */
export function sandboxProviderCode(facts: LibraryFacts): string {
  const { main } = findProviders(facts);
  return [
    ...joinImports(main ? listImports(main, facts.packageName) : []),
    "import type { ReactNode } from 'react';",
    '',
    'export function Provider({ children }: { children: ReactNode }) {',
    `  return ${main ? around('{children}', main.name, main.always) : '<>{children}</>'};`,
    '}',
    '',
  ].join('\n');
}

/**
 * Returns the module that puts components into what they need to render, so that the reference sees their elements; undefined
 * if they need nothing.
 */
export function apiExamplesCode(facts: LibraryFacts): string | undefined {
  const { main } = findProviders(facts);
  if (!main) return undefined;
  return [
    ...joinImports(listImports(main, facts.packageName)),
    "import type { ReactElement } from 'react';",
    '',
    '/** The package has this provider: remove it if its components need none. */',
    'export const examples = {',
    `  '*': (element: ReactElement) => ${around('{element}', main.name, main.always)},`,
    '};',
    '',
  ].join('\n');
}
