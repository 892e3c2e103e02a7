import type { ContentPage, SiteContent } from '../pageData/SiteContent';
import type { ReportDemo } from './DemoBuild';
import { readDemo, type DemoSource } from './readDemo';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/defaultLanguageCode';

/** A demo with the page that shows it. */
export interface PlacedDemo {
  readonly page: ContentPage;
  readonly source: DemoSource;
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
      const source = readDemo(page.file, name);
      if (source) {
        placed.push({ page, source, shard: page.pathname.slice(1), framed: options.iframe === true });
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
