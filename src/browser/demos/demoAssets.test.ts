/** @jest-environment jsdom */
import { loadDemoSheet } from './demoAssets';

jest.mock('../fetching/fetchFile', () => ({
  // Something that was the last in the page, such as a hint, leaves it while the sheet comes.
  fetchFile: async () => document.getElementById('hint')?.remove(),
}));

it('links a sheet of demos in the page when its last element has gone meanwhile', async () => {
  document.body.innerHTML = '<main></main><div id="hint"></div>';
  const loaded = loadDemoSheet('/demo.css');
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  const link = document.querySelector('body > link');
  expect(link?.getAttribute('href')).toBe('/demo.css');
  link?.dispatchEvent(new Event('load'));
  await loaded;
});
