import { EXAMPLE_LABELS } from '../../../tests/unit/exampleLabels';
import { listHeadingIds } from './ParsedPage';
import { parsePage } from './parsePage';

describe('listHeadingIds', () => {
  it('lists the ids in reading order, as translations need them', () => {
    const context = { file: 'a.md', languageCode: 'en', repository: '', tag: '', labels: EXAMPLE_LABELS };
    const english = parsePage('## A\n\n### B\n\n### C\n\n#### D\n\n## B\n', context);
    const headingIds = listHeadingIds(english.headings);
    expect(headingIds).toEqual(['a', 'b', 'c', 'b-2']);
    const text = '## 一\n\n### 二\n\n### 三\n\n## 四\n';
    expect(listHeadingIds(parsePage(text, { ...context, languageCode: 'zh', headingIds }).headings)).toEqual(
      headingIds,
    );
  });
});
