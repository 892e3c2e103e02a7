import { tidyDescription, relinkDescription, splitDescription } from './description';

describe('tidyDescription', () => {
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
      [
        'drops notes of the authors',
        'Gets the ids.\nTODO: rename\nor remove\n\nIn order.',
        'Gets the ids.\n\nIn order.',
      ],
      ['keeps the word of a note inside a line', 'The list `TODO`.', 'The list `TODO`.'],
      ['keeps other lists', 'One of:\n\n- a\n- b', 'One of:\n\n- a\n- b'],
      ['returns an empty text for an empty comment', '', ''],
    ])('%s', (_, comment, description) => {
      expect(tidyDescription(comment, ['Demos', 'API'])).toBe(description);
    });
  });
});

describe('relinkDescription', () => {
  const options = {
    origin: 'https://docs.example',
    isKnown: (pathname: string) => ['/ui/api/modal', '/ui/guide'].includes(pathname),
    elsewhere: { '/ui/modal': '/ui/api/modal', '/ui/guide': '/ui/api/guide' },
  };

  describe('relinkDescription', () => {
    it.each([
      ['keeps a page of this site', '[a](/ui/api/modal/)', '[a](/ui/api/modal/)'],
      ['adds the slash at its end', '[a](/ui/api/modal#props)', '[a](/ui/api/modal/#props)'],
      [
        'makes the address of a page of this site relative',
        '[a](https://docs.example/ui/guide/?x=1#b)',
        '[a](/ui/guide/?x=1#b)',
      ],
      ['links any other page on its host', '[a](/ui/other/#b)', '[a](https://docs.example/ui/other/#b)'],
      [
        'leaves an absolute link to such a page',
        '[a](https://docs.example/b/)',
        '[a](https://docs.example/b/)',
      ],
      ['finds a page of another pathname here', '[a](/ui/modal/#b)', '[a](/ui/api/modal/#b)'],
      ['leaves other hosts', '[a](https://other.example/ui/guide/)', '[a](https://other.example/ui/guide/)'],
      ['leaves a host without scheme', '[a](//other.example/ui/guide/)', '[a](//other.example/ui/guide/)'],
      [
        'leaves a host that only starts with the same letters',
        '[a](https://docs.example.org/ui/guide)',
        '[a](https://docs.example.org/ui/guide)',
      ],
      ['rewrites every link', '[a](/ui/guide) [b](/c)', '[a](/ui/guide/) [b](https://docs.example/c)'],
      ['leaves text that is not a link', 'a (/ui/guide) `b`', 'a (/ui/guide) `b`'],
    ])('%s', (_, markdown, expected) => {
      expect(relinkDescription(markdown, options)).toBe(expected);
    });
  });
});

describe('splitDescription', () => {
  it.each([
    ['', '', ''],
    ['A door.', 'A door.', ''],
    ['A door\nof oak.', 'A door\nof oak.', ''],
    ['A door.\n\n- oak\n\nOpen it.', 'A door.', '- oak\n\nOpen it.'],
    ['A door.\n \n```jsx\n<Door />\n\n```', 'A door.', '```jsx\n<Door />\n\n```'],
    ['## ARIA\n\nName it.', '', '## ARIA\n\nName it.'],
    ['It is of:\n\n- oak', '', 'It is of:\n\n- oak'],
    ['* oak\n* ash', '', '* oak\n* ash'],
    ['*Oak* is hard.', '*Oak* is hard.', ''],
  ])('cuts %j', (text, lead, rest) => {
    expect(splitDescription(text)).toEqual({ lead, rest });
  });
});
