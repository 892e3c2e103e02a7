import { hostedQuery } from '../../model/search/hostedSearch';
import { type AskHosted, limitHosted } from './queryAnswer';
import type { Clock } from '../clock';

const PARAMETERS = hostedQuery({ userLanguage: 'en', defaultLanguage: 'en', products: [] }, 'a');

/** Creates a clock that advances on `pass`. */
function createTime(): { clock: Clock; pass: (ms: number) => void } {
  let waits: { at: number; task: () => void }[] = [];
  let now = 0;
  const after: Clock['after'] = (delayMs, task) => {
    const wait = { at: now + delayMs, task };
    waits.push(wait);
    return () => {
      waits = waits.filter((each) => each !== wait);
    };
  };
  const pass = (ms: number) => {
    now += ms;
    for (const { at, task } of waits) if (at <= now) task();
  };
  return { clock: { now: () => now, after }, pass };
}

describe('limitHosted', () => {
  it('stops using a host that does not respond within two seconds', async () => {
    let asked = 0;
    const { clock, pass } = createTime();
    const hang: AskHosted = () => {
      asked += 1;
      return new Promise(() => {});
    };
    const ask = limitHosted(hang, clock);
    const first = ask('b', PARAMETERS);
    pass(2000);
    await expect(first).rejects.toThrow('did not respond');
    await expect(ask('bu', PARAMETERS)).rejects.toThrow('no longer used');
    expect(asked).toBe(1);
  });

  it('stops using a host that returns an error', async () => {
    const ask = limitHosted(() => Promise.reject(new Error('429')), createTime().clock);
    await expect(ask('b', PARAMETERS)).rejects.toThrow('429');
    await expect(ask('bu', PARAMETERS)).rejects.toThrow('no longer used');
  });

  it('returns the answers of the host, for any number of queries', async () => {
    const { clock, pass } = createTime();
    const ask = limitHosted(async (text) => [text], clock);
    for (const text of ['b', 'bu']) {
      expect(await ask(text, PARAMETERS)).toEqual([text]);
      pass(9000);
    }
  });
});
