import type { WorkerBuild, WorkerMessage } from '../../model/offline/workerMessage';
import { recordTyping } from '../busy';
import { clock } from '../clock';
import { readLoader } from '../loaderAddress';
import { reloadForBuild } from '../reloadForBuild';
import { savesData } from '../savesData';

const say = (worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []) =>
  worker.postMessage(message, ports);

/**
 * Registers the service worker, but only on the production host, and has the shown page stored; a prerendered page does
 * not come here before it is shown. Resolves to false if there is no worker; never rejects.
 */
export async function startWorker(productionHost: string): Promise<boolean> {
  if (window.location.host !== productionHost || !('serviceWorker' in navigator)) return false;
  try {
    followBuilds(await navigator.serviceWorker.register('/sw.js'));
    const { active } = await navigator.serviceWorker.ready;
    if (active && !savesData()) say(active, { kind: 'visited', pathname: window.location.pathname });
    return true;
  } catch {
    return false;
  }
}

/** Returns what a worker says about its build; pending if it does not answer. */
export function askBuild(worker: ServiceWorker): Promise<WorkerBuild> {
  const { port1, port2 } = new MessageChannel();
  say(worker, { kind: 'build' }, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<WorkerBuild>) => resolve(data);
  });
}

/** Minimum milliseconds between two update checks of an open page. */
const CHECK_PAUSE_MS = 10 * 60 * 1000;

function activate({ active, waiting }: ServiceWorkerRegistration): void {
  if (active && waiting) say(waiting, { kind: 'activate' });
}

/**
 * Activates a waiting worker. When the page regains the focus and the worker of a new build has taken over, loads the
 * page again, once for each build, if the reader loses nothing. The same holds for a page from the back/forward cache.
 */
function followBuilds(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  const loader = readLoader();
  let known = serviceWorker.controller;
  /** Whether the document came from the network before the worker of its build was active. */
  let isAhead = false;
  if (known)
    void askBuild(known).then((answer) => {
      isAhead = answer.loader !== loader;
    });
  // The first worker of all is of the build of this page.
  void serviceWorker.ready.then(({ active }) => {
    known ??= active;
  });
  const reloadIfDue = async () => {
    const { controller } = serviceWorker;
    if (!controller || controller === known) return;
    const answer = known && (await askBuild(controller));
    // Builds that differ only in text have the same loader, so a document may be of the older one.
    if (answer && !(isAhead && answer.loader === loader)) {
      reloadForBuild(answer.build);
      return;
    }
    known = controller;
    isAhead = false;
  };
  let checkedAt = clock.now();
  const onFocus = () => {
    if (document.visibilityState === 'hidden') return;
    void reloadIfDue();
    if (clock.now() - checkedAt < CHECK_PAUSE_MS) return;
    checkedAt = clock.now();
    registration.update().catch(() => undefined);
  };
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => activate(registration));
  });
  activate(registration);
  recordTyping();
  for (const type of ['focus', 'pageshow']) window.addEventListener(type, onFocus);
  document.addEventListener('visibilitychange', onFocus);
}
