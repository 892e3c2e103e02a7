import { useOwnFolder } from '../../../tests/unit/useOwnFolder';
import { drawnFile, writeText } from './generatedFiles';
import { listDrawn } from './readBuild';
import { CACHE } from '../workspace';

useOwnFolder();

describe('listDrawn', () => {
  beforeEach(() => {
    process.env.DOCS_SHELL_ROUTES = drawnFile;
  });
  afterEach(() => {
    delete process.env.DOCS_SHELL_ROUTES;
  });

  it('waits until the build has written the list', async () => {
    const list = listDrawn();
    writeText(`${CACHE.site}/${drawnFile}`, JSON.stringify(['/', '/zh/']));
    expect(await list).toEqual(['/', '/zh/']);
  });

  it('rejects if the build ended without writing the list', async () => {
    const { connected } = process;
    Object.defineProperty(process, 'connected', { value: false, configurable: true, writable: true });
    try {
      await expect(listDrawn()).rejects.toThrow('The build has ended');
    } finally {
      Object.defineProperty(process, 'connected', { value: connected, configurable: true, writable: true });
    }
  });
});
