/** Values of the specification's `plan` field. */
export type Plan = 'pro' | 'premium';

/**
 * Navigation page item (specification, section 3).
 * With `children` it is a group; its pathname is that of its generated section page.
 */
export interface NavPage {
  /** Canonical: no language, hash, query or trailing slash. `https://…` for a link to another host. */
  readonly pathname: string;
  readonly title?: string;
  /** Text of a label group: always open, not a button. */
  readonly subheader?: string;
  readonly children?: readonly NavPage[];
  readonly icon?: string;
  readonly plan?: Plan;
  readonly newFeature?: boolean;
  readonly planned?: boolean;
  readonly unstable?: boolean;
  readonly beta?: boolean;
  readonly legacy?: boolean;
  readonly deprecated?: boolean;
}
