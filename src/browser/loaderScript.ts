import { isGone } from './fetching/isGone';
import { WANTED } from './wanted';
import { LOADER, readLoader } from './loaderAddress';
import { reloadOnce } from './reloadOnce';

/**
 * Gets the loader if it did not come or could not run: once more, past the browser's cache; if the host no longer has it,
 * with the document of the new build, once for each build. Every press that waits for an island tries again.
 */
export function watchLoader(): void {
  let hasFailed = false;
  let isTrying = false;
  let tries = 0;
  const getAgain = async () => {
    if (isTrying) return;
    isTrying = true;
    try {
      const src = readLoader();
      const { status } = await fetch(src, { cache: 'reload' });
      if (isGone(status) && reloadOnce(src)) return;
      tries += 1;
      // A document keeps what it could not run, by address.
      await import(/* turbopackIgnore: true */ `${src}?again=${tries}`);
    } catch {
      // The next press tries again.
    }
    isTrying = false;
  };
  const check = () => {
    if (!window.docsShell?.hasStarted) void getAgain();
  };
  for (const type of ['load', 'error'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof HTMLScriptElement) || !target.matches(LOADER)) return;
        hasFailed = true;
        check();
      },
      true,
    );
  document.addEventListener(WANTED, () => {
    if (hasFailed) check();
  });
}
