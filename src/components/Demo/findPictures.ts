import type { DemoLook, DemoPictures } from '../../model/demos/demo';

/** Returns the pictures that a demo shows until it has rendered; none if the reader has chosen another look for it. */
export function findPictures(pictures: DemoPictures | undefined, look: DemoLook): DemoPictures | undefined {
  return look.theme || look.scheme || look.direction === 'rtl' ? undefined : pictures;
}
