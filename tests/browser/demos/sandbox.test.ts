import { decompressFromBase64 } from 'lz-string';
import type { BrowserContext, Page } from 'playwright-core';
import { openReady } from '../harness/openReady';
import { useSite } from '../harness/useSite';
import { liveDemos } from './liveDemos';

const site = useSite();

interface Posted {
  readonly url: string;
  readonly body: string;
}

/** Answers what is posted to sandboxes in their place, and notes it. */
function catchPosts(): { posts: Posted[]; prepare: (context: BrowserContext) => Promise<unknown> } {
  const posts: Posted[] = [];
  return {
    posts,
    prepare: (context) =>
      context.route(/^https:\/\/(stackblitz\.com|codesandbox\.io)\//, async (route) => {
        posts.push({ url: route.request().url(), body: route.request().postData() ?? '' });
        await route.fulfill({ status: 200, contentType: 'text/html', body: '<title>sandbox</title>' });
      }),
  };
}

async function press(page: Page, name: string, posts: readonly Posted[]): Promise<Posted> {
  const before = posts.length;
  await page.locator('section[aria-label]').first().getByRole('button', { name }).click();
  for (let wait = 0; posts.length === before && wait < 100; wait += 1) await page.waitForTimeout(50);
  const post = posts[before];
  if (!post) throw new Error('Nothing was posted');
  return post;
}

describe('a demo opens as a project', () => {
  it('in StackBlitz, in a tab of its own', async () => {
    const { posts, prepare } = catchPosts();
    const page = await openReady(site(), '/material-ui/react-button/', { prepare });
    const { url, body } = await press(page, 'Open in StackBlitz', posts);
    const fields = new URLSearchParams(body);
    expect(url).toMatch(/^https:\/\/stackblitz\.com\/run\?file=src%2F\w+\.tsx$/);
    expect(fields.get('project[title]')).toBe('SaveButton demo — Material UI');
    expect(fields.get('project[files][src/SaveButton.tsx]')).toContain('export default function SaveButton');
    expect(JSON.parse(fields.get('project[files][package.json]') ?? '')).toMatchObject({
      dependencies: { '@mui/material': '7.0.2', '@emotion/react': '11.14.0', react: '19.3.1' },
    });
    expect(page.url()).toContain('/material-ui/react-button/');
  });

  it('in CodeSandbox, in the language that is shown', async () => {
    const { posts, prepare } = catchPosts();
    const page = await openReady(site(), '/joy-ui/react-button/', { prepare });
    await liveDemos(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: 'JS', exact: true }).first().click();
    const { url, body } = await press(page, 'Open in CodeSandbox', posts);
    expect(url).toBe('https://codesandbox.io/api/v1/sandboxes/define');
    const packed = new URLSearchParams(body).get('parameters') ?? '';
    const { files } = JSON.parse(
      decompressFromBase64(packed.replaceAll('-', '+').replaceAll('_', '/')) ?? '',
    ) as {
      files: Record<string, { content: string }>;
    };
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['package.json', 'src/main.jsx', 'src/Provider.jsx']),
    );
    expect(Object.keys(files).filter((path) => /\.tsx?$/.test(path))).toEqual([]);
    expect(files['src/Provider.jsx']?.content).toContain('@mui/joy/styles');
  });

  it('or says that the network is needed', async () => {
    const page = await openReady(site(), '/material-ui/react-button/', {
      prepare: (context) => context.route(/\/_docs\/demos\/.*\.json$/, (route) => route.abort()),
      expected: [/request failed: .*\/_docs\/demos\//, /Failed to load resource/],
    });
    await page
      .locator('section[aria-label]')
      .first()
      .getByRole('button', { name: 'Open in StackBlitz' })
      .click();
    await page.locator('section[aria-label]').first().getByText('This needs the network.').waitFor();
  });
});
