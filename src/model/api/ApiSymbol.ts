import type { ApiTarget } from './ApiUnit';

export type ApiSymbolKind = 'unit' | 'prop' | 'slot' | 'class' | 'theme';

/** A name that a reader may write or search for, with its place in the reference. */
export interface ApiSymbol {
  /** `Button`, `Button.variant`, `MuiButton-root`, `MuiButton` … */
  readonly text: string;
  readonly kind: ApiSymbolKind;
  readonly unit: string;
  readonly productId: string;
  readonly target: ApiTarget;
  readonly isDeprecated?: boolean;
}
