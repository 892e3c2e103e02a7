import type { Clock } from '../clock';
import type { SearchManifest } from '../../model/search/SearchManifest';
import type { SearchAnswer, SearchRequest } from '../../model/search/SearchMessage';
import type { PartLink } from '../../model/search/SearchPart';
import type { SearchWords } from '../../model/search/SearchWords';

const STARTS = 2;
/**
 * Milliseconds after which a silent worker is replaced. The last one may be slow to start and gets longer.
 */
const WORKER_MS = 5000;
const LAST_WORKER_MS = 15_000;
/**
 * Maximum milliseconds that others wait for a part: then queries use the loaded parts and the next parts
 * start to load.
 */
const SOON_MS = 2000;
/**
 * Milliseconds after which a part, which has been requested again by then, is reported as missing; it may
 * still arrive.
 */
export const LATE_MS = 6500;

/** A requested part of the index. */
export interface RequestedPart {
  readonly link: PartLink;
  readonly state: 'loading' | 'late' | 'ready' | 'failed';
  /** Resolves when the part has loaded or failed, or when others stop waiting for it. */
  readonly soon: Promise<void>;
  /** Resolves when the part has loaded or failed, or is late. */
  readonly due: Promise<void>;
}

/** Returns whether a part is still loading and not reported as late. */
export const isAwaited = ({ state }: RequestedPart): boolean => state === 'loading';

function keyOf({ product, language, tier, stamp }: PartLink): string {
  return `${product} ${language} ${tier} ${stamp}`;
}

/** The requested parts of the index, each loaded once, and the worker that holds them. */
export class SearchParts {
  readonly #createWorker: (href: string, isAgain: boolean) => WorkerLike;
  readonly #clock: Clock;
  readonly #onChange: () => void;
  readonly #parts = new Map<string, RequestedPart>();
  #link: WorkerLink | undefined;
  #starts = 0;

  /**
   * @param createWorker `isAgain`: in place of a broken one
   * @param onChange called whenever a part has loaded, failed or is late
   */
  constructor(
    createWorker: (href: string, isAgain: boolean) => WorkerLike,
    time: Clock,
    onChange: () => void,
  ) {
    this.#createWorker = createWorker;
    this.#clock = time;
    this.#onChange = onChange;
  }

  /** Returns the worker. A broken worker is replaced once, by one without any parts. */
  connect({ worker, words }: SearchManifest): WorkerLink {
    if (this.#link && (!this.#link.isBroken || this.#starts >= STARTS)) return this.#link;
    this.#starts += 1;
    this.#parts.clear();
    const isAgain = this.#starts === STARTS;
    const timeoutMs = isAgain ? LAST_WORKER_MS : WORKER_MS;
    this.#link = new WorkerLink(this.#createWorker(worker, isAgain), words, this.#clock, timeoutMs);
    return this.#link;
  }

  /** Requests parts that were not requested before; resolves as soon as nothing waits for them any longer. */
  async load(manifest: SearchManifest, links: readonly PartLink[]): Promise<readonly RequestedPart[]> {
    const parts = links.map((link) => this.#load(this.connect(manifest), link));
    await Promise.all(parts.map(({ soon }) => soon));
    return parts;
  }

  #load(worker: WorkerLink, wanted: PartLink): RequestedPart {
    const key = keyOf(wanted);
    const requested = this.#parts.get(key);
    if (requested) return requested;
    const finish = (state: RequestedPart['state']) => {
      part.state = state;
      this.#onChange();
    };
    const settled = worker.ask({ kind: 'load', part: wanted }).then(
      () => finish('ready'),
      () => finish('failed'),
    );
    const part: { -readonly [Name in keyof RequestedPart]: RequestedPart[Name] } = {
      link: wanted,
      state: 'loading',
      soon: this.#limit(settled, SOON_MS),
      due: this.#limit(settled, LATE_MS, () => {
        // Texts are large and may still be loading: report only their failures.
        if (wanted.tier !== 2) finish('late');
      }),
    };
    this.#parts.set(key, part);
    return part;
  }

  /** Resolves with a promise that cannot reject, or after a time. */
  #limit(settled: Promise<void>, ms: number, onLate?: () => void): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#clock.after(ms, () => {
        onLate?.();
        resolve();
      });
      void settled.then(() => {
        cancel();
        resolve();
      });
    });
  }

  /**
   * Returns the ids of the products with a part that could not be loaded or is late; the empty one stands for
   * all products.
   */
  listMissing(): ReadonlySet<string> {
    const missing = [...this.#parts.values()].filter(({ state }) => state === 'failed' || state === 'late');
    return new Set(missing.map(({ link }) => link.product));
  }

  /**
   * Lets all parts load again, in another worker: a browser does not request the same file twice at a time,
   * and another build may have other parts.
   */
  restart(): void {
    this.#starts = 0;
    this.#parts.clear();
    this.#link?.end('The search worker was restarted');
  }
}

