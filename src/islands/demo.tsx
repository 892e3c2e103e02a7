import { PageDemo } from '../components/Demo/PageDemo';
import { useTranslate } from '../components/Translations';
import { useDocs } from '../shell/contexts';
import { readFacts } from '../browser/pageFacts';
import { preloadModules } from '../browser/fetching/loadModule';
import { holdPopups } from '../browser/demos/heldPopups';
import { loadDemoSheet } from '../browser/demos/demoAssets';
import { fetchExtras } from '../components/Demo/demoExtras';
import type { DemoBlock } from '../model/demos/demo';
import { importLazily } from '../browser/fetching/importLazily';
import { onceEach } from '../browser/onceEach';
import { readStored } from '../browser/storage';
import { DEMO_THEME_KEY } from '../model/demoTheme/themeRules';
import { hydratePart, loadSurroundings } from './reactRoot';

/** Its translations come from the page. */
function DemoOfPage({ block }: { block: DemoBlock }) {
  const { page } = useDocs();
  return <PageDemo block={block} page={page} translate={useTranslate()} />;
}

/** Gives demos the theme of the address or of the reader, and follows other tabs. */
const followTheme = onceEach(async () => {
  const { dataset } = document.documentElement;
  const apply = () =>
    importLazily(() => import('../browser/demos/demoThemes'))
      .then((themes) => themes.startTheme())
      .catch(() => delete dataset.demoTheme);
  window.addEventListener('storage', ({ key }) => {
    if (key === DEMO_THEME_KEY || key === null) void apply();
  });
  if (dataset.demoTheme !== undefined || readStored(DEMO_THEME_KEY)) await apply();
});

/**
 * Asks for all that a demo needs to live, at once with what surrounds it, and not after it. A playground and a picture
 * wait until a reader comes to them, and an API page begins with the editor.
 */
function preload(element: HTMLElement, block: DemoBlock): void {
  const { page, demos } = readFacts();
  const { region, registryKey, playground, pictures, documentHref, extrasHref, isTryIt } = block;
  const holder = document.getElementById(region);
  const isWanted =
    window.docsShell?.isWanted(element) || holder?.matches('[data-touched], :hover, :focus-within');
  if (isTryIt || ((playground || pictures) && !isWanted)) return;
  preloadModules(demos[registryKey] ?? []);
  // The demo asks for them, too, and reports a failure.
  const ignore = () => undefined;
  if (playground) fetchExtras(extrasHref).catch(ignore);
  if (!documentHref) for (const href of page.aliveStyles ?? []) loadDemoSheet(href).catch(ignore);
}

/**
 * Brings a demo of the page to life, with its toolbar and code.
 * @param element names the region of the demo in `data-region`
 * @throws if its texts or styles could not be loaded
 */
export async function start(element: HTMLElement): Promise<void> {
  const { page } = readFacts();
  if (page.holdsPopups) holdPopups();
  const block = page.blocks.find(
    (each): each is DemoBlock => each.kind === 'demo' && each.region === element.dataset.region,
  );
  if (!block) throw new Error(`The page has no demo ${element.dataset.region}`);
  preload(element, block);
  const texts = await loadSurroundings();
  void followTheme('');
  await hydratePart(element, texts, <DemoOfPage block={block} />);
}
