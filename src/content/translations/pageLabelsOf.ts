import type { Translations } from '../../model/languages/textKeys';
import type { PageLabels } from '../markdown/PageContext';

/** The interface texts that stand inside the HTML of pages, in one language. */
export function pageLabelsOf(texts: Translations): Partial<PageLabels> {
  const labels = {
    copy: texts.copy,
    wrap: texts.wrapLines,
    code: texts.codeBlock,
    anchor: texts.headingAnchor,
    table: texts.tableName,
    planPro: texts.planPro,
    planPremium: texts.planPremium,
    calloutInfo: texts.calloutInfo,
    calloutSuccess: texts.calloutSuccess,
    calloutWarning: texts.calloutWarning,
    calloutError: texts.calloutError,
    api: texts.apiHeading,
    apiIntroduction: texts.apiIntroduction,
  };
  // A text that is missing is told by itself, and must not hide the label's own English.
  return Object.fromEntries(Object.entries(labels).filter(([, text]) => text !== undefined));
}
