import type { AdShape } from '../../model/ads/AdShape';
import type { AdsData, InHouseAdData } from '../../model/ads/AdsData';
import { translate } from '../../model/languages/translate';

/** Names of the card's parts in the style sheet, in this order. */
export const CARD_PARTS = ['card', 'inline', 'link', 'picture', 'text', 'name', 'by'] as const;

/** Class names of the card's parts, as listed in the slot. */
export type CardClasses = Readonly<Record<(typeof CARD_PARTS)[number], string>>;

function create<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  values: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/**
 * Returns the same element that `AdCard` renders for an ad of the product family, created without the
 * framework.
 * @throws 'Invalid ad' if one of its texts is not a string
 */
export function drawCard(
  ad: InHouseAdData,
  shape: AdShape,
  classes: CardClasses,
  texts: AdsData['texts'],
): HTMLElement {
  const { link, img, name, description, poweredby, lang } = ad;
  if ([link, name, description, poweredby].some((part) => typeof part !== 'string')) {
    throw new Error('Invalid ad');
  }
  const size = { alt: '', width: '130', height: '100', referrerpolicy: 'origin' };
  return create(
    'div',
    { class: shape === 'image' ? classes.card : `${classes.card} ${classes.inline}` },
    create(
      'a',
      { class: classes.link, href: link, target: '_blank', rel: 'sponsored noopener' },
      ...(img === undefined ? [] : [create('img', { class: classes.picture, src: img, ...size })]),
      create(
        'span',
        { class: classes.text, ...(lang === undefined ? {} : { lang, dir: 'auto' }) },
        create('b', { class: classes.name }, name),
        ` ${description}`,
        create('span', { class: 'visually-hidden' }, ` (${translate(texts, 'newWindow')})`),
      ),
    ),
    create('p', { class: classes.by }, translate(texts, 'adBy', { name: poweredby })),
  );
}
