import { type AtRule, type ChildNode, CssSyntaxError, parse, type Root, type Rule } from 'postcss';
import type { LiveSheet } from '../../model/demos/demo';
import { modulePath } from '../../model/demos/liveMessages';

/** A fault of an edited sheet, or of one that it imports. */
export class SheetFault extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** What a sheet is compiled from. */
interface SheetSources {
  /** Returns the text of a file of the demo by its path; undefined if there is none. */
  readonly read: (path: string) => string | undefined;
  /** The sheets of the demo as the build has read them, whose names stay. */
  readonly sheets: Readonly<Record<string, LiveSheet>>;
}

/** Matches a class or an ID, or what can look like one: texts, attributes, and names that are not the module's. */
const NAME =
  /:(global|local)\(((?:[^()]|\([^()]*\))*)\)|"[^"]*"|'[^']*'|\[[^\]]*\]|([.#])(-?(?:[_a-z\u0080-\uFFFF]|\\.)(?:[\w\-\u0080-\uFFFF]|\\.)*)/gi;
const COMPOSES = /^(.*?)(?:\s+from\s+(?:(global)|["'](.+)["']))?$/s;
const IMPORT =
  /^(?:url\(\s*)?["']?([^"')]+)["']?\s*\)?\s*(layer\b(?:\([^)]*\))?)?\s*(?:supports\(((?:[^()]|\([^()]*\))*)\))?\s*(.*)$/s;
const URLS = /url\(\s*(["']?)(.*?)\1\s*\)/g;
/** Matches addresses that mean no file beside the sheet. */
const IS_ADDRESS = /^(?:[a-z]+:|#|\/)/i;

const isModule = (path: string) => path.endsWith('.module.css');

/** The names of a CSS module while it is compiled. */
interface Names {
  /** Returns the name of a class in documents. */
  readonly own: (name: string) => string;
  /** What a module gets that imports the sheet, as in `LiveSheet`. */
  readonly exported: Record<string, string>;
}

/** Names that the build has given stay, and new ones are made like them. */
function createNames(path: string, before: LiveSheet['names']): Names {
  const prefix = `${path.replace(/\W+/g, '-')}_`;
  const own = (name: string) => before[name]?.split(' ')[0] ?? prefix + name;
  return { own, exported: {} };
}

function renameIn(selector: string, names: Names): string {
  return selector.replace(NAME, (whole, scope?: string, inner = '', mark?: string, name = '') => {
    if (scope === 'global') return inner as string;
    if (scope === 'local') return renameIn(inner as string, names);
    if (mark === undefined) return whole as string;
    const local = (name as string).replaceAll('\\', '');
    names.exported[local] ??= names.own(local);
    return mark + names.own(name as string);
  });
}

/**
 * Compiles a sheet of a demo in the browser, with the sheets of the demo that it imports, like the build does
 * (`src/content/demos/demoSheet.ts`), but for prefixes: for readers who edit it.
 * @throws a `SheetFault` with the first fault
 */
export function compileSheet(path: string, sources: SheetSources): LiveSheet {
  const done = new Map<string, { root: Root; names: Names }>();
  const composed = new Map<string, Root>();
  /** Sheets that are being read: of two that import each other, the second one imports nothing. */
  const open = new Set<string>();

  const fail = (file: string, { source }: ChildNode, message: string): never => {
    throw new SheetFault(file, source?.start?.line ?? 1, message);
  };

  const readRoot = (file: string, text: string): Root => {
    try {
      return parse(text);
    } catch (error) {
      if (error instanceof CssSyntaxError) throw new SheetFault(file, error.line ?? 1, error.reason);
      throw error;
    }
  };

  /** Returns an address that the document can load: drawings are part of the rule, because they can be edited, too. */
  const addressOf = (file: string, url: string): string => {
    if (IS_ADDRESS.test(url)) return url;
    const found = modulePath(file, url.replace(/[?#].*/s, ''));
    const drawing = found.endsWith('.svg') ? sources.read(found) : undefined;
    if (drawing !== undefined) return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
    for (const { files } of Object.values(sources.sheets)) if (files?.[found]) return files[found];
    return url;
  };

  const compose = (file: string, names: Names, rule: Rule, value: string): string[] => {
    const [, classes = '', isGlobal, specifier] = COMPOSES.exec(value) ?? [];
    const list = classes.trim().split(/\s+/);
    if (isGlobal) return list;
    if (specifier === undefined) return list.map((name) => names.exported[name] ?? names.own(name));
    const from = modulePath(file, specifier);
    const other = compileFile(from, file, rule, specifier);
    composed.set(from, other.root);
    return list.map((name) => other.names.exported[name] ?? other.names.own(name));
  };

  /** Replaces an import by the rules of the sheet, in its layer and under its condition. */
  const inline = (file: string, rule: AtRule) => {
    const [, specifier = '', layer, feature, condition] = IMPORT.exec(rule.params) ?? [];
    if (/^(?:https?:)?\/\//.test(specifier)) fail(file, rule, `The network is out of reach: ${specifier}`);
    let nodes: ChildNode[] = compileFile(modulePath(file, specifier), file, rule, specifier).root.clone()
      .nodes;
    for (const [name, params] of [
      ['layer', layer?.replace(/^layer\(?|\)$/g, '')],
      ['supports', feature && `(${feature})`],
      ['media', condition === '' ? undefined : condition],
    ] as const) {
      if (params === undefined) continue;
      const around = rule.clone({ name, params, nodes: [] });
      around.append(nodes);
      nodes = [around];
    }
    rule.replaceWith(nodes);
  };

  const compileFile = (file: string, importer: string, place: ChildNode, specifier: string) => {
    const known = done.get(file);
    if (known) return open.has(file) ? { ...known, root: parse('') } : known;
    const text = sources.read(file);
    if (text === undefined) return fail(importer, place, `The sheet is not here: ${specifier}`);
    return compileText(file, text);
  };

  const compileText = (file: string, text: string) => {
    const names = createNames(file, sources.sheets[file]?.names ?? {});
    const root = readRoot(file, text);
    const compiled = { root, names };
    done.set(file, compiled);
    open.add(file);
    if (isModule(file)) renameAll(file, root, names);
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(
        URLS,
        (_whole, _quote, url: string) => `url("${addressOf(file, url)}")`,
      );
    });
    // The rules of other sheets are complete.
    const imports = root.nodes.filter((node) => node.type === 'atrule' && node.name === 'import');
    for (const rule of imports) inline(file, rule as AtRule);
    open.delete(file);
    return compiled;
  };

  const renameAll = (file: string, root: Root, names: Names) => {
    const additions: (() => void)[] = [];
    root.walkAtRules(/keyframes$/i, ({ params }) => {
      names.exported[params] ??= params;
    });
    root.walkRules((rule) => {
      const locals = rule.selector.split(',').flatMap((part) => /^\s*\.([\w-]+)\s*$/.exec(part)?.[1] ?? []);
      rule.selector = renameIn(rule.selector, names);
      rule.walkDecls('composes', (declaration) => {
        additions.push(() => {
          const added = compose(file, names, rule, declaration.value);
          for (const local of locals)
            names.exported[local] = [names.exported[local] ?? names.own(local), ...added].join(' ');
          declaration.remove();
        });
      });
    });
    for (const add of additions) add();
  };

  const text = sources.read(path);
  if (text === undefined) throw new SheetFault(path, 1, 'The sheet is not here');
  const { root, names } = compileText(path, text);
  // What is composed from another module comes first, as in the build.
  const css = [...composed.values(), root].map((each) => each.toString()).join('\n');
  return { css, names: isModule(path) ? names.exported : {} };
}
