/**
 * `npm run bench:nav -- [--former folder] [--out folder] [--hover 0,150,400] [--runs 5] [--fast] [--worker] [--mixes]
 * [--pages 100] [--to 2]` follows a link of the sidebar in the corpus of pages: in turn in this shell, in this shell without
 * speculation rules (as in browsers without them), in VitePress and in bare HTML. Prints medians of the time from the end
 * of a press to two frames after the next heading, and of the bytes that the click loaded.
 *
 * `--former` adds the built corpus of another state of the project. `--out` names the built corpus of this one instead of
 * building it. `--fast` leaves out the slow network (150 ms a round trip, 1.6 Mbit/s). `--worker` visits at the site's
 * host, with its worker in force. `--mixes` compares other speculation rules instead of other sites. `--to` is the number of the
 * page that is followed from page 1; 2 is the next one.
 */
import { parseArgs } from 'node:util';
import { join, resolve } from 'node:path';
import { CACHE, OUT } from '../src/content/workspace';
import { ENGLISH } from './corpus/ENGLISH';
import { writeCorpus } from './corpus/writeCorpus';
import { errorSummary } from './errorSummary';
import { formatTable } from './formatTable';
import { measureBuild } from './measure/measureBuild';
import { median } from './median';
import { followLink, type Followed, type NavigatedSite } from './nav/followLink';
import { MIXES, withRules } from './nav/mixes';
import { createBare, createVitePress, writePages } from './peers/peers';
import { measurePeer } from './peers/Peer';
import { describeBusy, describeCircumstances } from './results/recorded';

const SLOW = { roundTripMs: 150, bytesPerMs: 200 };
/** The host of the corpus, as its data say. */
const HOST = 'papers.lighthouse.test';

const { values: options } = parseArgs({
  options: {
    former: { type: 'string' },
    out: { type: 'string' },
    hover: { type: 'string', default: '0,150,400' },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '100' },
    fast: { type: 'boolean', default: false },
    worker: { type: 'boolean', default: false },
    mixes: { type: 'boolean', default: false },
    to: { type: 'string', default: '2' },
  },
});

const NUMBERS = ['1', options.to].map((number) => number.padStart(5, '0'));
const [HEADING = '', NEXT_HEADING = ''] = NUMBERS.map((number) => `Part ${number}`);
const NAMES = NUMBERS.map((number) => `part-${number}`);
const HEADINGS = { heading: HEADING, nextHeading: NEXT_HEADING };

function shellSite(name: string, folder: string, change?: NavigatedSite['change']): NavigatedSite {
  const [first, second] = NAMES.map((part) => `/kit-00000/${part}/`);
  return { ...HEADINGS, name, folder, route: first ?? '', link: `nav a[href="${second}"]`, change };
}

/** Builds the corpus with this state of the project. Returns the folder of the site. */
async function buildShell(pages: number): Promise<string> {
  const folder = resolve(CACHE.bench, `nav-${pages}`);
  writeCorpus(process.cwd(), folder, pages, ENGLISH);
  await measureBuild(folder);
  return join(folder, OUT);
}

/** Builds the corpus with other programs. */
async function buildPeers(pages: number): Promise<NavigatedSite[]> {
  writePages(pages);
  const [first, second] = NAMES;
  const vitePress = createVitePress();
  const bare = createBare();
  for (const peer of [vitePress, bare]) {
    peer.prepare(pages);
    await measurePeer(peer);
  }
  return [
    {
      ...HEADINGS,
      name: vitePress.name,
      folder: vitePress.out,
      route: `/${first}.html`,
      link: `a.VPLink[href="/${second}.html"]`,
    },
    {
      ...HEADINGS,
      name: bare.name,
      folder: bare.out,
      route: `/${first}/`,
      link: `a[href="/${second}/"]`,
    },
  ];
}

async function listSites(): Promise<NavigatedSite[]> {
  const out = options.out ? resolve(options.out) : await buildShell(Number(options.pages));
  if (options.mixes)
    return Object.entries(MIXES).map(([name, rules]) => shellSite(name, out, withRules(rules)));
  return [
    ...(options.former ? [shellSite('former', resolve(options.former))] : []),
    shellSite('this shell', out),
    shellSite('without speculation rules', out, withRules(undefined)),
    ...(await buildPeers(Number(options.pages))),
  ];
}

async function measureNavigation(): Promise<void> {
  const sites = await listSites();
  const hovers = options.hover.split(',').map(Number);
  const network = options.fast ? undefined : SLOW;
  const host = options.worker ? HOST : undefined;
  const busy = describeBusy();
  const figures = new Map<string, Followed[]>();
  for (let run = 0; run < Number(options.runs); run += 1)
    for (const hoverMs of hovers)
      for (const site of sites) {
        const key = `${site.name} ${hoverMs}`;
        try {
          const followed = await followLink(site, { network, hoverMs, host });
          figures.set(key, [...(figures.get(key) ?? []), followed]);
        } catch (error) {
          console.error(errorSummary(error));
          process.exitCode = 1;
        }
      }
  const rows = sites.map(({ name }) => [
    name,
    ...hovers.map((hoverMs) => {
      const runs = figures.get(`${name} ${hoverMs}`) ?? [];
      const middle = (pick: (run: Followed) => number) => median(runs.map(pick)).toFixed(0);
      return `${middle(({ ms }) => ms)} ms, ${middle(({ bytes }) => bytes / 1000)} kB (n = ${runs.length})`;
    }),
  ]);
  console.log(
    formatTable([[options.fast ? 'fast' : 'slow', ...hovers.map((hover) => `${hover} ms`)], ...rows]),
  );
  console.log(`\nThis run: ${describeCircumstances()}${busy ? `\n${busy}` : ''}`);
}

void measureNavigation();
