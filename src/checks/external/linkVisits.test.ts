import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createVisitor } from './linkVisits';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a server on this machine; returns its origin. */
const servers: Server[] = [];
async function serve(handler: Handler): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answer =
  (status: number, headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    void response.writeHead(status, headers).end(status === 200 ? 'Hello' : undefined);

/** Tries links without waiting; `slept` lists the pauses. */
function createTester(timeoutMs = 10_000) {
  const slept: number[] = [];
  const visitor = createVisitor('docs-shell link check (+https://lamps.example)', {
    now: () => Date.UTC(2026, 10, 28),
    sleep: async (ms) => slept.push(ms),
    timeoutMs,
  });
  const visit = async (...addresses: readonly string[]) => {
    const answers = await visitor.visitAll(addresses);
    return addresses.map((address) => {
      const { status, movedTo } = answers.get(address) ?? {};
      return movedTo === undefined ? status : [status, movedTo];
    });
  };
  return { visit, slept };
}

describe('the visits of links', () => {
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it('asks without the content, and names the project', async () => {
    const asked: string[] = [];
    const origin = await serve((request, response) => {
      asked.push(`${request.method} ${request.headers['user-agent']}`);
      response.end();
    });
    expect(await createTester().visit(`${origin}/a#b`)).toEqual([200]);
    expect(asked).toEqual(['HEAD docs-shell link check (+https://lamps.example)']);
  });

  it('asks for the content if the host refuses to answer without', async () => {
    const refuse = await serve((request, response) =>
      answer(request.method === 'HEAD' ? 405 : 200)(request, response),
    );
    const reset = await serve((request, response) => {
      if (request.method === 'HEAD') request.socket.destroy();
      else response.end();
    });
    expect(await createTester().visit(refuse, reset)).toEqual([200, 200]);
  });

  it('reports a page that is gone', async () => {
    const origin = await serve((request, response) =>
      answer(request.url === '/gone' ? 410 : 404)(request, response),
    );
    expect(await createTester().visit(`${origin}/a`, `${origin}/gone`)).toEqual([404, 410]);
  });

  it('says where a page has moved for good, with the fragment of the link', async () => {
    const origin = await serve((request, response) => {
      const targets: Record<string, [number, string]> = {
        '/old': [301, '/older'],
        '/older': [308, '/new'],
        '/login': [302, '/new'],
        '/half': [301, '/login'],
      };
      const [status, location] = targets[request.url ?? ''] ?? [200, ''];
      answer(status, { location })(request, response);
    });
    expect(await createTester().visit(`${origin}/old#part`, `${origin}/login`, `${origin}/half`)).toEqual([
      [200, `${origin}/new#part`],
      200,
      [200, `${origin}/login`],
    ]);
  });

  it('ends at redirects that never end or lead nowhere', async () => {
    const endless = await serve(answer(301, { location: '/again' }));
    const nowhere = await serve(answer(301));
    expect(await createTester().visit(endless, nowhere)).toEqual(['endless redirect', 'invalid redirect']);
  });

  it('waits as long as a busy host asks for, and tries once more', async () => {
    let count = 0;
    const busy = await serve((request, response) =>
      answer((count += 1) === 1 ? 429 : 200, { 'retry-after': '7' })(request, response),
    );
    const { visit, slept } = createTester();
    expect(await visit(busy)).toEqual([200]);
    expect(slept).toContain(7000);
  });

  it('waits for the date that a busy host names', async () => {
    const busy = await serve(answer(503, { 'retry-after': 'Sat, 28 Nov 2026 00:00:09 GMT' }));
    const { visit, slept } = createTester();
    expect(await visit(busy)).toEqual([503]);
    expect(slept).toContain(9000);
  });

  it('does not wait for an hour', async () => {
    const busy = await serve(answer(429, { 'retry-after': '3600' }));
    const { visit, slept } = createTester();
    expect(await visit(busy)).toEqual([429]);
    expect(slept).toEqual([]);
  });

  it('gives up a host that hangs', async () => {
    const hangs = await serve(() => {});
    expect(await createTester(50).visit(hangs)).toEqual(['timeout']);
  });

  it('gives up a host that closes the connection', async () => {
    const resets = await serve((request) => request.socket.destroy());
    expect(await createTester().visit(resets)).toEqual([expect.stringMatching(/UND_ERR_SOCKET|ECONNRESET/)]);
  });

  it('does not ask a silent host for all of its links', async () => {
    let count = 0;
    const resets = await serve((request) => {
      count += 1;
      request.socket.destroy();
    });
    const links = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${resets}/${name}`);
    const codes = await createTester().visit(...links);
    expect(codes).not.toContain(undefined);
    // Each of three links is tried twice, with and without its content.
    expect(count).toBe(12);
  });

  it('asks a host one link at a time, with a pause between', async () => {
    const events: string[] = [];
    const origin = await serve((request, response) => {
      events.push(request.url ?? '');
      response.end();
    });
    const visitor = createVisitor('docs-shell', { sleep: async (ms) => events.push(`${ms} ms`) });
    await visitor.visitAll([`${origin}/a`, `${origin}/b`, `${origin}/c`]);
    expect(events).toEqual(['/a', '500 ms', '/b', '500 ms', '/c']);
  });
});
