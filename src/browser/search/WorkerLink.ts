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
  #number = 0;
  #broken: string | undefined;

  constructor(worker: WorkerLike, words: readonly SearchWords[]) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }) => {
      this.#waiting.get(data.number)?.(data);
      this.#waiting.delete(data.number);
    });
    worker.addEventListener('error', ({ message }) =>
      this.#break(message || 'The search worker could not be started'),
    );
    worker.postMessage({ kind: 'start', words });
  }

  get isBroken(): boolean {
    return this.#broken !== undefined;
  }

  #break(failure: string): void {
    this.#broken = failure;
    for (const [number, answer] of this.#waiting) answer({ number, failure });
    this.#waiting.clear();
    this.#worker.terminate();
  }

  /**
   * The worker's answer.
   * @throws what the worker says, or that it could not be started
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
