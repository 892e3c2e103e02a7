import { EXAMPLE_LABELS } from '../../../../tests/unit/exampleLabels';
import { parsePage } from '../parsePage';
import { listRepeatedKeys } from './insert';

describe('listRepeatedKeys', () => {
  it.each([
    ['{"demo": "A.js", "bg": true}', []],
    ['{"demo": "A.js", "bg": true, "bg": "inline"}', ['bg']],
    ['{"demo": "A.js", "demo": "B.js", "bg": 1, "bg": 2, "bg": 3}', ['demo', 'bg']],
    // A value is not a key, whatever it contains.
    ['{"demo": "bg", "bg": "demo"}', []],
    [String.raw`{"demo": "\"bg\": 1", "bg": true}`, []],
  ])('finds the repeated keys in %s', (json, keys) => {
    expect(listRepeatedKeys(json)).toEqual(keys);
  });
});

describe('a playground', () => {
  const parse = (line: string) =>
    parsePage(`---\ntitle: T\ndescription: D.\n---\n${line}\n`, {
      file: 'page.md',
      languageCode: 'en',
      repository: '',
      labels: EXAMPLE_LABELS,
    });

  it.each([
    ['Button', 'ButtonPlayground'],
    ['Tabs.List', 'TabsListPlayground'],
  ])('of %s is the demo %s', (playground, name) => {
    const { blocks, problems } = parse(`{{"playground": "${playground}"}}`);
    expect(problems).toEqual([]);
    expect(blocks).toMatchObject([{ kind: 'demo', name, playground }]);
  });

  it.each(['button', 'Tabs.', 'Tabs.list', '../Button'])('has the name of a component, not "%s"', (name) => {
    expect(parse(`{{"playground": "${name}"}}`).problems).toMatchObject([{ code: 'playground-name' }]);
  });
});
