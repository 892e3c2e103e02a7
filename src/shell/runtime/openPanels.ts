import { closestTo } from '../../browser/boot/closestTo';
import { getCurrentPage } from '../../browser/currentPage/currentPage';
import { type FailureTexts, showFailure } from '../../browser/failure/failure';
import { loadLazily } from '../../browser/lazy/loadLazily';

async function openSettings(): Promise<void> {
  const page = getCurrentPage();
  if (!page) return;
  const panel = await loadLazily(() => import('../settings/openSettings'));
  await panel.openSettings(page);
}

/** Opens the settings when a control asks for them, or says why not. Returns what undoes it. */
export function openPanels(texts: FailureTexts, className: string): () => void {
  let opening = false;
  const click = (event: MouseEvent) => {
    if (opening || !closestTo(event, '[data-opens="settings"]')) return;
    opening = true;
    openSettings()
      .catch(() => showFailure(texts, className))
      .finally(() => {
        opening = false;
      });
  };
  document.addEventListener('click', click);
  return () => document.removeEventListener('click', click);
}
