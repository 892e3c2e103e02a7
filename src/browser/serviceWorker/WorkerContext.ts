import type { Notes } from './createNotes';

/** What every part of the worker works with. */
export interface WorkerContext {
  /** Hash over everything that the build has written. */
  readonly build: string;
  /** The framework's name of the build, which its documents carry; that stays where only text changes. */
  readonly documents: string;
  readonly origin: string;
  /** Addresses of the offline page in every language, and of what it needs. */
  readonly shell: readonly string[];
  readonly notes: Notes;
  readonly now: () => number;
}
