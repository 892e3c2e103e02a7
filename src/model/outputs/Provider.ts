/**
 * A configured third party and the origins that it needs in the policy, for example
 * `https://cdn.example.com`.
 */
export interface Provider {
  /** Name for messages. */
  readonly name: string;
  readonly scripts?: readonly string[];
  readonly connections?: readonly string[];
  readonly images?: readonly string[];
  readonly styles?: readonly string[];
  readonly fonts?: readonly string[];
}
