import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import { filePathname, claimPathnames, listCatalog } from './catalog';
import type { Product } from '../model/products/Product';

describe('filePathname', () => {
  describe('filePathname', () => {
    it.each([
      ['index.md', '/material-ui/', { pathname: '/material-ui' }],
      ['index.md', '/', { pathname: '/' }],
      ['versions.md', '/', { pathname: '/versions' }],
      ['react-button/react-button.md', '/material-ui/', { pathname: '/material-ui/react-button' }],
      [
        'react-button/react-button-zh.md',
        '/material-ui/',
        { pathname: '/material-ui/react-button', language: 'zh' },
      ],
      ['getting-started/installation.md', '/x/', { pathname: '/x/getting-started/installation' }],
      ['guides/index.md', '/x/', { pathname: '/x/guides' }],
      ['index/index.md', '/x/', { pathname: '/x' }],
      ['index/index-zh.md', '/', { pathname: '/', language: 'zh' }],
      ['guides/index/index.md', '/x/', { pathname: '/x/guides' }],
      ['README.md', '/x/', { pathname: '/x' }],
      ['guides/README.md', '/x/', { pathname: '/x/guides' }],
      ['index-pt.md', '/x/', { pathname: '/x', language: 'pt' }],
      ['guides/go-fr.md', '/x/', { pathname: '/x/guides/go-fr' }],
      ['guides/why-en.md', '/x/', { pathname: '/x/guides/why-en' }],
    ])('reads %s below %s', (path, prefix, expected) => {
      expect(filePathname(path, prefix, ['en', 'zh', 'pt'])).toEqual(expected);
    });
  });
});

describe('listCatalog', () => {
  useTestFolder();

  it('ignores the files that editors and systems keep beside a page, and what is not a file', () => {
    const folder = 'data/products/core/pages';
    mkdirSync(`${folder}/folder.md`, { recursive: true });
    for (const name of ['page.md', '._page.md', '.page.md.swp', 'page.md~'])
      writeFileSync(`${folder}/${name}`, '');
    symlinkSync('somebody@computer.1', `${folder}/.#page.md`);
    // Reading a pipe waits for a writer, so the build would never end.
    spawnSync('mkfifo', [`${folder}/pipe.md`]);
    const core: Product = {
      id: 'core',
      name: 'Core',
      description: 'Core',
      prefix: '/core/',
      version: '1.0.0',
      packages: [],
      olderVersions: [],
    };
    const { entries, problems } = listCatalog([core], ['en']);
    expect(entries.map(({ file }) => file)).toEqual([`${folder}/page.md`]);
    expect(problems).toEqual([]);
  });

  it('lists partials apart from pages', () => {
    const folder = 'data/products/core/pages';
    mkdirSync(folder, { recursive: true });
    for (const name of ['page.md', '_part.md', '_part-pt.md']) writeFileSync(`${folder}/${name}`, '');
    const core = { id: 'core', prefix: '/core/' } as Product;
    const { entries, partials, problems } = listCatalog([core], ['en', 'pt']);
    expect(entries.map(({ file }) => file)).toEqual([`${folder}/page.md`]);
    expect(partials).toEqual([`${folder}/_part-pt.md`, `${folder}/_part.md`]);
    expect(problems).toEqual([]);
  });
});

describe('listCatalog', () => {
  useTestFolder();

  it('lists the pages in a folder outside of data, too', () => {
    for (const file of ['data/products/core/pages/a.md', 'notes/b.md', 'notes/more/README.md']) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, '');
    }
    const core = { id: 'core', prefix: '/core/', folder: 'notes' } as Product;
    const { entries } = listCatalog([core], ['en']);
    expect(entries.map(({ pathname, file }) => [pathname, file])).toEqual([
      ['/core/a', 'data/products/core/pages/a.md'],
      ['/core/b', 'notes/b.md'],
      ['/core/more', 'notes/more/README.md'],
    ]);
  });
});

