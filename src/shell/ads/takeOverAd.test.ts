/** @jest-environment jsdom */

import type { AdView } from '../../model/ads/AdView';
import { takeOverAd } from './showAd';

const VIEW: AdView = {
  state: 'in-house',
  shape: 'image',
  channel: 'none',
  looks: 0,
  filled: false,
  blocked: false,
  refused: false,
  appealRoll: 0,
  inHouseRoll: 0,
};

function setUp(early: string | undefined, change: Partial<AdView> = {}) {
  const slot = document.createElement('aside');
  slot.innerHTML = '<div><a href="#x">An ad</a></div>';
  if (early !== undefined) slot.dataset.early = early;
  const track = jest.fn();
  const end = new AbortController();
  const [card] = slot.children;
  const take = () => takeOverAd({ slot, view: { ...VIEW, ...change }, track, signal: end.signal });
  return { slot, card, track, end, take };
}

describe('takeOverAd', () => {
  it('keeps the ad that is shown, and counts its clicks with its shape', () => {
    const { slot, card, track, take } = setUp('inline');
    expect(take()).toBe(true);
    expect(slot.firstChild).toBe(card);
    expect(track).not.toHaveBeenCalled();
    slot.querySelector('a')?.click();
    slot.querySelector('div')?.click();
    expect(track.mock.calls).toEqual([[{ name: 'ad_click', label: 'in-house-body-top-inline' }]]);
  });

  it('counts a click from before the runtime', () => {
    const { slot, track, take } = setUp('image');
    slot.dataset.clicked = '';
    take();
    expect(track.mock.calls).toEqual([[{ name: 'ad_click', label: 'in-house-body-top-image' }]]);
  });

  it('empties the slot when the view ends, and reports no further clicks', () => {
    const { slot, card, track, end, take } = setUp('image');
    take();
    end.abort();
    expect(slot.outerHTML).toBe('<aside></aside>');
    if (card) slot.append(card);
    slot.querySelector('a')?.click();
    expect(track).not.toHaveBeenCalled();
  });

  it.each([
    ['if the slot has no ad', undefined, {}],
    ['if the ad has an unknown shape', 'huge', {}],
    ['if the view expects another ad', 'image', { state: 'third-party' }],
  ] as const)('returns false %s', (_name, early, change) => {
    expect(setUp(early, change).take()).toBe(false);
  });
});
