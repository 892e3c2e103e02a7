import { EXAMPLE_LABELS } from '../../../tests/unit/exampleLabels';
import vectors from '../../../tests/fixtures/vectors.json';
import type { PageContext } from './PageContext';
import { parseFrontMatter } from './frontMatter';
import { parsePage } from './parsePage';
import { renderInlineMarkdown } from './renderInlineMarkdown';

const CONTEXT: PageContext = {
  file: 'page.md',
  languageCode: 'en',
  repository: 'https://github.com/mui/material-ui',
  tag: 'v7.0.2',
  labels: EXAMPLE_LABELS,
};

interface Vector {
  readonly about: string;
  readonly input: unknown;
  readonly expected: unknown;
}

/**
 * Returns the vectors of one rule; throws if there are none, so that a renamed rule is not skipped silently.
 */
function vectorsAbout(beginning: string): { input: string; expected: unknown }[] {
  const found = (vectors as Vector[]).filter(({ about }) => about.startsWith(beginning));
  if (found.length === 0) throw new Error(`no vector about ${beginning}`);
  return found.map(({ input, expected }) => ({ input: input as string, expected }));
}

// One of the vectors has this title in its body, too.
const HEAD = '---\ntitle: SomeGuide\ndescription: D.\n---\n';

function parse(text: string, context: Partial<PageContext> = {}) {
  return parsePage(text, { ...CONTEXT, ...context });
}

/** Returns the HTML of a body with a valid title and description. */
function htmlOf(body: string, context: Partial<PageContext> = {}): string {
  const { blocks, problems } = parse(HEAD + body, context);
  expect(problems).toEqual([]);
  return blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
}

describe('vectors', () => {
  it.each(vectorsAbout('no title'))(
    'a page without title has an empty one: $input',
    ({ input, expected }) => {
      expect(parse(input).title).toBe(expected);
    },
  );

  it.each(vectorsAbout('description extraction'))('description of $input', ({ input, expected }) => {
    expect(parse(input).description).toBe(expected ?? '');
  });

  it.each(vectorsAbout('front matter'))('front matter of $input', ({ input, expected }) => {
    expect(parseFrontMatter(input, 'page.md')).toEqual({
      frontMatter: expected,
      body: '',
      bodyLine: 6,
      positions: expect.any(Object),
      problems: [],
    });
  });

  // Content without scripts, including feature lists, is HTML; adjacent HTML is one block.
  it.each(vectorsAbout('splitting of the body'))('parts of $input', ({ input, expected }) => {
    const parts = expected as string[];
    expect(parts.join('')).toBe(input);
    const html = parts.map((part) => htmlOf(part)).join('');
    expect(parse(input).blocks).toEqual([{ kind: 'html', html }]);
  });

  it.each(vectorsAbout('feature list'))('feature list', ({ input, expected }) => {
    expect(htmlOf(input)).toBe(expected);
  });

  it.each(vectorsAbout('inline markdown of API descriptions'))('inline: $input', ({ input, expected }) => {
    expect(renderInlineMarkdown(input)).toBe(expected);
  });

  it.each(vectorsAbout('heading tree'))('table of contents of $input', ({ input, expected }) => {
    const { headings, blocks } = parse(input.replaceAll(' / ', '\n\n'));
    expect(headings).toMatchObject(expected as object[]);
    expect(headings).toHaveLength((expected as object[]).length);
    expect(blocks).toEqual([{ kind: 'html', html: expect.stringContaining('<h4>Small</h4>') }]);
  });

  it.each(vectorsAbout('link rewriting in markdown'))('link $input', ({ input, expected }) => {
    const { markdown, language } = input as unknown as { markdown: string; language: string };
    const href = /"([^"]*)"/.exec(String(expected))?.[1];
    expect(htmlOf(markdown, { languageCode: language })).toContain(`<a href="${href}"`);
  });

  it.each(vectorsAbout('internal link gets the language prefix'))('link $input', ({ input, expected }) => {
    const { href, userLanguage } = input as unknown as { href: string; userLanguage: string };
    expect(htmlOf(`[a](${href})`, { languageCode: userLanguage })).toContain(`<a href="${String(expected)}"`);
  });

  it('code has its language as a class, a copy button and no title bar', () => {
    const [{ input, expected } = { input: '', expected: undefined }] = vectorsAbout('fenced code');
    const html = htmlOf(input);
    expect({
      title: html.includes('code-title') ? html : null,
      languageClass: /<code class="([^"]*)">/.exec(html)?.[1],
      copyButton: html.includes(
        '<button type="button" class="copy" data-copy data-waits><span class="tip" lang="en">Copy</span></button>',
      ),
    }).toEqual(expected);
  });

  // The dialect reads more than the vectors, which refuse a callout and a language of other generators.
  it.each([
    ['unknown callout throws', '<div class="callout callout-success"'],
    ['fenced code', '<code class="language-bash">'],
  ])('reads what the vectors refuse: %s', (about, html) => {
    const refused = vectorsAbout(about).filter(({ expected }) => Object.hasOwn(expected as object, 'throws'));
    expect(refused.map(({ input }) => htmlOf(input))).toEqual([expect.stringContaining(html)]);
  });

  // In the vectors, "throws" means one reported problem.
  it.each([
    ['level 3 heading before any level 2', HEAD, ['heading-order']],
    ['invalid links throw at build', HEAD, ['link-trailing-slash', 'link-doubled-slash']],
    ['page validation at build: missing title', '', ['missing-title']],
    ['page validation at build: title of 71', '', ['title-too-long']],
    ['page validation at build: description of 161', '', ['description-too-long']],
    ['page validation at build: description without', '', ['description-end']],
  ] as const)('%s', (about, head, codes) => {
    const found = vectorsAbout(about);
    expect(found).toHaveLength(codes.length);
    found.forEach(({ input, expected }, index) => {
      const code = codes[index];
      expect(typeof expected === 'object' && expected !== null && 'throws' in expected).toBe(
        code !== undefined,
      );
      expect(parse(head + input).problems.map((problem) => problem.code)).toEqual(code ? [code] : []);
    });
  });
});
