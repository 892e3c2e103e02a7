import { FACTS_ID, type PageFacts } from '../page/PageFacts';

/** Matches an address of a hashed file in the text of another one. */
const ADDRESS = /["'(](\/(?:_next\/static|_docs)\/[\w\-./~%[\]@+]+\.\w+)/g;
/** Files of live editing, which needs the network. */
const ONLINE_ONLY = /^\/_docs\/live\//;
const FACTS = new RegExp(`<script id="${FACTS_ID}" type="application/json">(.*?)</script>`, 's');

/**
 * Lists the hashed files that a document, a style sheet or a data file names, in order of first occurrence.
 * @example listAssets('<link href="/_next/static/a.css"><p data-nav="/_docs/x.1f.json">')
 *   // ['/_next/static/a.css', '/_docs/x.1f.json']
 */
export function listAssets(text: string): string[] {
  const addresses = [...text.matchAll(ADDRESS)].map(([, address = '']) => address);
  return [...new Set(addresses)].filter((address) => !ONLINE_ONLY.test(address));
}

/**
 * Lists the hashed files that a document needs to be read without a network: what its HTML and its facts name, the
 * islands that start when it is parsed or seen or are one file, and its demos. Search and other panels are not among them.
 * @throws if the facts of the document are cut
 */
export function listPageFiles(html: string): string[] {
  const [element = '', json = '{}'] = FACTS.exec(html) ?? [];
  const { islands = {}, demos = {}, ...rest } = JSON.parse(json) as Partial<PageFacts>;
  const text = html.replace(element, '');
  // Two islands may have the same module.
  const modules = new Set(
    Object.entries(islands).flatMap(([name, { on, files }]) =>
      on === 'page' || text.includes(`data-island="${name}"`) ? files.slice(0, 1) : [],
    ),
  );
  const needed = Object.values(islands).filter(
    ({ starts, alone, files: [module = ''] }) =>
      (starts === 'parsed' || starts === 'seen' || alone) && modules.has(module),
  );
  return [
    ...new Set([
      ...listAssets(text),
      ...listAssets(JSON.stringify(rest)),
      ...needed.flatMap(({ files }) => files),
      ...Object.values(demos).flat(),
    ]),
  ];
}
