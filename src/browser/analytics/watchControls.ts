import { type Track, parseClickLabel } from '../../model/analytics/AnalyticsEvent';
import { closestTo } from '../boot/closestTo';

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
