import { readFileSync } from 'node:fs';
import { readRoutes } from '../../site/harness/readRoutes';
import { OUT } from '../../../src/content/workspace';

export interface DemoPage {
  readonly route: string;
  /** Number of demos on the page. */
  readonly demos: number;
}

/** Lists the export's English pages with demos, without those of the API reference, whose playgrounds are closed. */
export function listDemoPages(): DemoPage[] {
  return readRoutes()
    .filter((route) => !/^\/(ar|pt|zh)\/|\/api\//.test(route))
    .map((route) => {
      const html = readFileSync(`${OUT}${route}index.html`, 'utf8');
      // A picture in a list of components is a stage, too, but without a background of its own.
      return { route, demos: html.match(/ data-stage="" data-background=/g)?.length ?? 0 };
    })
    .filter(({ demos }) => demos > 0);
}
