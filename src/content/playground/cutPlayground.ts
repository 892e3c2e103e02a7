import type { PlaygroundExtras } from '../../model/demos/demo';
import { colorCode } from '../demos/drawCode';
import { toJavaScript } from '../demos/toJavaScript';
import { cutTemplate, cutTemplateHtml } from './cutTemplate';
import type { PlaygroundDraft } from './PlaygroundDraft';

/**
 * Returns what the browser needs of a playground: its controls, and its source in both languages, in parts.
 * @throws the formatter's error if the source is not valid TypeScript
 */
export async function cutPlayground(draft: PlaygroundDraft): Promise<PlaygroundExtras> {
  const { controls, first, initial, restart, icons, source } = draft;
  const TS = source.trimEnd();
  const JS = (await toJavaScript(source)).trimEnd();
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
