import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import type { ContentPage } from '../pageData/catalogPages';
import type { SiteContent } from '../pageData/SiteContent';
import { listUnits } from '../../model/api/ApiUnit';
import { playgroundKeyOf, registryKeyOf } from '../../model/demos/demo';
import type { ReportDemo } from './builtDemo';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import { readDemo, readDemoFiles, type DemoSource, LICENSED } from './readDemo';
import { listPageFiles } from '../markdown/pageFiles';
import type { Block, Origin } from '../markdown/ParsedPage';
import type { Problem } from '../../model/Problem';
import { caseCollisionProblem } from '../fileProblems';
import { nameHint } from '../../model/routes/editDistance';
import { readPlayground } from '../playground/readPlayground';
import { DATA } from '../workspace';

type DemoBlock = Extract<Block, { readonly kind: 'demo' }>;

/** A demo with the page that shows it. */
export interface PageDemo {
  readonly page: ContentPage;
  readonly source: DemoSource;
  /** The file that builds with other license keys show instead. */
  readonly other?: DemoSource | undefined;
  /** Key of the page's demos in the generated registry. */
  readonly registryKey: string;
  /** Whether the page shows the demo in an iframe. */
  readonly inIframe: boolean;
}

/**
 * Reads the playground that a page names; undefined if the page's product has no such component. Faults are
 * reported at its file, or else at the line of the page.
 */
function readPagePlayground(
  page: Pick<ContentPage, 'file' | 'productId' | 'pathname'>,
  component: string,
  { line, file = page.file }: Origin,
  { units, registry }: Pick<SiteContent, 'units' | 'registry'>,
  report: ReportDemo,
): DemoSource | undefined {
  const ofProduct = units.filter(({ productId }) => productId === page.productId).flatMap(listUnits);
  const components = ofProduct.filter(({ kind }) => kind === 'component');
  const unit = components.find(({ name }) => name === component);
  if (!unit) {
    const message = `The API reference of this product has no component "${component}"`;
    const names = components.map(({ name }) => name);
    report({ file, line, code: 'unknown-playground', message, hint: nameHint(component, names) });
    return undefined;
  }
  const family = registry.find(({ product }) => product.id === page.productId)?.playgrounds ?? {};
  const folder = posix.dirname(page.file);
  return readPlayground({ folder, registryKey: playgroundKeyOf(page.pathname), unit, family }, (fault) =>
    report({ file, line: fault.file ? 1 : line, ...fault }),
  );
}

/** Returns the source of a demo or playground as readers see it; undefined if there is none. */
export function readShownDemo(
  page: Pick<ContentPage, 'file' | 'productId' | 'pathname'>,
  block: Pick<DemoBlock, 'name' | 'path' | 'playground'>,
  content: Pick<SiteContent, 'units' | 'registry'>,
): DemoSource | undefined {
  return block.playground === undefined
    ? readDemo(page.file, block)
    : readPagePlayground(page, block.playground, { line: 1 }, content, () => undefined);
}

/** Collects every demo that pages name, in the order of the pages. A name without a file is reported. */
export function collectDemos(
  pages: readonly ContentPage[],
  content: Pick<SiteContent, 'units' | 'registry'>,
  report: ReportDemo,
): PageDemo[] {
  const demos: PageDemo[] = [];
  for (const page of pages) {
    const names = new Set<string>();
    let hasPlayground = false;
    for (const block of page.texts[defaultLanguage()]?.blocks ?? []) {
      if (block.kind !== 'demo') continue;
      const { name, path = name, line, file = page.file, options } = block;
      if (names.has(name)) {
        const message = `The page shows the demo "${name}" twice`;
        const hint = 'show it once, and link to it';
        report({ file, line, code: 'repeated-demo', message, hint });
        continue;
      }
      names.add(name);
      if (block.playground !== undefined) {
        if (hasPlayground) {
          const message = 'The page has a playground already';
          const hint = 'remove the line: choices in the address of a page belong to one playground';
          report({ file, line, code: 'second-playground', message, hint });
          continue;
        }
        hasPlayground = true;
        const source = readPagePlayground(page, block.playground, block, content, report);
        if (source)
          demos.push({ page, source, registryKey: playgroundKeyOf(page.pathname), inIframe: false });
        continue;
      }
      const files = readDemoFiles(page.file, block);
      if (files) {
        const { shown: source, other } = files;
        demos.push({
          page,
          source,
          other,
          registryKey: registryKeyOf(page.pathname),
          inIframe: options.iframe === true,
        });
        continue;
      }
      const message = `There is no demo "${path}"`;
      report({
        file,
        line,
        code: 'unknown-demo',
        message,
        hint:
          path === name
            ? `put ${name}.tsx next to the page`
            : `there is no ${path}.tsx, from the folder of the page`,
      });
    }
  }
  return demos;
}

/** The problem of a file that has the name of a demo but is not the file that the demo is built from. */
const BESIDE_ANOTHER = {
  message: 'The demo with this name is built from another file',
  hint: 'JavaScript is generated from the TypeScript at build time: remove this file or the other one',
} as const;

function nameOf(path: string): string {
  return path.replace(/\.[jt]sx?(\.preview)?$/, '').replace(LICENSED, '');
}

/** Returns the line of Markdown that shows a file. */
function insertOf(file: string): string {
  const [, component] = /^([\w.]+)\.playground\.tsx$/.exec(file) ?? [];
  return component ? `{{"playground": "${component}"}}` : `{{"demo": "${nameOf(file)}.js"}}`;
}

/**
 * Returns problems for code files and files of preview lines next to a page that no demo uses and no page shows,
 * because they were probably forgotten. Two files whose names differ only in case are reported, too: not every disk can
 * hold both.
 */
export function listUnusedDemos(
  { registry, pages }: Pick<SiteContent, 'registry' | 'pages'>,
  sources: readonly DemoSource[],
): Problem[] {
  const problems: Problem[] = [];
  const used = new Set([
    ...sources.flatMap(({ file, modules }) => [file, `${file}.preview`, ...Object.keys(modules)]),
    ...[...pages.values()].flatMap(listPageFiles),
  ]);
  const shown = new Set(sources.map(({ file }) => nameOf(file)));
  const visit = (folder: string) => {
    const cased = new Map<string, string>();
    const entries = readdirSync(folder, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        visit(path);
        continue;
      }
      if (!/\.[jt]sx?(\.preview)?$/.test(entry.name)) continue;
      const other = cased.get(entry.name.toLowerCase());
      if (other) problems.push(caseCollisionProblem(path, other));
      cased.set(entry.name.toLowerCase(), path);
      if (!used.has(path)) {
        problems.push({
          file: path,
          line: 1,
          column: 1,
          code: 'unused-demo',
          ...(shown.has(nameOf(path))
            ? BESIDE_ANOTHER
            : {
                message: 'No page shows this demo',
                hint: `write ${insertOf(entry.name)} on a line of the page next to it, or remove the file`,
              }),
        });
      }
    }
  };
  for (const { product } of registry) {
    try {
      visit(DATA.pages(product.id));
    } catch {
      // A product without pages has no demos either.
    }
  }
  return problems;
}
