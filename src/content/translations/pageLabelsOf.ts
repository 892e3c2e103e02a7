import type { Translations } from '../../model/languages/textKeys';
import { translate } from '../../model/languages/translate';
import type { PageLabels } from '../markdown/PageContext';

/** The interface texts that stand inside the HTML of pages, in one language. A missing one is shown as its key. */
export function pageLabelsOf(texts: Translations): PageLabels {
  return {
    copy: translate(texts, 'copy'),
    wrap: translate(texts, 'wrapLines'),
    code: translate(texts, 'codeBlock'),
    anchor: translate(texts, 'headingAnchor'),
    table: translate(texts, 'tableName'),
    planPro: translate(texts, 'planPro'),
    planPremium: translate(texts, 'planPremium'),
    calloutInfo: translate(texts, 'calloutInfo'),
    calloutSuccess: translate(texts, 'calloutSuccess'),
    calloutWarning: translate(texts, 'calloutWarning'),
    calloutError: translate(texts, 'calloutError'),
    api: translate(texts, 'apiHeading'),
    apiIntroduction: translate(texts, 'apiIntroduction'),
  };
}
