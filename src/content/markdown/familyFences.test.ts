import { EXAMPLE_LABELS } from '../../../tests/unit/exampleLabels';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { readSource } from '../outputs/markdown/markdownSource';
import { textToMarkdown } from '../outputs/markdown/textMarkdown';
import { writeText } from '../pageData/generatedFiles';
import { DATA } from '../workspace';
import { parsePage } from './parsePage';

useTestFolder();

const FENCES = `export const fences = {
  languages: {
    graphql: 'graphql',
    gql: 'graphql',
    ion: 'json',
    beam: () => ({ contains: [{ scope: 'keyword', begin: /lamp/ }] }),
  },
  callouts: {
    recipe: { title: { en: 'Recipe', he: 'מתכון' }, tone: 'success', sign: '★' },
  },
};`;

function parse(body: string, language = 'en') {
  const { blocks, problems } = parsePage(`---\ntitle: T\ndescription: D.\n---\n${body}\n`, {
    file: 'page.md',
    languageCode: language,
    repository: '',
    labels: { ...EXAMPLE_LABELS, language },
  });
  const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
  return { html, problems: problems.map(({ message, hint }) => `${message} (${hint})`) };
}

const CALLOUT = ':::recipe\nBoil it.\n:::';

describe('the fences of a family', () => {
  it.each([
    ['a grammar of the library', 'graphql', 'query { lamp }', '<span class="hljs-keyword">query</span>'],
    ['another name of a language of the family', 'gql', 'query { lamp }', '<code class="language-graphql">'],
    ['another name of a language of the shell', 'ion', '{ "a": 1 }', '<code class="language-json">'],
    ['a grammar of the family', 'beam', 'a lamp', '<span class="hljs-keyword">lamp</span>'],
  ])('color code: %s', (_case, language, code, html) => {
    writeText(DATA.fences, FENCES);
    const page = parse(`\`\`\`${language}\n${code}\n\`\`\``);
    expect(page.problems).toEqual([]);
    expect(page.html).toContain(html);
  });

  it('draw callouts with their titles in the language of the text', () => {
    writeText(DATA.fences, FENCES);
    const open = (label: string) =>
      `<div class="callout callout-success" role="note" aria-label="${label}" data-sign="★">`;
    expect(parse(CALLOUT)).toEqual({ html: `${open('Recipe')}\n<p>Boil it.</p>\n</div>`, problems: [] });
    expect(parse(CALLOUT, 'he').html).toContain(open('מתכון'));
  });

  it('are in the copies for programs', () => {
    writeText(DATA.fences, FENCES);
    const copy = (language: string) =>
      textToMarkdown(readSource(CALLOUT.split('\n')), { resolve: () => undefined, texts: {}, language });
    expect([copy('en'), copy('he')]).toEqual(['> **Recipe**\n>\n> Boil it.', '> **מתכון**\n>\n> Boil it.']);
  });

  it('are among the names that hints know', () => {
    writeText(DATA.fences, FENCES);
    expect(parse(':::recipes\nBoil it.\n:::').problems).toEqual([
      'unsupported callout type "recipes" (did you mean recipe?)',
    ]);
    expect(parse('```graphq\nquery\n```').problems).toEqual([
      'the code language "graphq" is unknown (did you mean graphql?)',
    ]);
  });

  it('may have any name if their file is broken, which is reported by itself', () => {
    writeText(DATA.fences, 'throw new Error("no lamp");');
    expect(parse(`${CALLOUT}\n\n\`\`\`beam\na lamp\n\`\`\``).problems).toEqual([]);
  });
});
