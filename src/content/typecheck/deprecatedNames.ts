import type { ApiUnit } from '../../model/api/ApiUnit';
import type { Problem } from '../../model/Problem';
import type { DemoSource } from '../demos/readDemo';
import type { SiteContent } from '../pageData/SiteContent';

/** Code on a page, with the product of the page. */
interface PageCode {
  readonly code: string;
  readonly productId: string | undefined;
  readonly file: string;
  /** Number of lines of the file before the first line of the code. */
  readonly offset: number;
}

/** The names of a unit that its package marks as deprecated. */
interface DeprecatedNames {
  readonly unit: ApiUnit;
  readonly props: ReadonlySet<string>;
  readonly classKeys: ReadonlySet<string>;
  readonly classNames: ReadonlySet<string>;
}

/** A deprecated name at an offset of the code. */
interface Use {
  readonly name: string;
  readonly index: number;
}

const SCRIPT_LANGUAGES: ReadonlySet<string> = new Set(['ts', 'tsx', 'js', 'jsx']);
const PRODUCT_FILE = /(?:^|\/)products\/([^/]+)\//;
const IMPORT = /\bimport\b([^'";]*?)\bfrom\s*['"]([^'"]+)['"]/g;

function namesOf(unit: ApiUnit): DeprecatedNames {
  const inherited = unit.inherited.flatMap(({ props, deprecated }) =>
    props.map((prop) => (deprecated ? { ...prop, deprecated } : prop)),
  );
  const marked = [...unit.props, ...inherited].filter(({ deprecated }) => deprecated);
  const classes = unit.classes.filter(({ deprecated }) => deprecated);
  return {
    unit,
    props: new Set(marked.map(({ name }) => name)),
    classKeys: new Set(classes.map(({ key }) => key)),
    classNames: new Set(classes.map(({ className }) => className)),
  };
}

/** Returns the index after the bracket that closes the one at `start`; the end if none does. */
function skipBraces(code: string, start: number): number {
  let depth = 0;
  for (let index = start; index < code.length; index += 1) {
    if (code[index] === '{') depth += 1;
    else if (code[index] === '}') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return code.length;
}

/** Lists the attributes of every JSX element with a name. */
function listAttributes(code: string, name: string): Use[] {
  const uses: Use[] = [];
  for (const tag of code.matchAll(new RegExp(`<${name}(?:<[^>]*>)?(?=[\\s/>])`, 'g'))) {
    let index = tag.index + tag[0].length;
    while (index < code.length && code[index] !== '>' && code[index] !== '/') {
      const [word = ''] = /^[A-Za-z_][\w-]*/.exec(code.slice(index, index + 80)) ?? [];
      const [text = ''] = /^(?:"[^"]*"|'[^']*')/.exec(code.slice(index)) ?? [];
      if (word) uses.push({ name: word, index });
      if (code[index] === '{') index = skipBraces(code, index);
      else index += word.length || text.length || 1;
    }
  }
  return uses;
}

/** Lists the keys in every block of the theme that is about a component. */
function listThemeKeys(code: string, themeName: string): Use[] {
  return [...code.matchAll(new RegExp(`\\b${themeName}\\s*:\\s*(?=\\{)`, 'g'))].flatMap((block) => {
    const start = block.index + block[0].length;
    const text = code.slice(start, skipBraces(code, start));
    return [...text.matchAll(/\b(\w+)\s*:/g)].map(({ 1: name = '', index }) => ({
      name,
      index: start + index,
    }));
  });
}

/** Whether a name means the unit: by its import, else by the product of the page. */
function isUnit({ name, packageName, productId }: ApiUnit, page: PageCode): boolean {
  const word = new RegExp(`\\b${name}\\b`);
  const from = [...page.code.matchAll(IMPORT)].find(([, clause = '']) => word.test(clause))?.[2];
  return from === undefined
    ? productId === page.productId
    : from === packageName || from.startsWith(`${packageName}/`);
}

function listUses({ unit, props, classKeys, classNames }: DeprecatedNames, page: PageCode): Use[] {
  const { code } = page;
  const uses: Use[] = [];
  if (props.size > 0 && code.includes(`<${unit.name}`) && isUnit(unit, page))
    uses.push(...listAttributes(code, unit.name).filter(({ name }) => props.has(name)));
  if (unit.themeName !== undefined && code.includes(unit.themeName) && unit.productId === page.productId)
    uses.push(
      ...listThemeKeys(code, unit.themeName).filter(({ name }) => props.has(name) || classKeys.has(name)),
    );
  for (const name of classNames) {
    const index = code.search(new RegExp(`\\b${name}(?![\\w-])`));
    if (index >= 0) uses.push({ name, index });
  }
  return uses;
}

function listCode({ pages }: Pick<SiteContent, 'pages'>, demos: readonly DemoSource[]): PageCode[] {
  const productOf = (file: string) => PRODUCT_FILE.exec(file)?.[1];
  const modules = demos.flatMap(({ file, code, modules: own }) => [
    [file, code] as const,
    ...Object.entries(own),
  ]);
  return [
    ...[...new Map(modules)].map(([file, code]) => ({ code, file, productId: productOf(file), offset: 0 })),
    ...[...pages.values()].flatMap((page) =>
      Object.entries(page.texts).flatMap(([language, { snippets }]) =>
        snippets
          .filter((snippet) => SCRIPT_LANGUAGES.has(snippet.language))
          .map(({ code, line }) => ({
            code,
            productId: page.productId,
            file: page.translations[language] ?? page.file,
            offset: line,
          })),
      ),
    ),
  ];
}

/**
 * Reports deprecated names of the API reference in demos and in snippets, complete or not: props in JSX, props
 * and classes in the theme, and class names. The type check sees neither incomplete snippets nor keys of objects.
 */
export function checkDeprecatedNames(
  content: Pick<SiteContent, 'pages' | 'units'>,
  demos: readonly DemoSource[],
): Problem[] {
  const units = content.units.map(namesOf);
  return listCode(content, demos).flatMap((page) =>
    units.flatMap((names) =>
      listUses(names, page).map(({ name, index }) => {
        const before = page.code.slice(0, index).split('\n');
        return {
          file: page.file,
          line: before.length + page.offset,
          column: (before.at(-1) ?? '').length + 1,
          code: 'deprecated-use',
          message: `"${name}" of ${names.unit.name} is deprecated`,
          hint: `${names.unit.pathname}/ names the replacement`,
        };
      }),
    ),
  );
}
