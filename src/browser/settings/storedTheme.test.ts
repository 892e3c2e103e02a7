/** @jest-environment jsdom */

const RULES = ':root{--a:1px;}';
/** The text of the adopted style sheet, which jsdom does not have; undefined if there is none. */
let sheet: string | undefined;

/** Returns the modules of a new document. */
async function openDocument(search = '') {
  jest.resetModules();
  sheet = undefined;
  window.history.replaceState(null, '', `/${search}`);
  delete document.documentElement.dataset.demoTheme;
  class FakeSheet {
    replaceSync(text: string) {
      sheet = text;
    }
  }
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(globalThis, { CSSStyleSheet: FakeSheet });
  const rules = await import('./demoRules');
  const shown = await import('./demoTheme');
  const kept = await import('./storedTheme');
  rules.startDemoTheme();
  kept.readStoredTheme();
  return { ...shown, ...kept };
}

beforeEach(() => localStorage.clear());

it('a document without a theme has no style sheet for it', async () => {
  const { getDemoTheme } = await openDocument();
  expect(getDemoTheme()).toBeUndefined();
  expect(sheet).toBeUndefined();
  expect(document.documentElement.dataset.demoTheme).toBeUndefined();
});

it('a chosen theme is applied, told and kept for later documents', async () => {
  const first = await openDocument();
  const listener = jest.fn();
  first.subscribeDemoTheme(listener);
  first.storeTheme({ radius: 8 }, RULES);
  expect(listener).toHaveBeenCalled();
  expect(first.getDemoTheme()).toEqual({ radius: 8 });
  expect(sheet).toBe(`@layer theme{${RULES}}`);
  const next = await openDocument();
  expect(sheet).toBe(`@layer theme{${RULES}}`);
  expect(next.getDemoTheme()).toEqual({ radius: 8 });
  expect(next.getDemoRules()).toBe(RULES);
});

it('a theme without choices forgets what is stored', async () => {
  const { storeTheme, getDemoTheme } = await openDocument();
  storeTheme({ radius: 8 }, RULES);
  storeTheme({}, '');
  expect(getDemoTheme()).toBeUndefined();
  expect(sheet).toBe('@layer theme{}');
  expect({ ...localStorage }).toEqual({});
});

it('a theme that another tab has chosen is followed', async () => {
  const { getDemoTheme, readStoredTheme, subscribeDemoTheme } = await openDocument();
  const listener = jest.fn();
  subscribeDemoTheme(listener);
  for (const [key, newValue] of [
    ['demo-theme-rules', RULES],
    ['demo-theme', 'radius-8'],
  ] as const) {
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }
  // The runtime reads it when the choices change.
  readStoredTheme();
  readStoredTheme();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(getDemoTheme()).toEqual({ radius: 8 });
  expect(sheet).toBe(`@layer theme{${RULES}}`);
});

it('hostile storage is not applied', async () => {
  localStorage.setItem('demo-theme', '__proto__-1.radius-99.<b>');
  localStorage.setItem('demo-theme-rules', 'body{display:none}');
  const { getDemoTheme, getDemoRules } = await openDocument();
  expect([getDemoTheme(), getDemoRules(), sheet]).toEqual([undefined, '', undefined]);
});

it('works for the document if the browser denies storage', async () => {
  const { storeTheme, getDemoTheme } = await openDocument();
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  storeTheme({ radius: 8 }, RULES);
  denied.mockRestore();
  expect(getDemoTheme()).toEqual({ radius: 8 });
  expect(sheet).toBe(`@layer theme{${RULES}}`);
});

it('a document knows that its address has a theme', async () => {
  await openDocument('?x=1&theme=radius-8');
  expect(document.documentElement.dataset.demoTheme).toBe('');
});
