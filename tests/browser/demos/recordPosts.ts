import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { openMenuEntry } from './demoMenu';

export interface RecordedPost {
  readonly url: string;
  readonly body: string;
}

/** Answers posts to sandboxes, and records them. */
export function recordPosts() {
  const posts: RecordedPost[] = [];
  return {
    prepare: (context: BrowserContext) =>
      context.route(/^https:\/\/(stackblitz\.com|codesandbox\.io)\//, async (route) => {
        posts.push({ url: route.request().url(), body: route.request().postData() ?? '' });
        const answer = { status: 200, contentType: 'text/html', body: '<title>sandbox</title>' };
        // Not awaited by anything: the test may be over.
        await route.fulfill(answer).catch(() => {});
      }),
    /** Presses an entry in the menu of a demo, or else of the page's first one; returns its post. */
    press: async (page: Page, name: string, demo?: Locator): Promise<RecordedPost> => {
      const before = posts.length;
      await (await openMenuEntry(demo ?? page.locator('section[aria-label]').first(), name)).click();
      await expect.poll(() => posts.length, { timeout: 20_000 }).toBeGreaterThan(before);
      const post = posts[before];
      if (!post) throw new Error('Nothing was posted');
      return post;
    },
  };
}
