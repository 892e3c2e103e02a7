import { demoNameFromHash, mayHaveProps } from '../../model/demos/demo';
import { DEMO_THEME_KEY } from '../../model/demoTheme/themeRules';
import { isMetered } from '../isMetered';
import { readFacts } from '../pageFacts';
import { whenReader } from '../readerSigns';
import { root } from '../root';
import { getDirectionChoice, subscribeDirection } from '../settings/directionChoice';
import { readStored } from '../storage';
import { want } from '../wanted';
import { whenNear } from '../whenNear';

const DEMOS = '[data-island][data-region]';
/** Distance from the window at which a demo that differs from its document starts. */
const MARGIN = '200px';

const listDemos = () => document.querySelectorAll<HTMLElement>(DEMOS);

/** Starts the demos that come into view: they differ from what the document shows. */
function wantNear(): void {
  for (const demo of listDemos()) whenNear(demo.firstElementChild ?? demo, MARGIN, () => want(demo));
}

/** Starts the demo that the fragment names; its code is open then. */
function wantNamed(): void {
  const name = demoNameFromHash(window.location.hash);
  const { blocks } = readFacts().page;
  for (const demo of listDemos())
    if (
      blocks.some(
        (block) => block.kind === 'demo' && block.name === name && block.region === demo.dataset.region,
      )
    )
      want(demo);
}

/** Starts all demos near the window if the reader has chosen another direction than that of the text. */
function followDirection(): void {
  const { contentDirection } = readFacts().page;
  const follow = () => {
    const choice = getDirectionChoice();
    if (choice !== 'auto' && choice !== contentDirection) wantNear();
  };
  follow();
  subscribeDirection(follow);
}

/** Starts all demos near the window if the address or the reader gives them a theme. */
function followTheme(): void {
  if (root.dataset.demoTheme !== undefined || readStored(DEMO_THEME_KEY)) wantNear();
  window.addEventListener('storage', ({ key }) => {
    if (key === DEMO_THEME_KEY || key === null) wantNear();
  });
}

/**
 * Starts the grids that come near the window, from the first sign of a reader on: one takes longer to start than a press
 * may wait. Where bytes may be dear, each waits for its own reader.
 */
function wantGrids(): void {
  if (isMetered()) return;
  whenReader(() => {
    for (const { parentElement: stage } of document.querySelectorAll('[data-rows]')) {
      const demo = stage?.querySelector('[data-demo]');
      if (stage && demo) whenNear(stage, MARGIN, () => want(demo));
    }
  });
}

/**
 * Starts the demos that a page has to show differently from its document, although nobody has touched them: by the
 * fragment or the query of the address, the chosen direction, or a theme. Starts grids before they are touched.
 */
export function watchDemos(): void {
  if (listDemos().length === 0) return;
  wantGrids();
  wantNamed();
  window.addEventListener('hashchange', wantNamed);
  followDirection();
  followTheme();
  if (!mayHaveProps(new URLSearchParams(window.location.search))) return;
  for (const demo of listDemos()) if (demo.querySelector('[data-playground],.api-try')) want(demo);
}
