import { existsSync } from 'node:fs';
import { OUT } from '../src/content/workspace';
import { BUDGETS, type PageKind, type PageWeight } from './budgets';
import { weighPages } from './weigh';

/** Prints what the pages of the export weigh: per kind and limit, the heaviest page and the median. */
function printWeights(): void {
  const pages = weighPages(OUT);
  for (const kind of Object.keys(BUDGETS) as PageKind[]) {
    const ofKind = pages.filter((page) => page.kind === kind);
    console.log(`\n${kind}: ${ofKind.length} pages`);
    const rows = (Object.keys(BUDGETS[kind]) as (keyof PageWeight)[]).map((name) => {
      const sorted = ofKind.toSorted((a, b) => b.weight[name] - a.weight[name]);
      const median = sorted[Math.floor(sorted.length / 2)]?.weight[name] ?? 0;
      const [heaviest] = sorted;
      return [
        name,
        { median, heaviest: heaviest?.weight[name] ?? 0, limit: BUDGETS[kind][name], page: heaviest?.route },
      ];
    });
    console.table(Object.fromEntries(rows));
  }
}

if (existsSync(OUT)) printWeights();
else {
  console.error('There is no out/. Run npm run build first.');
  process.exitCode = 1;
}
