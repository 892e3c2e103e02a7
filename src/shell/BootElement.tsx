import { readInHouseAdScript, loadRunTime } from '../content/pageData/readBuild';
import { formatDataScript } from '../model/outputs/markupText';
import type { PageData } from '../model/page/PageData';

/**
 * The data that a document contains for its own programs: facts about the deployment, the program that shows
 * an in-house ad early, and whether the page is incomplete without the runtime.
 */
export function BootElement({ page, list }: { page: PageData | undefined; list?: object }) {
  return (
    <script
      id="_boot"
      type="application/json"
      data-ad={page?.adsHref === undefined ? undefined : readInHouseAdScript() || undefined}
      // The page for unknown addresses shows more as soon as it runs: suggestions, in the reader's language.
      data-awaited={page?.kind === 'notFound' ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: formatDataScript({ site: loadRunTime(), ...list }) }}
    />
  );
}
