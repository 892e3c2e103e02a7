import type { Clock } from '../clock';
import type { SearchManifest } from '../../model/search/SearchManifest';
import type { WantedShard, SearchAnswer, SearchRequest } from '../../model/search/SearchMessage';
import type { SearchWords } from '../../model/search/SearchWords';

const STARTS = 2;
/** A worker that says nothing by then is replaced. The last one may be slow to come, and is waited for longer. */
const WORKER_MS = 5000;
const LAST_WORKER_MS = 15_000;
/** Nothing else waits longer for a part: what is there answers, and the next parts are begun beside it. */
const SOON_MS = 2000;
/** What takes longer, and has been asked for again by then, is told to be missing; it may come all the same. */
export const LATE_MS = 6500;

/** A part of the index that was asked for. */
export interface SearchPart {
  readonly shard: WantedShard;
  readonly state: 'loading' | 'late' | 'ready' | 'failed';
  /** Settles when it has come or failed, or the others wait for it no longer. */
  readonly soon: Promise<void>;
  /** Settles when it has come or failed, or is late. */
  readonly due: Promise<void>;
}

/** Whether a part is waited for, and nothing has been told of it. */
export const isAwaited = ({ state }: SearchPart): boolean => state === 'loading';

function keyOf({ product, language, tier }: WantedShard): string {
  return `${product} ${language} ${tier}`;
}

/** The parts of the index that were asked for, each once, and the worker that holds them. */
export class SearchParts {
  readonly #createWorker: (href: string) => WorkerLike;
  readonly #clock: Clock;
  readonly #onChange: () => void;
  readonly #parts = new Map<string, SearchPart>();
  #link: WorkerLink | undefined;
  #starts = 0;

  /** @param onChange called whenever a part has come, has failed or is late */
  constructor(createWorker: (href: string) => WorkerLike, time: Clock, onChange: () => void) {
    this.#createWorker = createWorker;
    this.#clock = time;
    this.#onChange = onChange;
  }

  /** The worker; where it broke, another one that has no part yet, until that one breaks as well. */
  connect({ worker, words }: SearchManifest): WorkerLink {
    if (this.#link && (!this.#link.isBroken || this.#starts >= STARTS)) return this.#link;
    this.#starts += 1;
    this.#parts.clear();
    const patience = this.#starts < STARTS ? WORKER_MS : LAST_WORKER_MS;
    this.#link = new WorkerLink(this.#createWorker(worker), words, this.#clock, patience);
    return this.#link;
  }

  /** Asks for parts that were not asked for; settles as soon as nothing waits for them any longer. */
  async load(manifest: SearchManifest, shards: readonly WantedShard[]): Promise<readonly SearchPart[]> {
    const parts = shards.map((shard) => this.#load(this.connect(manifest), shard));
    await Promise.all(parts.map(({ soon }) => soon));
    return parts;
  }

  #load(link: WorkerLink, shard: WantedShard): SearchPart {
    const key = keyOf(shard);
    const known = this.#parts.get(key);
    if (known) return known;
    const finish = (state: SearchPart['state']) => {
      part.state = state;
      this.#onChange();
    };
    const settled = link.ask({ kind: 'load', shard }).then(
      () => finish('ready'),
      () => finish('failed'),
    );
    const part: { -readonly [Name in keyof SearchPart]: SearchPart[Name] } = {
      shard,
      state: 'loading',
      soon: this.#limit(settled, SOON_MS),
      due: this.#limit(settled, LATE_MS, () => {
        // Texts are large, and may be on their way: of them only a failure is told.
        if (shard.tier === 1) finish('late');
      }),
    };
    this.#parts.set(key, part);
    return part;
  }

  /** Settles with what can't fail, or after a time. */
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

  /** Products of which a part could not be loaded, or is late. */
  listMissing(): ReadonlySet<string> {
    const missing = [...this.#parts.values()].filter(({ state }) => state === 'failed' || state === 'late');
    return new Set(missing.map(({ shard }) => shard.product));
  }

  /**
   * Has what failed asked for again when it is wanted. Where something is late, that is all of it, by another worker: a
   * browser asks for no file twice at a time.
   */
  forgetMissing(): void {
    this.#starts = 0;
    if ([...this.#parts.values()].some(({ state }) => state === 'late')) this.#link?.end('It is asked anew');
    for (const [key, { state }] of this.#parts) if (state === 'failed') this.#parts.delete(key);
  }
}

/** What of a worker is used; tests pass their own. */
export interface WorkerLike {
  postMessage: (message: SearchRequest) => void;
  terminate: () => void;
  addEventListener(type: 'message', listener: (event: MessageEvent<SearchAnswer>) => void): void;
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void;
}

/** A request before it has its number. */
type Ask =
  | Omit<Extract<SearchRequest, { kind: 'load' }>, 'number'>
  | Omit<Extract<SearchRequest, { kind: 'search' }>, 'number'>;

/** Requests to the search worker, each with its answer. */
class WorkerLink {
  readonly #worker: WorkerLike;
  readonly #waiting = new Map<number, (answer: SearchAnswer) => void>();
  readonly #cancel: () => void;
  #number = 0;
  #broken: string | undefined;

  /** @param patienceMs a worker whose program has not come by then is given up */
  constructor(worker: WorkerLike, words: readonly SearchWords[], { after }: Clock, patienceMs: number) {
    this.#worker = worker;
    this.#cancel = after(patienceMs, () => this.end('The search worker does not answer'));
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

  /** Ends the worker; whatever still waits for it fails, and so does all that is asked of it later. */
  end(failure: string): void {
    this.#cancel();
    this.#broken = failure;
    for (const [number, answer] of this.#waiting) answer({ number, failure });
    this.#waiting.clear();
    this.#worker.terminate();
  }

  /**
   * The worker's answer.
   * @throws what the worker says, or that it could not be started or was ended
   */
  ask(request: Ask): Promise<SearchAnswer> {
    this.#number += 1;
    const number = this.#number;
    return new Promise((resolve, reject) => {
      const settle = (answer: SearchAnswer) => {
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
