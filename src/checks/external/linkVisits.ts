import { setTimeout } from 'node:timers/promises';
import { parseUrl } from '../../model/routes/url';

/** What a host answered to a link. */
export interface LinkAnswer {
  /** The status of the answer, or why there is none: `timeout`, or a code such as `ENOTFOUND`. */
  readonly status: number | string;
  /** Where the link leads for good, by permanent redirects. */
  readonly movedTo?: string;
  /** When it was tried, in milliseconds since 1970. */
  readonly at: number;
}

/** What a test replaces. */
export interface VisitSurroundings {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
  readonly timeoutMs: number;
}

const SURROUNDINGS: VisitSurroundings = { now: Date.now, sleep: (ms) => setTimeout(ms), timeoutMs: 20_000 };

/** Time between two requests to a host, which gets one at a time. */
const PAUSE_MS = 500;
/** Number of hosts that are asked at the same time. */
const MAX_HOSTS = 8;
const MAX_REDIRECTS = 5;
/** Number of tries of a link that a host is too busy to answer, or that gets no answer. */
const MAX_TRIES = 2;
/** A host that asks for a longer pause is not waited for. */
const MAX_RETRY_AFTER_MS = 60_000;
/** A pause for hosts that are busy and do not say for how long. */
const RETRY_MS = 5000;
/** A host that gives no answer to this number of links in a row is not asked for the others. */
const MAX_SILENCES = 3;

/** Answers that say nothing about the page: many servers do not know HEAD, or treat it as an attack. */
const MAY_MEAN_HEAD = (status: number) => status >= 400 && status !== 429 && status !== 503;
const IS_REDIRECT = new Set([301, 302, 303, 307, 308]);
const IS_PERMANENT = new Set([301, 308]);
/** Failures that do not depend on the method. */
const IS_ABSENT = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ENETUNREACH', 'EHOSTUNREACH']);
const IS_BUSY = new Set([429, 503]);

/** Returns the code of a failed request, such as `ENOTFOUND` or `timeout`. */
function codeOf(error: unknown): string {
  const { name, message, cause } = error as Error & {
    readonly cause?: { readonly code?: unknown; readonly message?: unknown };
  };
  const code = name === 'TimeoutError' ? 'timeout' : (cause?.code ?? cause?.message ?? message);
  return String(code);
}

/** Returns how long a host asks to wait; undefined if it does not say. */
function readRetryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Returns the address to which a redirect leads, with the fragment of the link; undefined if it is invalid. */
function resolveRedirect(location: string | null, from: string): string | undefined {
  const target = location === null ? undefined : parseUrl(location, from);
  if (!target || !/^https?:$/.test(target.protocol)) return undefined;
  if (!target.hash) target.hash = new URL(from).hash;
  return target.href;
}

/** Whether a status is that of an answer, not the code of a failure. */
export function isAnswered({ status }: LinkAnswer): boolean {
  return typeof status === 'number';
}

/** Tries links, and asks every host politely. */
export function createVisitor(agent: string, surroundings: Partial<VisitSurroundings> = {}) {
  const { now, sleep, timeoutMs } = { ...SURROUNDINGS, ...surroundings };

  async function ask(address: string, method: 'HEAD' | 'GET'): Promise<Response> {
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: { 'user-agent': agent, accept: 'text/html,*/*;q=0.8' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Only the status is wanted.
    await response.body?.cancel();
    return response;
  }

  /** Asks for the status of an address: without its content, if the host answers that. */
  async function askStatus(address: string): Promise<Response> {
    const head = await ask(address, 'HEAD').catch((error: unknown) => {
      if (IS_ABSENT.has(codeOf(error))) throw error;
      return undefined;
    });
    if (head && !MAY_MEAN_HEAD(head.status)) return head;
    await sleep(PAUSE_MS);
    return ask(address, 'GET');
  }

  /** Follows the redirects of a link. */
  async function follow(address: string): Promise<LinkAnswer & { readonly waitMs?: number }> {
    let [current, movedTo, isForGood]: [string, string | undefined, boolean] = [address, undefined, true];
    for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
      const { status, headers } = await askStatus(current);
      if (!IS_REDIRECT.has(status)) {
        const waitMs = IS_BUSY.has(status) ? (readRetryAfter(headers, now()) ?? RETRY_MS) : undefined;
        return { status, at: now(), ...(movedTo && { movedTo }), ...(waitMs !== undefined && { waitMs }) };
      }
      const next = resolveRedirect(headers.get('location'), current);
      if (next === undefined) return { status: 'invalid redirect', at: now() };
      current = next;
      isForGood &&= IS_PERMANENT.has(status);
      if (isForGood) movedTo = current;
      await sleep(PAUSE_MS);
    }
    return { status: 'endless redirect', at: now() };
  }

  /** Tries a link, again if the host is busy or does not answer. */
  async function visit(address: string): Promise<LinkAnswer> {
    for (let tries = 1; ; tries += 1) {
      const { waitMs = RETRY_MS, ...answer } = await follow(address).catch((error: unknown) => ({
        status: codeOf(error),
        at: now(),
        waitMs: PAUSE_MS,
      }));
      const isDone = typeof answer.status === 'number' && !IS_BUSY.has(answer.status);
      if (isDone || tries === MAX_TRIES || waitMs > MAX_RETRY_AFTER_MS) return answer;
      await sleep(waitMs);
    }
  }

  return {
    /**
     * Tries all links; calls `report` after each.
     * @returns the answers by address
     */
    async visitAll(
      addresses: readonly string[],
      report: (address: string, answer: LinkAnswer) => void = () => {},
    ): Promise<ReadonlyMap<string, LinkAnswer>> {
      const hosts = new Map<string, string[]>();
      for (const address of addresses) {
        const { host } = new URL(address);
        hosts.set(host, [...(hosts.get(host) ?? []), address]);
      }
      const answers = new Map<string, LinkAnswer>();
      const queue = [...hosts.values()];
      const visitHost = async (links: readonly string[]) => {
        let silences = 0;
        let last: LinkAnswer | undefined;
        for (const address of links) {
          const isSilent = silences >= MAX_SILENCES;
          if (last && !isSilent) await sleep(PAUSE_MS);
          last = last && isSilent ? last : await visit(address);
          silences = isAnswered(last) ? 0 : silences + 1;
          answers.set(address, last);
          report(address, last);
        }
      };
      const work = async () => {
        for (let links = queue.shift(); links; links = queue.shift()) await visitHost(links);
      };
      await Promise.all(Array.from({ length: MAX_HOSTS }, work));
      return answers;
    },
  };
}
