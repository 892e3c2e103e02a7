import { type SlotName, slotRegion } from '../model/page/FamilyParts';
import type { PageData } from '../model/page/PageData';

/** What a family shows at a place of the frame; nothing if it has no part for it. */
export function Slot({ name, page }: { name: SlotName; page: Pick<PageData, 'html'> }) {
  const html = page.html[slotRegion(name)];
  return html ? <div data-slot={name} dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
