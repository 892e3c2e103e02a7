import type { DeployServer } from '../servers/deploys';
import { COLLECT } from './offline/configureAnalytics';

/** Returns the pathnames of the pages that were counted, in order. */
export function listViews({ requests }: DeployServer): string[] {
  return requests
    .filter((url) => url.startsWith(COLLECT))
    .map(
      (url) =>
        JSON.parse(decodeURIComponent(url.slice(COLLECT.length + 1))) as [string, { pathname: string }],
    )
    .filter(([name]) => name === 'page_view')
    .map(([, { pathname }]) => pathname);
}
