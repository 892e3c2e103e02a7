/** Returns whether a picture stands in the stage of a demo that has not rendered yet. */
export function showsPicture(stage: Element | null): boolean {
  const pictures = stage?.querySelectorAll<HTMLElement>('img[data-scheme]') ?? [];
  return [...pictures].some(({ offsetParent }) => offsetParent !== null);
}
