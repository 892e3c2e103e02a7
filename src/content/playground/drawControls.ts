import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PlaygroundControls } from '../../components/Demo/PlaygroundControls';
import { translate } from '../../model/languages/translate';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import type { SiteContent } from '../pageData/SiteContent';
import type { PlaygroundDraft } from './PlaygroundDraft';

/** Returns the HTML of the controls of a playground in a language. */
export function drawControls(
  { component, controls, first, initial }: PlaygroundDraft,
  productId: string,
  language: string,
  { units, translations }: Pick<SiteContent, 'units' | 'translations'>,
): string {
  const texts = translations.get(language) ?? {};
  const unit = units.find(({ name, productId: owner }) => name === component && owner === productId);
  return renderToStaticMarkup(
    createElement(PlaygroundControls, {
      component,
      controls,
      first,
      initial,
      referenceHref: unit && pathnameToHref(unit.pathname, language),
      translate: (key, values) => translate(texts, key, values),
    }),
  );
}
