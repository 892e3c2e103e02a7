/** Every label that a `data-track` attribute may have; whatever else stands there is not reported. */
export const CLICK_LABELS = [
  'demo-code',
  'demo-colours',
  'demo-direction',
  'demo-reset',
  'demo-link',
  'demo-edit',
  'demo-stackblitz',
  'demo-codesandbox',
  'edit-page',
  'settings',
  'search',
  'keep-product',
  'remove-product',
] as const;

export type ClickLabel = (typeof CLICK_LABELS)[number];

/** The label of a `data-track` attribute; undefined for anything that is not in the list. */
export function parseClickLabel(value: string | null | undefined): ClickLabel | undefined {
  return CLICK_LABELS.find((label) => label === value);
}
