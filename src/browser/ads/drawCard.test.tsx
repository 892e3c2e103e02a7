/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { AdCard } from '../../components/AdCard/AdCard';
import styles from '../../components/AdCard/AdCard.module.css';
import { translate } from '../../model/languages/translate';
import { CARD_PARTS, drawCard, type CardClasses } from './drawCard';

const AD = {
  link: '/x/',
  img: '/x.svg',
  name: 'X & <b>Y</b>',
  description: 'What it is.',
  poweredby: 'Family',
};
const TEXTS = { newWindow: 'new window', adBy: 'ad by {{name}}' };
const CLASSES = Object.fromEntries(CARD_PARTS.map((part) => [part, styles[part] ?? ''])) as CardClasses;

describe('drawCard', () => {
  it.each([
    ['an ad', AD, 'image'],
    ['an inline ad', AD, 'inline'],
    ['an ad in another language', { ...AD, lang: 'en' }, 'image'],
    ['an ad without picture', { ...AD, img: undefined }, 'image'],
  ] as const)('draws %s as the framework does', (_name, ad, shape) => {
    const holder = document.createElement('div');
    holder.innerHTML = renderToStaticMarkup(
      <AdCard
        ad={{ ...ad, label: 'in-house-body-top-image' }}
        shape={shape}
        translate={(key, values) => translate(TEXTS, key, values)}
        onClick={() => undefined}
        {...('lang' in ad ? { lang: ad.lang, dir: 'auto' } : {})}
      />,
    );
    // A preload link of the image comes before it.
    expect(drawCard(ad, shape, CLASSES, TEXTS).outerHTML).toBe(holder.lastElementChild?.outerHTML);
  });

  it('draws nothing that is not an ad', () => {
    const broken = { ...AD, name: {} } as unknown as typeof AD;
    expect(() => drawCard(broken, 'image', CLASSES, TEXTS)).toThrow('Invalid ad');
  });
});