describe('listCatalog in the folder of a repository', () => {
  useTestFolder();

  function list(...names: string[]) {
    for (const name of names) {
      mkdirSync(dirname(`notes/${name}`), { recursive: true });
      writeFileSync(`notes/${name}`, '');
    }
    const core = { id: 'core', prefix: '/core/', folder: 'notes' } as Product;
    const { entries, problems } = listCatalog([core], ['en', 'zh']);
    return {
      pathnames: Object.fromEntries(entries.map(({ file, pathname }) => [file, pathname])),
      problems: problems.map(({ file, code, hint }) => `${file} ${code}: ${hint}`),
    };
  }

  it('makes addresses of names with capital letters, spaces and underscores', () => {
    const names = ['CONTRIBUTING.md', 'CODE_OF_CONDUCT.md', 'How to/Get - Help.md', 'More/Readme.md'];
    expect(list(...names, 'How to/Get - Help-zh.md')).toEqual({
      pathnames: {
        'notes/CONTRIBUTING.md': '/core/contributing',
        'notes/CODE_OF_CONDUCT.md': '/core/code-of-conduct',
        'notes/How to/Get - Help.md': '/core/how-to/get-help',
        'notes/More/Readme.md': '/core/more',
      },
      problems: [],
    });
  });

  it('reports two names with one address, once', () => {
    expect(list('a b.md', 'a-b.md').problems).toEqual([
      'notes/a-b.md duplicate-pathname: notes/a b.md has the same address; keep one of them',
    ]);
    expect(list('Old.md', 'old.md').problems).toHaveLength(2);
    expect(list().problems.at(-1)).toContain('notes/old.md case-collision');
  });

  it('leaves names in data as they are: they are made for addresses', () => {
    mkdirSync('data/products/core/pages', { recursive: true });
    writeFileSync('data/products/core/pages/Old page.md', '');
    expect(list().pathnames).toEqual({ 'data/products/core/pages/Old page.md': '/core/Old page' });
  });
});

describe('claimPathnames', () => {
  const product = (id: string, prefix: string): Product => ({
    id,
    name: id,
    description: id,
    prefix,
    version: '1.0.0',
    packages: [],
    olderVersions: [],
  });
  const entry = (productId: string, pathname: string, file: string) => ({
    productId,
    pathname,
    file,
    translations: {},
  });
  const PRODUCTS = [product('docs', '/'), product('core', '/core/')];
  const claim = (...entries: ReturnType<typeof entry>[]) => {
    const claimed = claimPathnames(entries, PRODUCTS, [{ name: 'Button', pathname: '/core/api/button' }]);
    return { files: claimed.entries.map(({ file }) => file), problems: claimed.problems };
  };

  describe('claimPathnames', () => {
    it('accepts one file per address', () => {
      expect(claim(entry('docs', '/versions', 'a'), entry('core', '/core', 'b'))).toEqual({
        files: ['a', 'b'],
        problems: [],
      });
    });

    it('reports the file of another product at an address that is taken, in any order', () => {
      const problems = [
        {
          file: 'docs/core/a.md',
          line: 1,
          column: 1,
          code: 'duplicate-pathname',
          message: 'Duplicated pathname /core/a in pages',
          hint: 'core/a.md has the same address; keep one of them, or rename this file',
        },
      ];
      const own = entry('core', '/core/a', 'core/a.md');
      const stranger = entry('docs', '/core/a', 'docs/core/a.md');
      expect(claim(stranger, own)).toEqual({ files: ['core/a.md'], problems });
      expect(claim(own, stranger)).toEqual({ files: ['core/a.md'], problems });
    });

    it('reports a file whose address belongs to another product', () => {
      const { files, problems } = claim(entry('docs', '/core/a', 'docs/core/a.md'));
      expect(files).toEqual(['docs/core/a.md']);
      expect(problems).toMatchObject([
        { code: 'foreign-page', message: '/core/a belongs to core because of its prefix /core/' },
      ]);
    });

    it('reports a file at the address of a generated page', () => {
      const { files, problems } = claim(entry('core', '/core/api/button', 'button.md'));
      expect(files).toEqual([]);
      expect(problems).toMatchObject([
        {
          file: 'button.md',
          message: 'Duplicated pathname /core/api/button in pages',
          hint: expect.stringContaining('the generated page of Button'),
        },
      ]);
    });

    it('ignores owners if there is no home product', () => {
      const claimed = claimPathnames([entry('core', '/core/a', 'a')], [product('core', '/core/')], []);
      expect(claimed.problems).toEqual([]);
    });
  });
});
