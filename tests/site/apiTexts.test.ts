import { readFileSync } from 'node:fs';
import { messageAnchor } from '../../src/model/api/anchors';
import { apiUnits } from './harness/listMissedQueries';
import { OUT } from '../../src/content/workspace';

const withMessages = apiUnits.filter(({ messages }) => messages);
const pageOf = (pathname: string) => readFileSync(`${OUT}${pathname}/index.html`, 'utf8');

describe('the messages of a package', () => {
  it('have a cause and a cure in this family', () => {
    const bare = withMessages.flatMap(({ name, messages = [] }) =>
      messages.filter(({ cause, cure }) => !cause || !cure).map(({ text }) => `${name}: ${text}`),
    );
    expect(withMessages.length).toBeGreaterThan(20);
    expect(bare).toEqual([]);
  });

  it('are on the page of what they are about, under a heading, each at its fragment', () => {
    const missing = withMessages.flatMap(({ name, pathname, messages = [] }) => {
      const html = pageOf(pathname);
      const fragments = ['messages', ...messages.map(({ text }) => messageAnchor(name, text))];
      return fragments
        .filter((fragment) => html.split(`id="${fragment}"`).length !== 2)
        .map((fragment) => `${pathname}#${fragment}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('the props of a unit', () => {
  it('have descriptions, also those that a reader can try', () => {
    const silent = apiUnits.flatMap(({ name, productId, props, returned }) =>
      [...props, ...returned]
        .filter(({ description, deprecated }) => !description && !deprecated?.reason)
        .map((prop) => `${productId} ${name}.${prop.name}`),
    );
    expect(silent).toEqual([]);
  });
});
