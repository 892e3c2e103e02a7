import { readFileSync } from 'node:fs';
import { readRoutes } from '../../site/harness/readRoutes';
import { OUT } from '../../../src/content/workspace';

export interface DemoPage {
  readonly route: string;
  /** Number of demos on the page. */
  readonly demos: number;
  readonly names: readonly string[];
}

/** Lists the export's English pages with demos. */
export function listDemoPages(): DemoPage[] {
  return readRoutes()
    .filter((route) => !/^\/(ar|pt|zh)\//.test(route))
    .map((route) => {
      const html = readFileSync(`${OUT}${route}index.html`, 'utf8');
      // Each demo is a target of links.
      const names = [...html.matchAll(/<section [^>]*\bid="([\w-]+)\.tsx"/g)].map(([, name = '']) => name);
      return { route, demos: names.length, names };
    })
    .filter(({ demos }) => demos > 0);
}
