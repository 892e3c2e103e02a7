import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { BROWSER_FLAGS, findBrowser } from '../../src/commands/findBrowser';

type Parameters = Readonly<Record<string, unknown>>;

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** A page of a browser of its own. */
export interface OpenPage {
  /** Sends a command of the DevTools protocol to the page. */
  readonly send: <T>(method: string, parameters?: Parameters) => Promise<T>;
  /** @returns the value of an expression; what it promises is awaited */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a page in a Chromium with a new profile. It speaks the DevTools protocol itself: Playwright forbids prerendering.
 * @throws if the browser cannot be started
 */
export async function openPage(flags: readonly string[]): Promise<OpenPage> {
  const profile = mkdtempSync(join(tmpdir(), 'docs-shell-nav-'));
  const browser = spawn(
    findBrowser(),
    [
      ...BROWSER_FLAGS,
      '--window-size=1350,940',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      ...flags,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const commands = browser.stdio[3] as Writable;
  const answers = browser.stdio[4] as Readable;
  const pending = new Map<number, (answer: Answer) => void>();
  let last = 0;
  let rest = '';
  answers.on('data', (part: Buffer) => {
    const messages = (rest + part.toString()).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const answer = JSON.parse(message) as Answer;
      if (answer.id !== undefined) pending.get(answer.id)?.(answer);
    }
  });
  function command<T>(method: string, params: Parameters, sessionId?: string): Promise<T> {
    last += 1;
    const id = last;
    return new Promise<T>((resolve, reject) => {
      browser.once('exit', () => reject(new Error('The browser ended')));
      pending.set(id, ({ result, error }) => {
        pending.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as T);
      });
      commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }
  browser.setMaxListeners(0);
  const { targetId } = await command<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await command<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const send: OpenPage['send'] = (method, parameters = {}) => command(method, parameters, sessionId);
  return {
    send,
    evaluate: async <T>(expression: string) => {
      const { result } = await send<{ result: { value: T } }>('Runtime.evaluate', {
        expression,
        returnByValue: true,
        awaitPromise: true,
      });
      return result.value;
    },
    close: async () => {
      const ended = new Promise((resolve) => {
        browser.once('exit', resolve);
      });
      browser.kill('SIGKILL');
      await ended;
      try {
        rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
      } catch {
        // A process of the browser still writes into it. It is a temporary folder.
      }
    },
  };
}
