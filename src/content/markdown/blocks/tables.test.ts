import { EXAMPLE_LABELS } from '../../../../tests/unit/exampleLabels';
import { parsePage } from '../parsePage';

const TABLE = '---\ntitle: T\n---\n\n# T\n\n| Prop | Type | |\n| --- | --- | --- |\n| a | b | c |\n';

it.each([
  ['en', 'Prop, Type'],
  ['pt', 'Prop, Type'],
  ['zh', 'Prop、Type'],
  ['ar', 'Prop وType'],
])('a table is named in %s by a list of its columns in its own writing', (languageCode, columns) => {
  const context = {
    file: 'a.md',
    languageCode,
    repository: 'https://a.example/b',
    version: '1.0.0',
    labels: EXAMPLE_LABELS,
  };
  const { blocks } = parsePage(TABLE, context);
  expect(JSON.stringify(blocks)).toContain(`Table: ${columns}\\"`);
});
