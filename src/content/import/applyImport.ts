import { existsSync, rmSync } from 'node:fs';
import { writeText } from '../pageData/generatedFiles';
import { DATA } from '../workspace';
import { hashContent, hashFile, type ImportLock, writeImportLock } from './importLock';
import type { ImportPlan } from './importPlan';

/** How the files of the site differ from a plan, as paths from the project root. */
export interface ImportChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Returns what a plan would change. Files of the last import that the plan lacks are removed, unless another
 * import has them, too.
 */
export function listChanges(plan: ImportPlan, lock: ImportLock): ImportChanges {
  const former = Object.keys(lock.imports[plan.into] ?? {});
  const shared = new Set(
    Object.entries(lock.imports).flatMap(([into, files]) => (into === plan.into ? [] : Object.keys(files))),
  );
  const added: string[] = [];
  const changed: string[] = [];
  for (const [file, content] of plan.files) {
    const now = hashFile(file);
    if (now === undefined) added.push(file);
    else if (now !== hashContent(content)) changed.push(file);
  }
  const isKept = (file: string) =>
    plan.files.has(file) || plan.kept.has(file) || shared.has(file) || !existsSync(file);
  const removed = [...new Set([...former, ...plan.replaced])].filter((file) => !isKept(file));
  return { added, changed, removed };
}

/** Writes the files of a plan and the lock that names them. */
export function writeImport(productId: string, plan: ImportPlan, lock: ImportLock, nav: string): void {
  const { added, changed, removed } = listChanges(plan, lock);
  for (const file of removed) rmSync(file);
  for (const file of [...added, ...changed]) writeText(file, plan.files.get(file) ?? '');
  writeText(DATA.nav(productId), nav);
  const former = lock.imports[plan.into] ?? {};
  const kept = [...plan.kept].flatMap((file) => (former[file] ? [[file, former[file]] as const] : []));
  const files = [...plan.files].map(([file, content]) => [file, hashContent(content)] as const);
  const imports = { ...lock.imports, [plan.into]: Object.fromEntries([...kept, ...files]) };
  writeImportLock(productId, { imports, nav: hashContent(nav) });
}
