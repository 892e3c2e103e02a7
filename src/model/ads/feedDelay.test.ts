import { feedDelay } from './feedDelay';

describe('feedDelay', () => {
  it.each([
    // request, roll, retry after: delay
    [1, 0, 0, 250],
    [1, 1, 0, 500],
    [2, 0, 0, 500],
    [3, 0.5, 0, 1500],
    [5, 1, 0, 8000],
    [9, 1, 0, 8000],
    [9, 0, 0, 4000],
    [1, 0, 3, 3000],
    [9, 1, 1, 8000],
    [1, 0, 1e9, 8000],
  ])('after request %i, roll %p and a wish for %p s is %i ms', (request, roll, retryAfterS, expected) => {
    expect(feedDelay(request, roll, retryAfterS)).toBe(expected);
  });
});
