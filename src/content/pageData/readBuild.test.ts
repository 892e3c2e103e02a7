import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { CACHE } from '../workspace';
import { familyRoutesFile, pageFile, writeText } from './generatedFiles';
import { listDrawn, listTranslations } from './readBuild';

useTestFolder();

describe('listDrawn', () => {
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
    const list = listDrawn();
    const [, response] = (await asked) as [unknown, ServerResponse];
    return { list, response };
  }

  it('waits until the build answers with the list', async () => {
    const { list, response } = await ask();
    writeText(`${CACHE.site}/${familyRoutesFile}`, '[]');
    response.end(JSON.stringify(['/', '/zh/']));
    expect(await list).toEqual(['/', '/zh/']);
  });

  it('leaves out what files of the family draw: Next refuses an address that two files have', async () => {
    const { list, response } = await ask();
    writeText(`${CACHE.site}/${familyRoutesFile}`, '["/lamps/", "/zh/lamps/"]');
    response.end(JSON.stringify(['/', '/lamps/', '/zh/', '/zh/lamps/']));
    expect(await list).toEqual(['/', '/zh/']);
  });

  it('rejects if the build ends without an answer', async () => {
    const { list, response } = await ask();
    const failed = expect(list).rejects.toThrow('The build has ended');
    response.destroy();
    await failed;
  });
});

describe('listTranslations', () => {
  it('lists the page in the other languages', () => {
    const languages = ['/lamps/', '/zh/lamps/', '/ar/lamps/'].map((href) => ({ href }));
    writeText(`${CACHE.site}/${pageFile('/lamps/')}`, JSON.stringify({ page: { languages } }));
    expect(listTranslations('/lamps/')).toEqual(['/zh/lamps/', '/ar/lamps/']);
  });
});
