import type { ApiTarget } from './ApiUnit';

/** A name that a reader may write or search for, with its place in the reference. */
export interface ApiSymbol {
  /** `Button`, `Button.variant`, `MuiButton-root`, `MuiButton` … */
  readonly text: string;
  readonly productId: string;
  readonly target: ApiTarget;
}
