import { EventEmitter } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { createDemoPool, type DemoMessage, type DemoOrder, type DemoRequest } from './demoPool';
import type { DemoSource } from './readDemo';

/** A process that says what a test lets it say. */
class FakeProcess extends EventEmitter {
  readonly pid = 1;
  readonly asked: DemoRequest[] = [];

  send(request: DemoRequest): void {
    this.asked.push(request);
  }

  kill(): void {
    this.emit('exit', null, 'SIGKILL');
  }

  say(...messages: readonly DemoMessage[]): void {
    for (const message of messages) this.emit('message', message);
  }

  /** Draws the demo that it was asked for last. */
  draw(): void {
    const order = this.asked.at(-1);
    if (typeof order !== 'object' || !('key' in order)) throw new Error('it was asked for no demo');
    const { key } = order;
    this.say(
      { begun: key, file: `${key}.tsx` },
      { done: key, drawn: undefined, problems: [] },
      { idle: true },
    );
  }
}

const order = (key: string): DemoOrder => ({ key, source: {} as DemoSource, productId: 'lumen' });

function createPool() {
  const started: FakeProcess[] = [];
  const pool = createDemoPool(1, () => {
    const child = new FakeProcess();
    started.push(child);
    return child as unknown as ChildProcess;
  });
  const processOf = (index: number) => {
    const child = started[index];
    if (!child) throw new Error(`process ${index} was not started`);
    return child;
  };
  return { pool, started, processOf };
}

/** Lets the limit of a demo pass, but not that of the start of a process. */
async function passLimit(): Promise<void> {
  await jest.advanceTimersByTimeAsync(60_000);
}

describe('the pool of demos', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('reports a demo that does not end, and draws the next one in another process', async () => {
    const { pool, processOf } = createPool();
    const endless = pool.draw(order('a'));
    const next = pool.draw(order('b'));
    processOf(0).say({ begun: 'a', file: 'a.tsx' });
    await passLimit();
    expect((await endless).problems).toMatchObject([{ file: 'a.tsx', code: 'demo-endless' }]);
    processOf(1).draw();
    expect((await next).problems).toEqual([]);
    pool.end();
  });

  it('goes on if a timer of a drawn demo blocks the process', async () => {
    const { pool, processOf } = createPool();
    const first = pool.draw(order('a'));
    processOf(0).draw();
    await first;
    const next = pool.draw(order('b'));
    await passLimit();
    processOf(1).draw();
    expect((await next).problems).toEqual([]);
    const settled = pool.settle();
    processOf(1).say({ settled: true });
    processOf(1).kill();
    expect(await settled).toMatchObject([{ file: 'a.tsx', code: 'demo-endless' }]);
    pool.end();
  });

  it('leaves a process that has nothing to do alone', async () => {
    const { pool, processOf, started } = createPool();
    const first = pool.draw(order('a'));
    processOf(0).draw();
    await first;
    await passLimit();
    const next = pool.draw(order('b'));
    processOf(0).draw();
    await next;
    expect(started).toHaveLength(1);
    pool.end();
  });

  it('reports a demo that ends its process', async () => {
    const { pool, processOf } = createPool();
    const drawn = pool.draw(order('a'));
    processOf(0).say({ begun: 'a', file: 'a.tsx' });
    processOf(0).emit('exit', 0, null);
    expect((await drawn).problems).toMatchObject([{ file: 'a.tsx', code: 'demo-ends' }]);
    pool.end();
  });

  it('starts no further process if one cannot begin, and reports that once', async () => {
    const { pool, processOf, started } = createPool();
    const first = pool.draw(order('a'));
    processOf(0).emit('exit', 1, null);
    expect((await first).problems).toEqual([]);
    expect((await pool.draw(order('b'))).problems).toEqual([]);
    expect(started).toHaveLength(1);
    expect(await pool.settle()).toMatchObject([{ code: 'system' }]);
  });
});
