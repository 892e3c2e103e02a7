/** @jest-environment jsdom */
import { keepFirstScroll } from './keepFirstScroll';

const tick = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 1);
  });

function show(hash: string): { target: HTMLElement; calls: () => number } {
  document.body.innerHTML = '<h2 id="there"></h2>';
  window.location.hash = hash;
  let calls = 0;
  Element.prototype.scrollIntoView = () => {
    calls += 1;
  };
  return { target: document.getElementById('there') as HTMLElement, calls: () => calls };
}

it('swallows the one scrolling that the framework plans at its start, and no other', async () => {
  const { target, calls } = show('#there');
  const planned = keepFirstScroll();
  setTimeout(() => target.scrollIntoView(), 0);
  planned();
  await tick();
  expect(calls()).toBe(0);
  target.scrollIntoView();
  expect(calls()).toBe(1);
});

it('swallows nothing later where the framework has planned nothing', async () => {
  const { target, calls } = show('#there');
  keepFirstScroll()();
  await tick();
  target.scrollIntoView();
  expect(calls()).toBe(1);
});

it('does nothing for a fragment that names nothing', () => {
  const { target, calls } = show('#%E0%A4%A');
  keepFirstScroll()();
  target.scrollIntoView();
  expect(calls()).toBe(1);
});
