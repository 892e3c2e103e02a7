import type { Language } from '../../model/languages/Language';
import type { TextKey, Translations } from '../../model/languages/textKeys';
import { escapeHtml } from '../../model/page/escapeHtml';

/**
 * The links to demos and sources, the controls of a section, the message of its filter, and the button of an entry; see
 * `ApiStart`, `ApiSection` and `ApiEntry`.
 */
const CONTROLS =
  /<(?:div class="api-controls"|p class="(?:api-none|chips)"|button [^>]*data-try=).*?<\/(?:div><\/div|p|button)>/gs;

const KEYS = [
  'apiFilter',
  'apiView',
  'apiViewExpanded',
  'apiViewCollapsed',
  'apiViewTable',
  'apiNoMatch',
  'apiTry',
  'apiDemos',
  'componentSource',
  'apiDeclaration',
] as const satisfies readonly TextKey[];

/** The name of an entry, in the label of its button. */
const NAME = '{{name}}';

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
  const ofKeys = KEYS.map((key) => [escapeHtml(from[key] ?? ''), escapeHtml(to[key] ?? '')] as const);
  const texts = ofKeys.filter(([old, name]) => old && name);
  const [before = '', after = ''] = escapeHtml(from.tryIt ?? '').split(NAME);
  const translateLabel = (label: string) =>
    label.startsWith(before) && label.endsWith(after)
      ? escapeHtml(to.tryIt ?? '').replace(NAME, () =>
          label.slice(before.length, label.length - after.length),
        )
      : label;
  return html.replace(CONTROLS, (controls) => {
    const translated = texts.reduce(
      (text, [old, name]) => text.replaceAll(`"${old}"`, `"${name}"`).replaceAll(`>${old}<`, `>${name}<`),
      controls,
    );
    const named = translated.startsWith('<button')
      ? translated.replace(/(?<=aria-label=")[^"]*/, translateLabel)
      : translated;
    // Controls stand in the English text, in its direction; only a sentence has its own.
    const own = named.startsWith('<p class="api-none"') ? ` dir="${direction}"` : '';
    return named.replace(' ', ` lang="${code}"${own} `);
  });
}
