/** @jest-environment jsdom */
import { suggestNearest } from './suggestNearest';

const link = (name: string) => ({ href: `/${name}/`, text: name.toUpperCase(), place: 'Lamps · Bulbs' });
const box = () => document.querySelector('div') as HTMLElement;
const lists = () =>
  [...box().querySelectorAll('h2')].map(
    (title) =>
      `${title.textContent}: ${[...(title.nextElementSibling?.querySelectorAll('a') ?? [])]
        .map((item) => item.getAttribute('href'))
        .join(' ')}`,
  );

/** Shows suggestions above seven popular pages. */
function suggest(...names: string[]): string[] {
  const popular = ['p', 'q', 'r', 's', 't', 'u', 'v'].map(
    (name) => `<li><a href="/${name}/">${name}</a></li>`,
  );
  document.body.innerHTML = `<div data-nearest="Similar"><h2>Popular</h2><ul>${popular.join('')}</ul></div>`;
  suggestNearest(box(), names.map(link));
  return lists();
}

describe('suggestions for an unknown address', () => {
  it('stand above the popular pages that still fit, and name no page twice', () => {
    expect(suggest('a', 'q')).toEqual(['Similar: /a/ /q/', 'Popular: /p/ /r/ /s/ /t/ /u/']);
    expect(box().querySelector('li')?.textContent).toBe('A Lamps · Bulbs');
  });

  it('stand alone if they fill the space', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    expect(suggest(...names)).toEqual([`Similar: ${names.map((name) => `/${name}/`).join(' ')}`]);
  });

  it('leave the popular pages if there are none', () => {
    expect(suggest()).toEqual(['Popular: /p/ /q/ /r/ /s/ /t/ /u/ /v/']);
  });
});
