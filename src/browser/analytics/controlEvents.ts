import { type Track, parseClickLabel, type SettingEvent } from '../../model/analytics/AnalyticsEvent';
import { closestTo } from '../boot/closestTo';
import { parseApiView } from '../../model/settings/apiView';
import { parseColorMode } from '../../model/settings/appearance';

/** Reports every use of a control that carries a known `data-track` label. Returns what undoes it. */
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
    return { setting: 'colorMode', value: parseColorMode(dataset.colorMode) };
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
 * Reports choices that are made by controls of the page itself, which work before there is anything to report to; the
 * settings panel and the demos report theirs. Returns what undoes it.
 */
export function watchSettingControls(track: Track): () => void {
  const hear = (event: Event) => {
    const control = closestTo(event, CONTROLS);
    const isInput = control instanceof HTMLInputElement;
    // A press on a choice that is made already changes nothing.
    if (!control || isInput !== (event.type === 'change')) return;
    // Behind whatever puts the choice in force.
    setTimeout(() => {
      const choice = read(control);
      if (choice) track({ name: 'setting', ...choice });
    });
  };
  document.addEventListener('click', hear);
  document.addEventListener('change', hear);
  return () => {
    document.removeEventListener('click', hear);
    document.removeEventListener('change', hear);
  };
}
