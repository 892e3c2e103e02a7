import type { DocSearchModalProps } from '@docsearch/react';
import type { Translate } from '../Translations/Translations';

/** The texts of DocSearch's modal. */
export function modalTexts(translate: Translate): NonNullable<DocSearchModalProps['translations']> {
  return {
    searchBox: {
      resetButtonTitle: translate('searchClear'),
      resetButtonAriaLabel: translate('searchClear'),
      cancelButtonText: translate('close'),
      cancelButtonAriaLabel: translate('close'),
      searchInputLabel: translate('search'),
    },
    footer: {
      selectText: translate('searchKeySelect'),
      selectKeyAriaLabel: 'Enter',
      navigateText: translate('searchKeyMove'),
      navigateUpKeyAriaLabel: '↑',
      navigateDownKeyAriaLabel: '↓',
      closeText: translate('searchKeyClose'),
      closeKeyAriaLabel: 'Escape',
      searchByText: translate('searchBy'),
    },
    noResultsScreen: { noResultsText: translate('searchNothing') },
  };
}
