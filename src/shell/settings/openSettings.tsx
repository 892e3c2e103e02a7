import { track } from '../../browser/analytics/track';
import { closestTo } from '../../browser/boot/closestTo';
import { readRunTime, type CurrentPage } from '../../browser/navigation/currentPage';
import { loadTexts } from '../../browser/fetching/fetchOnce';
import styles from '../../components/Settings/Settings.module.css';
import { SETTINGS_TITLE_ID, SettingsPanel } from '../../components/Settings/SettingsPanel';
import type { Translate } from '../../components/Translations';
import { translate as translateText } from '../../model/languages/translate';
import { mountPanel } from './mountPanel';

/**
 * Opens the settings in a modal dialog.
 * @throws if the texts could not be loaded
 */
export async function openSettings({
  textsHref,
  texts: shown,
  language,
  product,
}: CurrentPage): Promise<void> {
  const texts = { ...shown, ...(await loadTexts(textsHref)) };
  const translate: Translate = (key, values) => translateText(texts, key, values);
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-labelledby', SETTINGS_TITLE_ID);
  const close = () => dialog.close();
  const unmount = mountPanel(
    dialog,
    <SettingsPanel
      language={language}
      product={product}
      runTime={readRunTime() ?? {}}
      setColorMode={(mode) => window.docsShell?.setColorMode(mode)}
      setDirection={(direction) => window.docsShell?.setDirection(direction)}
      track={track}
      translate={translate}
      onClose={close}
    />,
  );
  dialog.addEventListener('close', unmount, { once: true });
  dialog.addEventListener('click', (event) => {
    // A click beside the panel or on a link in it closes it.
    if (event.target === dialog || closestTo(event, 'a')) close();
  });
  dialog.showModal();
}
