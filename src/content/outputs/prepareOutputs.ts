import type { SiteContent } from '../pageData/SiteContent';
import { writeCards } from './cards/writeCards';
import type { PageRecorder } from './createPageRecorder';
import { writeDiscovery } from './writeDiscovery';
import { writeIcons } from './writeIcons';

/** Writes what goes out beside the pages and does not depend on their final bytes. */
export async function prepareOutputs(content: SiteContent, recorder: PageRecorder): Promise<void> {
  recorder.save();
  writeDiscovery(content, recorder.pages);
  await writeIcons(content);
  await writeCards(content);
}
