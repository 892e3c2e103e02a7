import { readFileSync } from 'node:fs';
import { readRoutes } from '../harness/readRoutes';

/** Routes of the export's English pages with demos, and how many each shows. */
export function listDemoPages(): { route: string; demos: number }[] {
  return readRoutes()
    .filter((route) => !/^\/(ar|pt|zh)\//.test(route))
    .map((route) => {
      const html = readFileSync(`out${route}index.html`, 'utf8');
      return { route, demos: html.match(/ data-stage=""/g)?.length ?? 0 };
    })
    .filter(({ demos }) => demos > 0);
}
