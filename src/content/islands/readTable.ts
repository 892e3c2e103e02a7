import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import type { IslandTable } from '../../model/page/Island';
import { shellFile } from '../shellFiles';

/** The module with the table, relative to the project. */
const APP = './pages/_app';

/** What only `npm run dev` and `next dev` add to every page. */
const IN_DEVELOPMENT: IslandTable = {
  dev: { entry: `./${shellFile('islands/dev.ts')}`, starts: 'idle', on: 'page' },
};

/** Lets the bundler drop everything that the table does not need: components, their packages and style sheets. */
const withoutOthers: Plugin = {
  name: 'without-others',
  setup: ({ onResolve }) => {
    onResolve({ filter: /.*/ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point') return undefined;
      const isTable = path === APP && importer === '<stdin>';
      return isTable ? undefined : { path, external: true, sideEffects: false };
    });
  },
};

/**
 * Reads the table of islands from `pages/_app.tsx`, without running the application around it, and adds what only
 * development has.
 * @throws the bundler's error if the module cannot be read
 */
export async function readTable(): Promise<IslandTable> {
  const { outputFiles } = await build({
    stdin: { contents: `export { islands } from '${APP}';`, resolveDir: resolve('.') },
    bundle: true,
    write: false,
    absWorkingDir: resolve(),
    format: 'iife',
    globalName: 'app',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [withoutOthers],
  });
  const islands = runInNewContext(`${outputFiles[0]?.text}app.islands`) as IslandTable;
  return process.env.NODE_ENV === 'development' ? { ...islands, ...IN_DEVELOPMENT } : islands;
}
