/**
 * What the fake network's script can be, by name. `AD` stands for the markup of a placement, `HERE` for the script's
 * own place. A number is a status; `hang` never answers, `reset` cuts the connection off.
 */
export interface FakeScript {
  readonly body?: string;
  readonly type?: string;
  readonly status?: number;
  readonly delayMs?: number;
  readonly fault?: 'hang' | 'reset';
}

/** A placement as a network draws it; `LINK` is where its links lead. */
function placement(link: string, style = '', id = 'net-ad'): string {
  const html =
    `<div id="${id}" style="${style}"><a href="${link}" target="_blank" rel="noopener sponsored">` +
    '<img src="ORIGIN/img/ad.svg" width="130" height="100" alt="">Fast hosting for everyone</a></div>';
  return `document.currentScript.insertAdjacentHTML('afterend', ${JSON.stringify(html)});`;
}

const SPONSOR = 'https://sponsor.example/click';
export const BACKERS = 'https://docs.example.com/backers';

/** Where an ad may come. */
const CONTAINER = `document.currentScript.insertAdjacentHTML('afterend', '<div id="net-ad"></div>');`;

export const FAKE_SCRIPTS: Readonly<Record<string, FakeScript>> = {
  good: { body: placement(SPONSOR) },
  slow: { body: placement(SPONSOR), delayMs: 1200 },
  flood: {
    body: 'const text="x".repeat(2e5);setInterval(()=>{for(let i=0;i<500;i++)top.postMessage({placement:{link:"https://e.example/"+i,text}},"*")},5)',
  },
  bare: {
    body: `document.currentScript.insertAdjacentHTML('afterend', '<div id="net-ad"><a href="${SPONSOR}">Bare</a></div>');`,
  },
  late: { body: placement(SPONSOR), delayMs: 4200 },
  hanging: { fault: 'hang' },
  reset: { fault: 'reset' },
  500: { status: 500 },
  404: { status: 404 },
  empty: { body: '' },
  noop: { body: 'window.network = { load() {}, refresh() {} };' },
  backers: { body: placement(`${BACKERS}?from=ad`) },
  container: { body: CONTAINER },
  becomesBackers: {
    body: `${CONTAINER}setTimeout(() => {
      const container = document.getElementById('net-ad');
      if (container) container.innerHTML = '<a href="${BACKERS}">Become a backer</a>';
    }, 1500);`,
  },
  duplicate: { body: placement(SPONSOR) + placement(SPONSOR) },
  twice: {
    // In a block: a document may run it on more than one page.
    body: `{ const host = document.currentScript.parentNode;
      const add = (where) => host.insertAdjacentHTML(where, '<div id="net-ad"><a href="${SPONSOR}">Second</a></div>');
      ${placement(SPONSOR)}
      setTimeout(() => add('afterbegin'), 1000);
      setTimeout(() => add('beforeend'), 1500); }`,
  },
  html: { body: '<!doctype html><p>Sign in to the network</p>', type: 'text/html' },
  truncated: { body: 'document.currentScript.insertAdjacentHTML("aft' },
  huge: { body: `/*${'x'.repeat(5_000_000)}*/` },
  throws: { body: 'throw new Error("network");' },
  throwsLater: { body: `${placement(SPONSOR)}setTimeout(() => { throw new Error("network"); }, 300);` },
  tall: { body: placement(SPONSOR, 'height:2000px;background:#ccc') },
  overlay: {
    body: placement(
      SPONSOR,
      'position:fixed;inset:0;width:9999px;height:9999px;z-index:2147483647;background:#ccc',
    ),
  },
  zero: { body: placement(SPONSOR, 'width:0;height:0;overflow:hidden') },
  gone: {
    body: `${placement(SPONSOR)}setTimeout(() => document.getElementById('net-ad')?.remove(), 800);`,
  },
};
