import { existsSync, readdirSync, statSync } from 'node:fs';
import { PUBLIC_FOLDER } from '../pageData/buildFiles';

/** Folder of the files that go out as they are. */
export const SERVED_FOLDER = 'public';

interface Served {
  readonly path: string;
  readonly isLink: boolean;
}

/** Everything that lies in `public/`, folders too, without what builds write there. */
function listAll(): Served[] {
  if (!existsSync(SERVED_FOLDER)) return [];
  return readdirSync(SERVED_FOLDER, { recursive: true, withFileTypes: true })
    .map((entry) => ({
      path: `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(SERVED_FOLDER.length + 1),
      isLink: entry.isSymbolicLink(),
    }))
    .filter(({ path }) => !path.startsWith(`${PUBLIC_FOLDER}/`))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Files that go out as they are, by their paths below `public/`, in a fixed order; without what builds write there. */
export function listServed(): string[] {
  return listAll()
    .map(({ path }) => path)
    .filter((path) => statSync(`${SERVED_FOLDER}/${path}`, { throwIfNoEntry: false })?.isFile());
}

/** Symbolic links in `public/`: what they lead to would go out as well, whatever it is. */
export function listServedLinks(): string[] {
  return listAll()
    .filter(({ isLink }) => isLink)
    .map(({ path }) => path);
}
