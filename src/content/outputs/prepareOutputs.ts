import type { SocialFacts } from '../../model/outputs/socialTags';
import { BUILD_FOLDER, socialFile } from '../pageData/buildFiles';
import type { SiteContent } from '../pageData/SiteContent';
import { writeText } from '../pageData/writeHashed';
import { writeCards } from './cards/writeCards';
import type { PageRecorder } from './createPageRecorder';
import { FEED_PATH } from './outputFiles';
import { siteColours } from './siteColours';
import { writeDiscovery } from './writeDiscovery';
import { writeIcons } from './writeIcons';
import { writeNotices } from './writeNotices';
import { writeRedirectPages } from './writeRedirectPages';

/** Writes what goes out beside the pages and does not depend on their final bytes, and what their heads tell of it. */
export async function prepareOutputs(content: SiteContent, recorder: PageRecorder): Promise<void> {
  const { site } = content;
  recorder.save();
  writeDiscovery(content, recorder.pages);
  writeRedirectPages(content, new Set(recorder.pages.map(({ pathname }) => pathname)));
  writeNotices();
  await writeIcons(content);
  const { light, dark } = await siteColours();
  const facts: SocialFacts = {
    siteName: site.name,
    origin: site.origin,
    feed: FEED_PATH,
    colours: { light: light.background, dark: dark.background },
    cards: await writeCards(content),
  };
  writeText(`${BUILD_FOLDER}/${socialFile}`, JSON.stringify(facts));
}
