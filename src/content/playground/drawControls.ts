import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PlaygroundControls } from '../../components/Demo/PlaygroundControls';
import { translate } from '../../model/languages/translate';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import type { DrawnApiPage } from '../api/drawApiPage';
import type { PageDemos } from '../demos/builtDemo';
import type { Block } from '../markdown/ParsedPage';
import type { SiteContent } from '../pageData/SiteContent';
import type { PlaygroundDraft } from './PlaygroundDraft';

/** Returns the blocks of an API page: its playground, if it has one, and its text. */
export function listApiBlocks({ html }: DrawnApiPage, demos: PageDemos): Block[] {
  const tryIts = [...demos.keys()].map((name) => ({ kind: 'demo', name, options: {}, line: 1 }) as const);
  return [...tryIts, { kind: 'html', html }];
}

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
