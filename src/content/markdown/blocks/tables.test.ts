import { EXAMPLE_LABELS } from '../../../../tests/unit/exampleLabels';
import { parsePage } from '../parsePage';

const TABLE = '---\ntitle: T\n---\n\n# T\n\n| Prop | Type | |\n| --- | --- | --- |\n| a | b | c |\n';

it.each([
  ['en', 'Prop, Type'],
  ['pt', 'Prop, Type'],
  ['zh', 'Prop、Type'],
  ['ar', 'Prop وType'],
])('the name of a table in %s lists its columns in the format of the language', (languageCode, columns) => {
  const context = {
    file: 'a.md',
    languageCode,
    repository: 'https://a.example/b',
    tag: 'v1.0.0',
    labels: EXAMPLE_LABELS,
  };
  const { blocks } = parsePage(TABLE, context);
  expect(JSON.stringify(blocks)).toContain(`Table: ${columns}\\"`);
});
