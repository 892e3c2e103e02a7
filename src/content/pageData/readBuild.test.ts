import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { CACHE } from '../workspace';
import { familyRoutesFile, pageFile, writeText } from './generatedFiles';
import { listPaths, listTranslations, loadPage } from './readBuild';

useTestFolder();

describe('listPaths', () => {
  let build: Server;
  beforeEach(async () => {
    build = createServer().listen(0, '127.0.0.1');
    await once(build, 'listening');
    process.env.DOCS_SHELL_ROUTES = `http://127.0.0.1:${(build.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    delete process.env.DOCS_SHELL_ROUTES;
    build.close().closeAllConnections();
  });

  async function ask() {
    const asked = once(build, 'request');
    const list = listPaths();
    const [, response] = (await asked) as [unknown, ServerResponse];
    return { list, response };
  }

  it('waits until the build answers with the list', async () => {
    const { list, response } = await ask();
    writeText(`${CACHE.site}/${familyRoutesFile}`, '[]');
    response.end(JSON.stringify(['/', '/zh/']));
    expect(await list).toEqual({ paths: ['/zh/'], fallback: false });
  });

  it('leaves out what files of the family draw: Next refuses an address that two files have', async () => {
    const { list, response } = await ask();
    writeText(`${CACHE.site}/${familyRoutesFile}`, '["/lamps/", "/zh/lamps/"]');
    response.end(JSON.stringify(['/', '/lamps/', '/zh/', '/zh/lamps/']));
    expect(await list).toEqual({ paths: ['/zh/'], fallback: false });
  });

  it('rejects if the build ends without an answer', async () => {
    const { list, response } = await ask();
    const failed = expect(list).rejects.toThrow('The build has ended');
    response.destroy();
    await failed;
  });
});

describe('loadPage', () => {
  const page = { page: { languages: [] } };
  let status = 200;
  let preparer: Server;
  beforeEach(async () => {
    // Writes a page when it is asked for, as the process that prepares the site.
    preparer = createServer(({ url = '' }, response) => {
      if (status === 200) writeText(`${CACHE.site}/${pageFile(url)}`, JSON.stringify(page));
      response.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    await once(preparer, 'listening');
    process.env.DOCS_SHELL_PAGES = `http://127.0.0.1:${(preparer.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    delete process.env.DOCS_SHELL_PAGES;
    preparer.close().closeAllConnections();
  });

  it.each([
    ['a page that is written for it', 200, { props: page }],
    ['nothing at an address without a page', 404, { notFound: true }],
    ['nothing while the site is not known, and there is no former page', 503, { notFound: true }],
  ])('returns %s', async (_what, answer, expected) => {
    status = answer;
    expect(await loadPage('/lamps/')).toEqual(expected);
  });

  it('returns the page as it was while the site is not known', async () => {
    writeText(`${CACHE.site}/${pageFile('/lamps/')}`, JSON.stringify(page));
    status = 503;
    expect(await loadPage('/lamps/')).toEqual({ props: page });
  });

  it('draws every address in development', async () =>
    expect(await listPaths()).toEqual({ paths: [], fallback: 'blocking' }));
});

describe('listTranslations', () => {
  it('lists the page in the other languages', () => {
    const languages = ['/lamps/', '/zh/lamps/', '/ar/lamps/'].map((href) => ({ href }));
    writeText(`${CACHE.site}/${pageFile('/lamps/')}`, JSON.stringify({ page: { languages } }));
    expect(listTranslations('/lamps/')).toEqual(['/zh/lamps/', '/ar/lamps/']);
  });
});
