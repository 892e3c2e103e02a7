import { createMessageBudget } from './messageBudget';

/** Sends messages at a rate; returns how many of them pass before the first one that does not. */
function countPassing(count: number, perSecond: number, isReport = true): number {
  const budget = createMessageBudget();
  for (let sent = 0; sent < count; sent += 1) {
    if (!budget.spend(isReport, (sent * 1000) / perSecond)) return sent;
  }
  return count;
}

describe('the budget of messages', () => {
  it('lets a program report each height of an endless animation', () => {
    expect(countPassing(60 * 600, 60)).toBe(60 * 600);
  });

  it('lets a page that was busy for seconds receive what has waited', () => {
    const budget = createMessageBudget();
    expect(Array.from({ length: 240 }, () => budget.spend(true, 5000))).not.toContain(false);
  });

  it('ends a flood of reports, however small', () => {
    expect(countPassing(100_000, 20_000)).toBeLessThan(320);
    expect(countPassing(100_000, 200)).toBeLessThan(1000);
  });

  it('ends a program with more than ten other messages, at any rate', () => {
    expect(countPassing(100, 0.001, false)).toBe(10);
  });

  it('does not refill if the time runs backward', () => {
    const budget = createMessageBudget();
    const passed = Array.from({ length: 400 }, (_, index) => budget.spend(true, -index * 1000));
    expect(passed.filter(Boolean)).toHaveLength(300);
  });
});
