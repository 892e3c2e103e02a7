/**
 * The fragment of a slot. The unit's name keeps its capitals.
 * @example slotAnchor('Button', 'startDecorator') // 'Button-css-startDecorator'
 */
export function slotAnchor(unit: string, slot: string): string {
  return `${unit}-css-${slot}`;
}
