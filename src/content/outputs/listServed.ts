import { existsSync, readdirSync, statSync } from 'node:fs';
import { PUBLIC_FOLDER } from '../pageData/buildFiles';

/** Folder of the files that go out as they are. */
export const SERVED_FOLDER = 'public';

/** Files that go out as they are, by their paths below `public/`, in a fixed order; without what builds write there. */
export function listServed(): string[] {
  if (!existsSync(SERVED_FOLDER)) return [];
  return readdirSync(SERVED_FOLDER, { recursive: true, withFileTypes: true })
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
    .map((path) => path.slice(SERVED_FOLDER.length + 1))
    .filter((path) => !path.startsWith(`${PUBLIC_FOLDER}/`))
    .filter((path) => statSync(`${SERVED_FOLDER}/${path}`, { throwIfNoEntry: false })?.isFile())
    .sort();
}
