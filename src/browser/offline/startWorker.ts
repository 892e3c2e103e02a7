import type { WorkerBuild, WorkerMessage } from '../../model/offline/workerMessage';
import { mayRecover } from '../../model/offline/workerAnswer';
import { recordTyping } from '../busy';
import { clock } from '../clock';
import { readLoader } from '../loaderAddress';
import { reloadForBuild } from '../reloadForBuild';
import { savesData } from '../savesData';
import { findWorkers } from './workerContainer';
import { noteRefusal, readRefusal } from './workerRefusal';

const say = (worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []) =>
  worker.postMessage(message, ports);

/**
 * Registers the service worker, but only on the production host, and has the shown page stored; a prerendered page does
 * not come here before it is shown. If the host turns out not to be able to have a worker, says why in the console, and
 * does not try again on every page. Resolves to false if there is no worker; never rejects.
 */
export async function startWorker(productionHost: string): Promise<boolean> {
  const workers = findWorkers();
  if (window.location.host !== productionHost || !workers || (await sayRefusal())) return false;
  try {
    const registration = await register(workers);
    followBuilds(workers, registration);
    const { active } = await workers.ready;
    if (active && !savesData()) say(active, { kind: 'visited', pathname: window.location.pathname });
    return true;
  } catch {
    return false;
  }
}

/** Says in the console why there can be no worker; returns whether that is so. */
async function sayRefusal(): Promise<boolean> {
  const reason = await readRefusal(readLoader());
  // For the maintainer of the host. Readers see in the settings that they cannot save pages.
  if (reason !== undefined) console.warn(`Pages cannot be read offline: ${reason}`);
  return reason !== undefined;
}

/** Returns whether the host answers, and would answer the same a little later: the browser's error does not say it. */
async function isForGood(): Promise<boolean> {
  try {
    return !mayRecover((await fetch('/sw.js', { cache: 'no-store' })).status);
  } catch {
    return false;
  }
}

/** @throws if the host has no worker, or the browser allows none */
async function register(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  try {
    const registration = await workers.register('/sw.js');
    const { active, installing } = registration;
    // A worker that cannot be installed notes why.
    if (!active)
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'redundant') void sayRefusal();
      });
    return registration;
  } catch (failure) {
    if (!workers.controller && (await isForGood())) {
      await noteRefusal(readLoader(), String(failure));
      await sayRefusal();
    }
    throw failure;
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
function followBuilds(serviceWorker: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
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
