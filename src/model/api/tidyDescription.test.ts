import { tidyDescription } from './tidyDescription';

describe('tidyDescription', () => {
  it.each([
    ['keeps Markdown', 'If `true`, *no* [link](/a/).', 'If `true`, *no* [link](/a/).'],
    ['writes wiki links as code', 'See [[GridColDef]].', 'See `GridColDef`.'],
    ['writes links to names as code', 'See {@link GridColDef}.', 'See `GridColDef`.'],
    ['writes links to names with their label', 'See {@link GridColDef columns}.', 'See `columns`.'],
    [
      'writes links to addresses as links',
      'See {@link https://a.example/b/ the B}.',
      'See [the B](https://a.example/b/).',
    ],
    ['writes Windows line ends as others', 'a\r\n\r\nb', 'a\n\nb'],
    ['keeps paragraphs', 'a\n\nb', 'a\n\nb'],
    [
      'drops the lists of links',
      'What it does.\n\nDemos:\n\n- [A](/a/)\n- [B](/b/)\n\nAPI:\n\n- [C](/c/)',
      'What it does.',
    ],
    ['drops them right below a paragraph', 'What it does.\nAPI:\n\n- [C](/c/)', 'What it does.'],
    ['drops them in one paragraph too', 'Demos:\n- [A](/a/)\n\nAPI:\n- [C](/c/)', ''],
    ['keeps what follows them', 'Demos:\n\n- [A](/a/)\n\nWhat it does.', 'What it does.'],
    ['keeps other lists', 'One of:\n\n- a\n- b', 'One of:\n\n- a\n- b'],
    ['gives nothing for nothing', '', ''],
  ])('%s', (_, comment, description) => {
    expect(tidyDescription(comment, ['Demos', 'API'])).toBe(description);
  });
});
