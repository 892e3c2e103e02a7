import type { Language } from '../../model/languages/Language';
import type { TextKey, Translations } from '../../model/languages/textKeys';
import { escapeHtml } from '../../model/page/escapeHtml';

/** The controls of a section, and the message of its filter; see `ApiSection`. */
const CONTROLS = /<(?:div class="api-controls"|p class="api-none").*?<\/(?:div><\/div|p)>/gs;

const KEYS = [
  'apiFilter',
  'apiView',
  'apiViewExpanded',
  'apiViewCollapsed',
  'apiViewTable',
  'apiNoMatch',
] as const satisfies readonly TextKey[];

/**
 * Translates the controls in the HTML of an API page, which is English: a reader uses them, as all other controls of the
 * page, in the language of the interface.
 */
export function translateControls(
  html: string,
  from: Translations,
  to: Translations,
  { code, direction }: Pick<Language, 'code' | 'direction'>,
): string {
  return html.replace(CONTROLS, (controls) => {
    const translated = KEYS.reduce((text, key) => {
      const [old, name] = [escapeHtml(from[key] ?? ''), escapeHtml(to[key] ?? '')];
      if (!old || !name) return text;
      return text.replaceAll(`"${old}"`, `"${name}"`).replaceAll(`>${old}<`, `>${name}<`);
    }, controls);
    return translated.replace(' ', ` lang="${code}" dir="${direction}" `);
  });
}
