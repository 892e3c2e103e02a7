import { relinkDescription, splitDescription } from './description';

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

    it('keeps the text of a link to a page that a package without a host does not have here', () => {
      const markdown = '[a](/ui/other/#b) [b](/ui/guide) [c](https://docs.example/b/)';
      expect(relinkDescription(markdown, { ...options, origin: undefined })).toBe(
        'a [b](/ui/guide/) [c](https://docs.example/b/)',
      );
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
    ['| a | b |\n| - | - |\n| 1 | 2 |', '', '| a | b |\n| - | - |\n| 1 | 2 |'],
    ['A door.\n```\na\n\nb\n```', '', 'A door.\n```\na\n\nb\n```'],
    ['Of [oak][1].\n\n[1]: /oak/', '', 'Of [oak][1].\n\n[1]: /oak/'],
  ])('cuts %j', (text, lead, rest) => {
    expect(splitDescription(text)).toEqual({ lead, rest });
  });
});
