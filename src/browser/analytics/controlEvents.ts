import { type Track, parseClickLabel, type SettingEvent } from '../../model/analytics/AnalyticsEvent';
import { closestTo } from '../closestTo';
import { parseApiView } from '../../model/settings/apiView';
import { parseColorMode } from '../../model/settings/appearance';

/**
 * Reports every use of a control that has a known `data-track` label. Returns a function that removes the
 * listener.
 */
export function watchControls(track: Track): () => void {
  const click = (event: Event) => {
    const control = closestTo(event, '[data-track]');
    const label = parseClickLabel(control?.getAttribute('data-track'));
    if (label) track({ name: 'control', label });
  };
  document.addEventListener('click', click, { capture: true });
  return () => document.removeEventListener('click', click, { capture: true });
}

function read(control: Element): Pick<SettingEvent, 'setting' | 'value'> | undefined {
  const { dataset } = document.documentElement;
  if (control.matches('[data-action="color-mode"]')) {
    return { setting: 'colorMode', value: parseColorMode(dataset.colorChoice) };
  }
  if (control.matches('[data-wrap-toggle]')) {
    return { setting: 'codeWrap', value: dataset.codeWrap === undefined ? 'off' : 'on' };
  }
  if (control instanceof HTMLInputElement && control.matches('[data-api-view]')) {
    return { setting: 'apiView', value: parseApiView(control.value) };
  }
  return undefined;
}

const CONTROLS = '[data-action="color-mode"], [data-wrap-toggle], [data-api-view]';

/**
 * Reports choices made with controls of the page itself, which work before analytics is ready; the settings
 * panel and the demos report theirs themselves. Returns a function that removes the listeners.
 */
export function watchSettingControls(track: Track): () => void {
  const handleEvent = (event: Event) => {
    const control = closestTo(event, CONTROLS);
    const isInput = control instanceof HTMLInputElement;
    // A click on the current choice changes nothing.
    if (!control || isInput !== (event.type === 'change')) return;
    // Run after the listeners that apply the choice.
    setTimeout(() => {
      const choice = read(control);
      if (choice) track({ name: 'setting', ...choice });
    });
  };
  document.addEventListener('click', handleEvent);
  document.addEventListener('change', handleEvent);
  return () => {
    document.removeEventListener('click', handleEvent);
    document.removeEventListener('change', handleEvent);
  };
}
