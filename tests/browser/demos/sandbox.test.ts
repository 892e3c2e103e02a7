import { expect, FULL, test } from '../fixtures/test';
import { openMenuEntry } from './demoMenu';
import { recordPosts } from './recordPosts';
import { liveDemos } from './liveDemos';
import { unpackSandbox } from './unpackSandbox';

test.describe('a demo opens as a project', () => {
  test('in StackBlitz, in its own tab', async ({ site }) => {
    const { prepare, press } = recordPosts();
    const page = await site.openReady('/material-ui/react-button/', { prepare });
    const { url, body } = await press(page, 'Open in StackBlitz');
    const fields = new URLSearchParams(body);
    expect(url).toMatch(/^https:\/\/stackblitz\.com\/run\?file=src%2F\w+\.tsx$/);
    expect(fields.get('project[title]')).toBe('ButtonPlayground demo — Material UI');
    expect(fields.get('project[files][src/ButtonPlayground.tsx]')).toContain(
      '<Button variant="contained">Save changes</Button>',
    );
    expect(JSON.parse(fields.get('project[files][package.json]') ?? '')).toMatchObject({
      dependencies: { '@mui/material': '7.0.2', '@emotion/react': '11.14.0', react: '19.3.1' },
    });
    await expect(page).toHaveURL(/\/material-ui\/react-button\/$/);
  });

  test('in CodeSandbox, in the language that is shown', FULL, async ({ site }) => {
    const { prepare, press } = recordPosts();
    const page = await site.openReady('/joy-ui/react-button/', { prepare });
    await liveDemos(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: 'JS', exact: true }).first().click();
    const post = await press(page, 'Open in CodeSandbox');
    expect(post.url).toBe('https://codesandbox.io/api/v1/sandboxes/define');
    const files = unpackSandbox(post);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['package.json', 'src/main.jsx', 'src/Provider.jsx']),
    );
    expect(Object.keys(files).filter((path) => /\.tsx?$/.test(path))).toEqual([]);
    expect(files['src/Provider.jsx']).toContain('@mui/joy/styles');
  });

  test('with the packages that an edit imports', FULL, async ({ site }) => {
    const { prepare, press } = recordPosts();
    const page = await site.openReady('/material-ui/react-button/', { prepare });
    await (await openMenuEntry(page.locator('section[aria-label]').first(), 'Edit')).click();
    const editor = page.locator('.pce-textarea');
    await editor.waitFor({ state: 'attached' });
    await editor.fill(
      "import { DataGrid } from '@mui/x-data-grid';\nexport default () => <DataGrid columns={[]} />;\n",
    );
    await page.locator('[data-edited]').waitFor();
    const { body } = await press(page, 'Open in StackBlitz');
    const file = new URLSearchParams(body).get('project[files][package.json]') ?? '';
    expect(JSON.parse(file)).toMatchObject({
      dependencies: {
        '@mui/x-data-grid': expect.stringMatching(/^\d/),
        '@mui/system': expect.stringMatching(/^\d/),
        '@mui/material': '7.0.2',
      },
    });
  });

  test('or reports that the network is needed', FULL, async ({ site }) => {
    const page = await site.openReady('/material-ui/react-button/', {
      prepare: (context) => context.route(/\/_docs\/demos\/.*\.json$/, (route) => route.abort()),
      expected: [/request failed: .*\/_docs\/demos\//, /Failed to load resource/],
    });
    const first = page.locator('section[aria-label]').first();
    await (await openMenuEntry(first, 'Open in StackBlitz')).click();
    await page
      .locator('section[aria-label]')
      .first()
      .getByText('Check your connection and try again.')
      .last()
      .waitFor();
  });
});
