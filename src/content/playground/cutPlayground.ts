import type { PlaygroundExtras } from '../../model/demos/demo';
import { cutTemplate, cutTemplateHtml, onOneLine } from '../../model/playground/template';
import { colorCode } from '../demos/drawCode';
import { toJavaScript } from '../demos/toJavaScript';
import type { PlaygroundDraft } from './PlaygroundDraft';

/**
 * Returns what the browser needs of a playground: its controls, and its source in both languages, in parts.
 * @throws the formatter's error if the source is not valid TypeScript
 */
export async function cutPlayground(draft: PlaygroundDraft): Promise<PlaygroundExtras> {
  const { controls, first, initial, restart, icons, marked } = draft;
  const TS = marked.trimEnd();
  const JS = onOneLine(await toJavaScript(marked)).trimEnd();
  return {
    controls,
    first,
    initial,
    restart,
    icons,
    templates: { TS: cutTemplate(TS), JS: cutTemplate(JS) },
    colored: { TS: cutTemplateHtml(colorCode(TS), TS), JS: cutTemplateHtml(colorCode(JS), JS) },
  };
}
