import { setDefaultLanguage } from '../model/languages/defaultLanguage';
import type { UsedPackages } from '../content/packageFiles';
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

/** The result of the content step, and the packages that were read for it or are rendered with. */
export interface PreparedBuild extends Prepared {
  readonly packages: { readonly hash: string; readonly used: UsedPackages };
}

const parent = process.ppid;

/**
 * Ends this process if its build is gone: another build may follow at once and write the same files. A busy
 * task learns of it in no other way.
 */
function endWithBuild(): void {
  if (process.send && process.ppid !== parent) process.exit(1);
}

/** Does the content step; see `prepareSite`. */
export async function prepare(): Promise<PreparedBuild> {
  const [{ messageParent }, { prepareSite }, { outliveReaders }, { hashPackages }, { packageFiles }] =
    await Promise.all([
      import('jest-worker'),
      import('./prepareSite'),
      import('./report'),
      import('./keptPages'),
      import('../content/packageFiles'),
    ]);
  outliveReaders();
  const prepared = await prepareSite({
    step: (step, most) => {
      endWithBuild();
      // Otherwise the garbage of a step stays until the process runs out of memory.
      globalThis.gc?.();
      messageParent({ step, routes: most } satisfies StepMessage);
    },
    onPage: endWithBuild,
  });
  return { ...prepared, packages: { hash: hashPackages(), used: packageFiles.used() } };
}

/**
 * Seals documents of an export and checks each final document. Returns the findings of the checks and the
 * facts that the offline lists need.
 */
export async function completeShare({ folder, documents, policy, input }: ShareOrder): Promise<ShareReport> {
  // The family is not loaded here.
  const [first] = input.languages;
  if (first) setDefaultLanguage(first.code);
  const [{ createSealer }, { createAudit }, { createDescriber }] = await Promise.all([
    import('../content/outputs/sealer'),
    import('../checks/export/audit'),
    import('../content/offline/fileNeeds'),
  ]);
  const seal = createSealer(folder, policy, input.redirects, input.pages);
  const { add, report } = createAudit(input);
  const describe = createDescriber();
  const described = documents.map((file) => {
    endWithBuild();
    const html = seal(file);
    const { images } = add(file, html);
    return describe(file, html, images);
  });
  return { audit: report(), documents: described };
}
