import { closestTo } from '../closestTo';

/**
 * Keeps the stage of a playground as high as it is, before further controls open beside it: what it shows is in its
 * middle and would move down.
 */
export function holdStage(event: Event): void {
  const stage = closestTo(event, '.playground-controls summary')?.closest('.demo-play')?.firstElementChild;
  if (!(stage instanceof HTMLElement)) return;
  stage.style.minBlockSize = `${stage.getBoundingClientRect().height}px`;
  stage.style.alignSelf = 'start';
}
