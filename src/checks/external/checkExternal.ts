import { readFileSync } from 'node:fs';
import { CACHE, DATA } from '../../content/workspace';
import { writeText } from '../../content/pageData/generatedFiles';
import { readOutputPages } from '../../content/outputs/outputFiles';
import type { LinkException, SiteConfig } from '../../model/page/SiteConfig';
import type { Problem } from '../../model/Problem';
import { findLine } from '../findLine';
import { type ExternalLink, listExternalLinks, locateLink } from './externalLinks';
import { createVisitor, isAnswered, type LinkAnswer } from './linkVisits';

/**
 * `npm run check -- --external`: tries the links to other hosts. It is no part of a build: what other hosts do must
 * not stop one.
 */

/** A good answer is kept for a week; all others are asked for again. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** Answers are written after this number of links, so that an interrupted run is not lost. */
const LINKS_PER_WRITE = 25;

type Answers = ReadonlyMap<string, LinkAnswer>;

const isGood = ({ status }: LinkAnswer) => typeof status === 'number' && status >= 200 && status < 300;

/** Reads the answers that are kept and not too old. */
function readKept(now: number): Map<string, LinkAnswer> {
  try {
    const all = JSON.parse(readFileSync(CACHE.externalLinks, 'utf8')) as [string, LinkAnswer][];
    return new Map(all.filter(([, { at }]) => at <= now && now - at < KEPT_MS));
  } catch {
    return new Map();
  }
}

/** Returns whether an exception is for an address: the same, or with the beginning that stands before `*`. */
function isFor({ address: pattern }: LinkException, address: string): boolean {
  return pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
}

/** Answers that programs get from hosts that show the page to readers, or that may be another one tomorrow. */
const UNCLEAR = new Set<number | string>([
  401,
  403,
  406,
  407,
  408,
  425,
  429,
  451,
  999,
  'timeout',
  'EAI_AGAIN',
  'ECONNRESET',
  'UND_ERR_SOCKET',
]);

/** Describes what is wrong with a link; undefined if nothing is. */
function describeAnswer(
  address: string,
  { status, movedTo }: LinkAnswer,
): Pick<Problem, 'code' | 'message' | 'hint' | 'warning'> | undefined {
  const said = typeof status === 'number' ? `answers with status ${status}` : `gives no answer (${status})`;
  if (isGood({ status, at: 0 })) {
    if (movedTo === undefined) return undefined;
    const message = `${address} has moved for good to ${movedTo}`;
    return { code: 'external-moved', message, hint: 'link to the new address', warning: true };
  }
  const exception = `list it in linkExceptions of ${DATA.site}`;
  if (UNCLEAR.has(status) || (typeof status === 'number' && status >= 500))
    return {
      code: 'external-unclear',
      message: `${address} ${said}`,
      hint: `open it in a browser; if readers see it there, ${exception}`,
      warning: true,
    };
  const message = `${address} ${said}`;
  return { code: 'external-link', message, hint: `correct or remove the link, or ${exception}` };
}

/** Returns the exceptions that no link needs. They are addresses of the site's settings themselves. */
function checkExceptions(links: readonly ExternalLink[], exceptions: readonly LinkException[]): Problem[] {
  const others = links.filter(
    ({ documents, places }) => documents.length > 0 || places.some(({ file }) => file !== DATA.site),
  );
  return exceptions
    .filter((exception) => !others.some(({ address }) => isFor(exception, address)))
    .map(({ address }) => ({
      file: DATA.site,
      line: findLine(DATA.site, address),
      column: 1,
      code: 'unused-link-exception',
      message: `No link leads to ${address}`,
      hint: 'remove the exception',
      warning: true,
    }));
}

/** Returns the one problem of a network that reaches no host; undefined if it reaches any. */
function findNetworkFault(asked: Answers): Problem | undefined {
  const hosts = new Set([...asked.keys()].map((address) => new URL(address).host));
  const [first] = asked.values();
  if (hosts.size < 2 || !first || [...asked.values()].some(isAnswered)) return undefined;
  const message = `None of ${hosts.size} hosts gives an answer (${first.status})`;
  const hint = 'check the network of this machine, then try again; nothing was kept';
  return { file: '.', line: 1, column: 1, code: 'network', message, hint };
}

/**
 * Tries every link to another host, and returns the problems. Links that were good less than a week ago are not
 * tried again.
 * @param progress gets the number of links that have been tried, and of those to try
 */
export async function checkExternal(
  folder: string,
  site: Pick<SiteConfig, 'origin' | 'editBase' | 'repository' | 'linkExceptions'>,
  progress: (done: number, all: number) => void = () => {},
  visitor = createVisitor(`docs-shell link check (+${site.repository})`),
): Promise<Problem[]> {
  const exceptions = site.linkExceptions ?? [];
  const all = listExternalLinks(folder, readOutputPages(), site);
  const links = all.filter(({ address }) => !exceptions.some((exception) => isFor(exception, address)));
  const kept = readKept(Date.now());
  const write = () => writeText(CACHE.externalLinks, JSON.stringify([...kept]));
  // Fragments are not asked for: links that differ only there are one.
  const pageOf = (address: string) => address.replace(/#.*$/s, '');
  const wanted = [...new Set(links.map(({ address }) => pageOf(address)))].filter((page) => !kept.has(page));
  let done = 0;
  const asked = await visitor.visitAll(wanted, (page, answer) => {
    done += 1;
    progress(done, wanted.length);
    if (isGood(answer)) kept.set(page, answer);
    if (done % LINKS_PER_WRITE === 0) write();
  });
  write();
  const fault = findNetworkFault(asked);
  if (fault) return [fault];
  return [
    ...checkExceptions(all, exceptions),
    ...links.flatMap((link) => {
      const page = pageOf(link.address);
      const answer = asked.get(page) ?? kept.get(page);
      const hash = link.address.slice(page.length);
      const movedTo =
        answer?.movedTo && (answer.movedTo.includes('#') ? answer.movedTo : answer.movedTo + hash);
      const problem = answer && describeAnswer(link.address, { ...answer, ...(movedTo && { movedTo }) });
      return problem ? locateLink(folder, link, problem) : [];
    }),
  ];
}
