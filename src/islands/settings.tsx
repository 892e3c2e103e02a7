import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { track } from '../browser/analytics/track';
import { closestTo } from '../browser/closestTo';
import { isEmbedded } from '../browser/isEmbedded';
import { readFacts } from '../browser/pageFacts';
import { SETTINGS_TITLE_ID, SettingsPanel } from '../components/Settings/SettingsPanel';
import type { Translate } from '../components/Translations';
import type { Translations } from '../model/languages/textKeys';
import { translate as translateText } from '../model/languages/translate';
import { loadSurroundings, PageProviders } from './reactRoot';

/**
 * Lets a button open the settings; in a frame of another origin, the page in a tab of its own instead.
 * @throws if the texts or the styles could not be loaded
 */
export async function start(button: HTMLElement): Promise<void> {
  const texts = await loadSurroundings();
  button.addEventListener('click', () => {
    if (isEmbedded()) window.open(window.location.href, '_blank', 'noopener');
    else openSettings(texts, button);
  });
}

/** Opens the settings in a modal dialog. */
function openSettings(texts: Translations, button: HTMLElement): void {
  const { site, page } = readFacts();
  const translate: Translate = (key, values) => translateText(texts, key, values);
  const dialog = document.createElement('dialog');
  dialog.id = '_settings-dialog';
  dialog.className = 'settings-dialog';
  dialog.setAttribute('aria-labelledby', SETTINGS_TITLE_ID);
  const close = () => dialog.close();
  const root = createRoot(dialog);
  // At once: a dialog that opens without a control gets the focus itself.
  flushSync(() =>
    root.render(
      <PageProviders holder={dialog} translations={texts}>
        <SettingsPanel
          language={page.userLanguage}
          product={page.product.id}
          runTime={site}
          setColorMode={(mode) => window.docsShell?.setColorMode(mode)}
          setDirection={(direction) => window.docsShell?.setDirection(direction)}
          track={track}
          translate={translate}
          onClose={close}
        />
      </PageProviders>,
    ),
  );
  dialog.addEventListener(
    'close',
    () => {
      dialog.remove();
      // The drawer with the button closes when the dialog opens.
      if (button.getClientRects().length === 0)
        document.querySelector<HTMLElement>('[popovertarget=_sidebar]')?.focus();
      // Outside of the event that closes it, which React may still be handling.
      queueMicrotask(() => root.unmount());
    },
    { once: true },
  );
  dialog.addEventListener('click', (event) => {
    // A click beside the panel or on a link in it closes it.
    if (event.target === dialog || closestTo(event, 'a')) close();
  });
  document.body.append(dialog);
  dialog.showModal();
}