/** The part of the worker interface that is used; tests pass their own. */
export interface WorkerLike {
  postMessage: (message: SearchRequest) => void;
  terminate: () => void;
  addEventListener(type: 'message', listener: (event: MessageEvent<SearchAnswer>) => void): void;
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void;
}

/** A request before it has its number. */
type Ask =
  | Omit<Extract<SearchRequest, { kind: 'load' }>, 'number'>
  | Omit<Extract<SearchRequest, { kind: 'find' }>, 'number'>
  | Omit<Extract<SearchRequest, { kind: 'search' }>, 'number'>;

/** Sends requests to the search worker and matches them with its answers. */
class WorkerLink {
  readonly #worker: WorkerLike;
  readonly #waiting = new Map<number, (answer: SearchAnswer) => void>();
  readonly #cancel: () => void;
  /** Ends the worker after a while. Returns a function that prevents it. */
  readonly #watch: () => () => void;
  #number = 0;
  #broken: string | undefined;

  /** @param timeoutMs time for the worker's program to load before the worker is ended */
  constructor(worker: WorkerLike, words: readonly SearchWords[], { after }: Clock, timeoutMs: number) {
    this.#worker = worker;
    this.#watch = () => after(timeoutMs, () => this.end('The search worker did not respond'));
    this.#cancel = this.#watch();
    worker.addEventListener('message', ({ data }) => {
      this.#cancel();
      this.#waiting.get(data.number)?.(data);
      this.#waiting.delete(data.number);
    });
    worker.addEventListener('error', ({ message }) =>
      this.end(message || 'The search worker could not be started'),
    );
    worker.postMessage({ kind: 'start', words });
  }

  get isBroken(): boolean {
    return this.#broken !== undefined;
  }

  /** Ends the worker; all pending and later requests fail. */
  end(failure: string): void {
    this.#cancel();
    this.#broken = failure;
    for (const [number, answer] of this.#waiting) answer({ number, failure });
    this.#waiting.clear();
    this.#worker.terminate();
  }

  /**
   * Returns the worker's answer.
   * @throws the failure that the worker reports, or that it could not be started or was ended
   */
  ask(request: Ask): Promise<SearchAnswer> {
    this.#number += 1;
    const number = this.#number;
    return new Promise((resolve, reject) => {
      // A part comes over the network; the rest is in the worker, which systems may end without a word.
      const cancel = request.kind === 'load' || this.isBroken ? () => {} : this.#watch();
      const settle = (answer: SearchAnswer) => {
        cancel();
        if (answer.failure === undefined) resolve(answer);
        else reject(new Error(answer.failure));
      };
      if (this.#broken !== undefined) {
        settle({ number, failure: this.#broken });
        return;
      }
      this.#waiting.set(number, settle);
      this.#worker.postMessage({ ...request, number } as SearchRequest);
    });
  }
}
