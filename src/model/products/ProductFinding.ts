/** One mistake in the registry of products. */
export interface ProductFinding {
  /** Stable, kebab-case name of the rule. */
  readonly code: string;
  readonly message: string;
  /** What to do about it, one clause. */
  readonly hint: string;
  readonly productId: string;
}
