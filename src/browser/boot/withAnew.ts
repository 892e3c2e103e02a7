import { ANEW_SCRIPT } from '../../model/offline/newBuild';
import { loadOnce } from './loadOnce';

type Anew = NonNullable<NonNullable<Window['docsShell']>['anew']>;

/** Calls what a document needs whose build is gone; where it can't be had, nothing happens. */
export async function withAnew(call: (anew: Anew) => void): Promise<void> {
  try {
    await loadOnce(ANEW_SCRIPT);
    const { anew } = window.docsShell ?? {};
    if (anew) call(anew);
  } catch {
    // Neither will the server have another document.
  }
}
