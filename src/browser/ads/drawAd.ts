import type { AdShape } from '../../model/ads/AdShape';
import { type AdsData, findInHouseAd } from '../../model/ads/AdsData';
import type { AdView } from '../../model/ads/AdView';
import { AD_CLASSES } from '../../model/ads/adClasses';
import { translate } from '../../model/languages/translate';

/** The parts of an ad that a card shows, whatever the source of the ad. */
interface CardAd {
  readonly link: string;
  readonly img?: string | undefined;
  readonly name: string;
  readonly description: string;
  readonly poweredby: string;
  /** Language of the ad's texts if it is not the reader's. */
  readonly lang?: string | undefined;
}

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
 * Returns the card of an ad: one link with picture, name, description and sponsor. Every text is a text node,
 * and the picture is loaded without the page's address. The texts run in their own direction if their language is
 * another one, or unknown.
 * @throws 'Invalid ad' if one of its texts is not a string
 */
export function drawCard(
  { link, img, name, description, poweredby, lang }: CardAd,
  shape: AdShape,
  texts: AdsData['texts'],
  isForeign = lang !== undefined,
): HTMLElement {
  if ([link, name, description, poweredby].some((part) => typeof part !== 'string')) {
    throw new Error('Invalid ad');
  }
  const size = { alt: '', width: '130', height: '100', referrerpolicy: 'origin' };
  const language = { ...(lang === undefined ? {} : { lang }), ...(isForeign ? { dir: 'auto' } : {}) };
  return create(
    'div',
    { class: shape === 'image' ? AD_CLASSES.card : `${AD_CLASSES.card} ${AD_CLASSES.inline}` },
    create(
      'a',
      { class: AD_CLASSES.link, href: link, target: '_blank', rel: 'sponsored noopener' },
      ...(img === undefined ? [] : [create('img', { class: AD_CLASSES.picture, src: img, ...size })]),
      create(
        'span',
        { class: AD_CLASSES.text, ...language },
        create('b', { class: AD_CLASSES.name }, name),
        ` ${description}`,
        create('span', { class: 'visually-hidden' }, ` (${translate(texts, 'newWindow')})`),
      ),
    ),
    create('p', { class: AD_CLASSES.by }, translate(texts, 'adBy', { name: poweredby })),
  );
}

/**
 * Returns what a slot shows in a view; undefined if that is nothing, as while an ad is awaited, or if the network's
 * script shows its ad by itself.
 * @throws 'Invalid ad' if one of its texts is not a string
 */
export function drawAd(view: AdView, data: Pick<AdsData, 'inHouse' | 'texts'>): HTMLElement | undefined {
  const { state, shape, feedAd } = view;
  const { texts } = data;
  switch (state) {
    case 'third-party':
      return feedAd && drawCard(feedAd.ad, shape, texts, true);
    case 'in-house':
    case 'in-house-after-placeholder': {
      const ad = findInHouseAd(view, data);
      // Ads of the site look alike in every slot.
      return ad && drawCard(ad, 'image', texts);
    }
    case 'appeal':
      return create(
        'div',
        { class: AD_CLASSES.appeal },
        create('p', { class: AD_CLASSES.appealTitle }, translate(texts, 'adAppealTitle')),
        create('p', { class: AD_CLASSES.appealText }, translate(texts, 'adAppealText')),
      );
    case 'empty':
      return undefined;
  }
}
