import { setTimeout } from 'node:timers/promises';
import type { Problem } from '../model/Problem';
import type { ShareOrder, ShareReport } from './keptDocuments';
import type { Prepared } from './prepareSite';

/**
 * The tasks of a build that run in processes of their own; `workers.ts` starts them. Each loads only what its
 * task needs.
 */

/** A message that the content step has begun a longer step, with the maximum number of routes, if known. */
export interface StepMessage {
  readonly step: string;
  readonly routes?: number | undefined;
}

/** A message about the demo that the task works on from now on; undefined if there is none. */
export interface DemoMessage {
  readonly demo: string | undefined;
}

/** Maximum wait for unfinished work of a demo, such as an open connection. */
const MAX_MS = 2000;
const LOOK_MS = 20;
/** What keeps every worker alive: its connections to the build. */
const OWN = new Set(['PipeWrap', 'MessagePort']);

const parent = process.ppid;

/**
 * Ends this process if its build is gone: another build may follow at once and write the same files. A busy
 * task learns of it in no other way.
 */
function endWithBuild(): void {
  if (process.send && process.ppid !== parent) process.exit(1);
}

/** Waits for what demos have left open, and returns what failed in it. */
async function settle(): Promise<readonly Problem[]> {
  const { listLateFaults } = await import('../content/demos/demoStore');
  for (let waited = 0; waited < MAX_MS; waited += LOOK_MS) {
    if (process.getActiveResourcesInfo().every((name) => OWN.has(name))) break;
    await setTimeout(LOOK_MS);
  }
  return listLateFaults();
}

/** Sends a message about each demo to the build, which reports one that ends this process. */
async function nameDemos(): Promise<void> {
  const [{ messageParent }, { announceDemos }] = await Promise.all([
    import('jest-worker'),
    import('../content/demos/guardDemo'),
  ]);
  announceDemos((demo) => messageParent({ demo } satisfies DemoMessage));
}

/** Does the content step; see `prepareSite`. */
export async function prepare(): Promise<Prepared> {
  const [{ messageParent }, { prepareSite }, { outliveReaders }] = await Promise.all([
    import('jest-worker'),
    import('./prepareSite'),
    import('./report'),
  ]);
  outliveReaders();
  await nameDemos();
  const { routes, problems } = await prepareSite(undefined, {
    step: (step, most) => {
      endWithBuild();
      // Otherwise the garbage of a step stays until the process runs out of memory.
      globalThis.gc?.();
      messageParent({ step, routes: most } satisfies StepMessage);
    },
    onPage: endWithBuild,
  });
  return { routes, problems: [...problems, ...(await settle())] };
}

/**
 * Renders demos into the store while another process does the content step, which starts from the other end.
 * Returns what failed late in them; any other problem is left to the content step.
 */
export async function drawAhead(): Promise<readonly Problem[]> {
  const { drawDemosAhead } = await import('../content/demos/drawDemosAhead');
  await nameDemos();
  await drawDemosAhead(endWithBuild).catch(() => undefined);
  return settle();
}

/**
 * Seals documents of an export and checks each final document. Returns the findings of the checks and the
 * facts that the offline lists need.
 */
export async function completeShare({ folder, documents, policy, input }: ShareOrder): Promise<ShareReport> {
  const [{ createSealer }, { createAudit }, { createDescriber }] = await Promise.all([
    import('../content/outputs/sealer'),
    import('../checks/export/audit'),
    import('../content/offline/fileNeeds'),
  ]);
  const seal = createSealer(folder, policy, input.redirects);
  const { add, report } = createAudit(input);
  const describe = createDescriber();
  const described = documents.map((file) => {
    endWithBuild();
    const html = seal(file);
    add(file, html);
    return describe(file, html);
  });
  return { audit: report(), documents: described };
}
