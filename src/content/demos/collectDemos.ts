import type { ContentPage, SiteContent } from '../pageData/SiteContent';
import type { ReportDemo } from './DemoBuild';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import { readDemoFiles, type DemoSource } from './readDemo';

/** A demo with the page that shows it. */
export interface PlacedDemo {
  readonly page: ContentPage;
  readonly source: DemoSource;
  /** What stands in its place in builds with other keys. */
  readonly other?: DemoSource | undefined;
  /** Key of the page's demos in the generated registry. */
  readonly shard: string;
  /** The page asks for a window of its own. */
  readonly framed: boolean;
}

/** Every demo that a page names, in the order of the pages; a name without file is told. */
export function collectDemos({ pages }: SiteContent, report: ReportDemo): PlacedDemo[] {
  const placed: PlacedDemo[] = [];
  for (const page of pages.values()) {
    const names = new Set<string>();
    for (const block of page.texts[DEFAULT_LANGUAGE_CODE]?.blocks ?? []) {
      if (block.kind !== 'demo') continue;
      const { name, line, options } = block;
      if (names.has(name)) {
        const message = `The page shows the demo "${name}" twice`;
        const hint = 'show it once, and link to it';
        report({ file: page.file, line, code: 'repeated-demo', message, hint });
        continue;
      }
      names.add(name);
      const files = readDemoFiles(page.file, name);
      if (files) {
        const { shown: source, other } = files;
        placed.push({ page, source, other, shard: page.pathname.slice(1), framed: options.iframe === true });
        continue;
      }
      const message = `There is no demo "${name}"`;
      report({
        file: page.file,
        line,
        code: 'unknown-demo',
        message,
        hint: `put ${name}.tsx beside the page`,
      });
    }
  }
  return placed;
}
