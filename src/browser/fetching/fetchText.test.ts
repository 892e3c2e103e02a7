import { createFakeClock } from '../../../tests/unit/createFakeClock';
import { serveAnswers } from '../../../tests/unit/serveAnswers';
import { fetchText } from './fetchText';

const HANGS = () => undefined;

describe('fetchText', () => {
  it('retries twice without any cache, then rejects with the last failure', async () => {
    const clock = createFakeClock();
    const { fetch, asked } = serveAnswers([() => new Error('down')]);
    const text = expect(fetchText('/a', (all) => all, { fetch, clock })).rejects.toThrow('down');
    await clock.pass(1200);
    await text;
    expect(asked).toEqual([undefined, 'reload', 'reload']);
    expect(clock.waiting()).toBe(0);
  });

  it('retries a file that can’t be read', async () => {
    const clock = createFakeClock();
    const { fetch, asked } = serveAnswers([() => '{', () => '{"a":1}']);
    const json = fetchText('/a', JSON.parse, { fetch, clock });
    await clock.pass(400);
    expect(await json).toEqual({ a: 1 });
    expect(asked).toHaveLength(2);
  });

  it('retries if a host does not begin to respond', async () => {
    const clock = createFakeClock();
    const { fetch, asked } = serveAnswers([HANGS, () => 'all']);
    const text = fetchText('/a', (all) => all, { fetch, clock });
    await clock.pass(4900);
    expect(asked).toHaveLength(1);
    await clock.pass(500);
    expect(await text).toBe('all');
    expect(asked).toEqual([undefined, 'reload']);
  });

  it('waits longer for a file that has begun to arrive, but not forever', async () => {
    const clock = createFakeClock();
    const { fetch, asked } = serveAnswers([() => new Promise<string>(() => {}), () => 'all']);
    const text = fetchText('/a', (all) => all, { fetch, clock });
    await clock.pass(14_900);
    expect(asked).toHaveLength(1);
    await clock.pass(500);
    expect(await text).toBe('all');
  });
});
