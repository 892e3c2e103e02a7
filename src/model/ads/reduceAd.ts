import { AD_APPEAL_CHANCE } from '../../constants';
import type { AdNews, Finding } from './AdNews';
import type { AdView } from './AdView';
import { isLooking } from './isLooking';
import { judgeLook } from './judgeLook';

function reduceLook(view: AdView, finding: Finding): AdView {
  if (!isLooking(view)) return view;
  const looks = view.looks + 1;
  const { blocked = false } = judgeLook(looks, finding !== 'nothing');
  switch (finding) {
    case 'placement':
      return { ...view, looks, blocked, filled: true, state: 'third-party' };
    case 'placeholder':
      return { ...view, looks, blocked, filled: true, state: 'in-house-after-placeholder' };
    case 'nothing':
      if (!blocked) return { ...view, looks };
      // A feed that takes its time is not a blocked one: it brings no appeal and is not called blocked.
      if (view.channel === 'feed') return { ...view, looks, state: 'in-house' };
      return { ...view, looks, blocked, state: view.appealRoll < AD_APPEAL_CHANCE ? 'appeal' : 'in-house' };
  }
}

/**
 * The slot after a piece of news (specification, section 4). News that comes too late, twice, or from a channel that
 * was not asked changes nothing; a view that has crashed stays empty.
 */
export function reduceAd(view: AdView, news: AdNews): AdView {
  if (view.state === 'empty') return view;
  switch (news.kind) {
    case 'look':
      return reduceLook(view, news.finding);
    case 'feed':
      if (view.channel !== 'feed' || view.filled) return view;
      return news.feedAd
        ? { ...view, filled: true, state: 'third-party', feedAd: news.feedAd }
        : { ...view, channel: 'none', state: 'in-house' };
    case 'placeholder':
      // The looks tell of one that was there from the beginning.
      if (view.channel !== 'script' || !view.filled || view.state !== 'third-party') return view;
      return { ...view, state: 'in-house-after-placeholder' };
    case 'offline':
      // Nothing more can come; a connection that is gone is no ad blocker.
      if (view.filled || view.channel === 'none') return view;
      return { ...view, channel: 'none', blocked: false, state: 'in-house' };
    case 'crash':
      return { ...view, channel: 'none', state: 'empty' };
  }
}
