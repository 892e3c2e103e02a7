import { closestTo } from '../../browser/boot/closestTo';
import { fillFailure } from '../../browser/failure';
import { loadLazily } from '../../browser/fetching/loadLazily';
import { getCurrentPage } from '../../browser/navigation/currentPage';
import { findPageField } from '../../browser/navigation/pageQuery';
import { replaceQuery } from '../../browser/navigation/replaceQuery';
import type { Translate } from '../../components/Translations';

/**
 * Shows the results of the search page while the reader types into its field, and puts the query into the address
 * when the button is pressed. Returns a function that undoes this.
 */
export function watchResults(translate: Translate): () => void {
  const click = (event: Event) => {
    const query = closestTo(event, '[data-opens="results"]') && findPageField()?.value.trim();
    // If the field is empty, the browser asks for a text.
    if (!query) return;
    event.preventDefault();
    replaceQuery(new URLSearchParams({ q: query }).toString());
    showResults(translate);
  };
  const input = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target === findPageField()) showResults(translate);
  };
  document.addEventListener('click', click);
  document.addEventListener('input', input);
  return () => {
    document.removeEventListener('click', click);
    document.removeEventListener('input', input);
  };
}

function showResults(translate: Translate): void {
  const page = getCurrentPage();
  const box = findPageField()?.form?.nextElementSibling;
  if (!page || !box) return;
  loadLazily(() => import('./mountResults'))
    .then((parts) => parts.showResults(page))
    .catch(() => {
      const text = document.createElement('p');
      box.replaceChildren(text);
      fillFailure(text, { text: translate('partNotLoaded'), reload: translate('reload') });
    });
}
