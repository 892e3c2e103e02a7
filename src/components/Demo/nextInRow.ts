/**
 * Returns the control of a row that a key moves the focus to, or undefined for other keys. From one end it goes to the
 * other.
 */
export function nextInRow(
  row: readonly HTMLElement[],
  from: number,
  key: string,
  isRtl: boolean,
): HTMLElement | undefined {
  const step = (by: number) => row[(from + by + row.length) % row.length];
  switch (key) {
    case 'ArrowRight':
      return step(isRtl ? -1 : 1);
    case 'ArrowLeft':
      return step(isRtl ? 1 : -1);
    case 'Home':
      return row[0];
    case 'End':
      return row.at(-1);
    default:
      return undefined;
  }
}
