import '../.cache/site/styles.css';
import type { IslandTable } from 'docs-shell';

export { App as default } from 'docs-shell/app';

/** What a page starts in the browser, and when. A row that is taken out is on no page. */
export const islands = {
  frame: { entry: 'docs-shell/islands/frame', starts: 'parsed', on: 'page' },
  text: { entry: 'docs-shell/islands/text', starts: 'touched', alone: true },
  ads: { entry: 'docs-shell/islands/ads', starts: 'idle' },
  analytics: { entry: 'docs-shell/islands/analytics', starts: 'idle', on: 'page' },
  worker: { entry: 'docs-shell/islands/worker', starts: 'idle', on: 'page' },
  next: { entry: 'docs-shell/islands/next', starts: 'idle', on: 'page' },
  offer: { entry: 'docs-shell/islands/offer', starts: 'idle', on: 'page' },
  demo: { entry: 'docs-shell/islands/demo', starts: 'seen' },
  playground: { entry: 'docs-shell/islands/demo', starts: 'touched' },
  search: { entry: 'docs-shell/islands/search', starts: 'touched' },
  searchDialog: { entry: 'docs-shell/islands/mountSearch', starts: 'touched' },
  results: { entry: 'docs-shell/islands/results', starts: 'touched' },
  settings: { entry: 'docs-shell/islands/settings', starts: 'touched' },
  notFound: { entry: 'docs-shell/islands/notFound', starts: 'parsed', alone: true },
} satisfies IslandTable;
