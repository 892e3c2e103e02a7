import type { Translations } from '../../model/languages/textKeys';
import type { PageLabels } from '../markdown/PageContext';

/** The interface texts that stand inside the HTML of pages, in one language. */
export function pageLabelsOf(texts: Translations): Partial<PageLabels> {
  return {
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
}
