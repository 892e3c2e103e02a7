import { createRandom } from './createRandom';
import { writeParagraph, writeWords } from './writeSentences';

const PAGE_BYTES = 10_240;
const SECTIONS = 6;

/** Returns four code blocks in three languages, each with different words. */
function buildCode(random: () => number, index: number): string {
  const name = writeWords(random, 1).toLowerCase();
  const text = writeWords(random, 5);
  const blocks = [
    [
      'tsx',
      `export function Use${index}() {\n  const ${name} = '${text}';\n  return <output>{${name}.length}</output>;\n}`,
    ],
    ['bash', `npm install ${name}-${index}\n# ${text}\nnpm run ${name}`],
    ['json', `{\n  "${name}": "${text}",\n  "size": ${index}\n}`],
    [
      'tsx',
      `interface Props${index} {\n  ${name}: string; // ${text}\n}\n\nexport const first = (props: Props${index}) => props.${name};`,
    ],
  ] as const;
  const [language, code] = blocks[index % blocks.length] ?? blocks[0];
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

function buildTable(random: () => number): string {
  const rows = Array.from(
    { length: 6 },
    (_, row) => `| \`part${row}\` | ${writeWords(random, 4)} | ${row * 4} |`,
  );
  return ['| Name | What it is | Size |', '| :--- | :--- | ---: |', ...rows].join('\n');
}

/**
 * Returns the Markdown of page `number` of a corpus: about 10 kB of varied text in six sections, with four
 * code blocks in three languages, a table, a callout and the named demos.
 */
export function buildPage(number: number, title: string, demos: readonly string[] = []): string {
  const random = createRandom(number + 1);
  const head = `---\ntitle: ${title}\ndescription: ${writeWords(random, 14)}.\n---\n\n${writeParagraph(random, 3)}\n`;
  const extras = [
    buildCode(random, 0),
    buildCode(random, 1),
    buildTable(random),
    buildCode(random, 2),
    `:::info\n${writeParagraph(random, 1)}\n:::`,
    buildCode(random, 3),
  ];
  const sections = extras.map((extra, index) => [
    `## ${writeWords(random, 3)} ${index + 1}`,
    writeParagraph(random, 3),
    extra,
    ...(index === 1 ? demos.map((demo) => `{{"demo": "${demo}.js"}}`) : []),
  ]);
  const length = () => head.length + sections.flat().join('\n\n').length;
  for (let index = 0; length() < PAGE_BYTES; index += 1)
    sections[index % SECTIONS]?.push(writeParagraph(random, 3));
  return `${head}\n${sections.map((parts) => parts.join('\n\n')).join('\n\n')}\n`;
}
