import type { Clock } from '../clock';
import type { SearchAnswer, SearchRequest } from '../../model/search/SearchMessage';
import type { SearchWords } from '../../model/search/SearchWords';

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
export class WorkerLink {
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
