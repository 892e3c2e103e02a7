import type { FileFacts } from './FileFacts';

/** A document that was described as it went out, so that nobody has to read it again. */
export interface KnownDocument extends FileFacts {
  /** Addresses that it names. */
  readonly needs: readonly string[];
}
