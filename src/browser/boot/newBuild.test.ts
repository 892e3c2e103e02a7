/** @jest-environment jsdom */

import { replaceDocument } from './newBuild';

const TEXTS = { text: 'This part could not be loaded.', reload: 'Reload the page' };
const field = <T extends Element>(selector: string) => document.querySelector(selector) as T;

it('keeps what was chosen in a playground in the address, and what is chosen after the failure', async () => {
  document.body.innerHTML = `<section data-playground="Button"><form>
    <input type="radio" name="variant" value="text" checked><input type="radio" name="variant" value="outlined">
    <input type="checkbox" name="disabled"><input type="checkbox" name="fullWidth" checked>
    <input type="text" name="children" value="Save"><input type="number" name="max" value="9">
    <select name="icon"><option value="" selected></option><option>Send</option></select>
    <select name="size"><option value="" selected></option><option>small</option></select>
  </form></section><form><input name="q" value="other"></form>`;
  // The document has already been reloaded for this file.
  window.history.replaceState({ missing: '/a.js' }, '', '/page/?utm_source=mail#top');
  field<HTMLInputElement>('[value="outlined"]').checked = true;
  field<HTMLInputElement>('[name="fullWidth"]').checked = false;
  field<HTMLInputElement>('[name="children"]').value = 'A & B';
  field<HTMLSelectElement>('[name="icon"]').value = 'Send';
  field<HTMLInputElement>('[name="q"]').value = 'grid';
  await replaceDocument('/a.js', () => false, TEXTS);
  const { pathname, hash } = window.location;
  expect(pathname + hash).toBe('/page/#top');
  const query = () =>
    [...new URLSearchParams(window.location.search)].map(([name, text]) => `${name}=${text}`);
  const chosen = ['utm_source=mail', 'variant=outlined', 'fullWidth=false', 'children=A & B', 'icon=Send'];
  expect(query()).toEqual(chosen);
  expect(document.querySelector('[role="alert"]')?.textContent).toContain(TEXTS.text);
  field<HTMLInputElement>('[name="disabled"]').checked = true;
  field<HTMLButtonElement>('[role="alert"]').dispatchEvent(new Event('click'));
  expect(query()).toEqual([...chosen, 'disabled=true']);
});
