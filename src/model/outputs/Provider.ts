/** What a configured third party needs of the security policy: origins, for example `https://cdn.example.com`. */
export interface Provider {
  /** Stands in messages. */
  readonly name: string;
  readonly scripts?: readonly string[];
  readonly connections?: readonly string[];
  readonly images?: readonly string[];
  readonly styles?: readonly string[];
  readonly fonts?: readonly string[];
}
