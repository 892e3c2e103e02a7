import '../src/shell/styles.css';
import type { IslandTable } from '../src/model/page/Island';

export { App as default } from '../src/shell/App';

/** What a page starts in the browser, and when. A row that is taken out is on no page. */
export const islands = {
  frame: { entry: 'src/islands/frame.ts', starts: 'parsed', on: 'page' },
  text: { entry: 'src/islands/text.ts', starts: 'touched', alone: true },
  ads: { entry: 'src/islands/ads.ts', starts: 'idle' },
  analytics: { entry: 'src/islands/analytics.ts', starts: 'idle', on: 'page' },
  worker: { entry: 'src/islands/worker.ts', starts: 'idle', on: 'page' },
  next: { entry: 'src/islands/next.ts', starts: 'idle', on: 'page' },
  offer: { entry: 'src/islands/offer.ts', starts: 'idle', on: 'page' },
  demo: { entry: 'src/islands/demo.tsx', starts: 'seen' },
  playground: { entry: 'src/islands/demo.tsx', starts: 'touched' },
  search: { entry: 'src/islands/search.ts', starts: 'touched' },
  searchDialog: { entry: 'src/islands/mountSearch.tsx', starts: 'touched' },
  results: { entry: 'src/islands/results.tsx', starts: 'touched' },
  settings: { entry: 'src/islands/settings.tsx', starts: 'touched' },
  notFound: { entry: 'src/islands/notFound.ts', starts: 'parsed', alone: true },
} satisfies IslandTable;
