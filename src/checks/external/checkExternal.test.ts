import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import type { LinkException } from '../../model/page/SiteConfig';
import { formatProblem } from '../../model/Problem';
import { checkExternal } from './checkExternal';
import type { LinkAnswer } from './linkVisits';

const SITE = {
  origin: 'https://docs.lumen.dev',
  editBase: 'https://code.lumen.dev/edit/',
  repository: 'https://code.lumen.dev/lumen',
};

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes the files of a built site: a page with its text, one from the API reference, and data. */
function writeSite(): void {
  const page = (...hrefs: readonly string[]) =>
    `<!DOCTYPE html>\n<title>A</title>\n<body>${hrefs.map((href) => `<a href="${href}">A</a>`).join('\n')}\n`;
  write(
    'out/lamps/index.html',
    page(
      'https://a.dev/x?a=1&amp;b=2',
      'https://a.dev/moved#part',
      'https://b.dev/',
      'https://docs.lumen.dev/x/',
      '/x/',
    ),
  );
  write(
    'data/products/lumen/pages/lamps.md',
    'Lamps\n\n[x](https://a.dev/x?a=1&b=2) and\n[y](https://a.dev/moved#part)\n',
  );
  write(
    'out/api/lamp/index.html',
    page('https://c.dev/api', 'https://code.lumen.dev/edit/lamp.md', 'https://lamps.example.com/'),
  );
  write(
    'data/ads.ts',
    "// See https://c.dev/ads.\nexport const ad = { href: 'https://b.dev/', svg: 'xmlns=\"http://www.w3.org/2000/svg\"' };\nexport const at = `https://b.dev/${ad}`;\n",
  );
  write('out/ab/api/lamp/index.html', page('https://c.dev/api'));
  const pages = [
    { route: '/lamps/', file: 'data/products/lumen/pages/lamps.md', userLanguage: 'en' },
    { route: '/api/lamp/', userLanguage: 'en' },
    { route: '/ab/api/lamp/', userLanguage: 'ab' },
  ];
  write('.cache/site/pageList.json', JSON.stringify(pages));
}

const OK = { status: 200 } as const;

/** Checks the site with these answers of hosts; every other link is good. `asked` lists what was tried. */
async function check(
  answers: Readonly<Record<string, Omit<LinkAnswer, 'at'>>> = {},
  linkExceptions: readonly LinkException[] = [],
  fallback: Omit<LinkAnswer, 'at'> = OK,
) {
  const asked: string[] = [];
  const visitor = {
    visitAll: async (
      addresses: readonly string[],
      report: (address: string, answer: LinkAnswer) => void = () => {},
    ) => {
      asked.push(...addresses);
      const given = new Map(
        addresses.map((address) => [address, { at: Date.now(), ...(answers[address] ?? fallback) }] as const),
      );
      for (const [address, answer] of given) report(address, answer);
      return given;
    },
  };
  const problems = await checkExternal('out', { ...SITE, linkExceptions }, () => {}, visitor);
  return { asked: asked.sort(), problems: problems.map(formatProblem) };
}

describe('the check of external links', () => {
  useTestFolder();
  beforeEach(writeSite);

  it('tries every link of documents and data once, without fragments, examples and links to this site', async () => {
    const { asked, problems } = await check();
    expect(asked).toEqual([
      'https://a.dev/moved',
      'https://a.dev/x?a=1&b=2',
      'https://b.dev/',
      'https://c.dev/ads',
      'https://c.dev/api',
    ]);
    expect(problems).toEqual([]);
  });

  it('reports a broken link at its lines in texts and data, else in the document', async () => {
    const { problems } = await check({
      'https://a.dev/x?a=1&b=2': { status: 404 },
      'https://b.dev/': { status: 'ENOTFOUND' },
      'https://c.dev/api': { status: 410 },
    });
    const hint = '(correct or remove the link, or list it in linkExceptions of data/site.ts)';
    expect(problems.sort()).toEqual([
      `data/ads.ts:2:28 external-link https://b.dev/ gives no answer (ENOTFOUND) ${hint}`,
      `data/products/lumen/pages/lamps.md:3:5 external-link https://a.dev/x?a=1&b=2 answers with status 404 ${hint}`,
      `out/api/lamp/index.html:3:7 external-link https://c.dev/api answers with status 410 ${hint}`,
    ]);
  });

  it('warns of links that have moved for good, with the new address', async () => {
    const { problems } = await check({
      'https://a.dev/moved': { status: 200, movedTo: 'https://a.dev/new' },
    });
    expect(problems).toEqual([
      'data/products/lumen/pages/lamps.md:4:5 warning external-moved https://a.dev/moved#part has moved for good to https://a.dev/new#part (link to the new address)',
    ]);
  });

  it('only warns of hosts that may answer readers', async () => {
    const { problems } = await check({
      'https://b.dev/': { status: 403 },
      'https://c.dev/api': { status: 503 },
      'https://c.dev/ads': { status: 'timeout' },
    });
    expect(problems).toHaveLength(3);
    for (const problem of problems) expect(problem).toContain(' warning external-unclear ');
  });

  it('does not try exceptions, and reports those that no link needs', async () => {
    write('data/site.ts', "export const site = {\n  linkExceptions: 'https://gone.dev/',\n};\n");
    const exceptions = ['https://a.dev/*', 'https://b.dev/', 'https://gone.dev/'];
    const { asked, problems } = await check(
      {},
      exceptions.map((address) => ({ address, reason: 'It refuses programs.' })),
    );
    expect(asked).toEqual(['https://c.dev/ads', 'https://c.dev/api']);
    expect(problems).toEqual([
      'data/site.ts:2:1 warning unused-link-exception No link leads to https://gone.dev/ (remove the exception)',
    ]);
  });

  it('keeps good answers for a week, and asks for all others again', async () => {
    await check({
      'https://b.dev/': { status: 404 },
      'https://a.dev/moved': { status: 200, movedTo: 'https://a.dev/new' },
    });
    const second = await check();
    expect(second.asked).toEqual(['https://b.dev/']);
    expect(second.problems.join()).toContain('moved for good');
    const kept = JSON.parse(readFileSync('.cache/externalLinks.json', 'utf8')) as [string, LinkAnswer][];
    const older = kept.map(([address, answer]) => [address, { ...answer, at: answer.at - 8 * 86_400_000 }]);
    write('.cache/externalLinks.json', JSON.stringify(older));
    expect((await check()).asked).toHaveLength(5);
  });

  it('says once that there is no network', async () => {
    const { problems } = await check({}, [], { status: 'EAI_AGAIN' });
    expect(problems).toEqual([
      '.:1:1 network None of 3 hosts gives an answer (EAI_AGAIN) (check the network of this machine, then try again; nothing was kept)',
    ]);
    expect((await check()).asked).toHaveLength(5);
  });
});
