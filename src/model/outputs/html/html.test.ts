import fc from 'fast-check';
import { DomUtils, parseDocument } from 'htmlparser2';
import { readDocument } from './readDocument';

describe('the HTML parser', () => {
  it('walks through tags and text, names in lower case', () => {
    const { headings, ids } = readDocument('<BODY><H2 ID="a">one<br/>two</H2>');
    expect(headings).toEqual([{ level: 2, at: 6, text: 'onetwo' }]);
    expect(ids).toEqual([{ id: 'a', at: 6 }]);
  });

  it('reads a > inside of a value as a part of it', () => {
    const { links } = readDocument('<body><a title="a > b" href=\'>\'>x</a>');
    expect(links.map(({ href }) => href)).toEqual(['>']);
  });

  it('does not parse the content of scripts, styles and comments', () => {
    const { inline } = readDocument(
      '<!doctype html><!-- <style>x</style> --><script>if (a < b) "</b>"</script>',
    );
    expect(inline).toEqual([{ kind: 'script', text: 'if (a < b) "</b>"', at: 48 }]);
  });

  it('never throws and always ends', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'<>/!-"\'= abscript') }),
        (html) => void readDocument(html),
      ),
    );
  });
});

describe('an attribute', () => {
  it.each([
    [' href="/a/?b=1&amp;c=2"', 'href', '/a/?b=1&c=2'],
    [" HREF='x'", 'href', 'x'],
    [' hidden data-a=b', 'hidden', ''],
    [' data-href="x"', 'href', undefined],
    [' title="href=1"', 'href', undefined],
    [' alt=""', 'alt', ''],
  ])('of %s is %s → %s', (attributes, name, expected) => {
    const element = parseDocument(`<a${attributes}>`).children.find(DomUtils.isTag);
    expect(element).toBeDefined();
    expect(element?.attribs[name]).toBe(expected);
  });
});

describe('readDocument', () => {
  const facts = readDocument(
    '<!DOCTYPE html><html lang="zh" dir="ltr"><head><meta charset="utf-8"/><title>A &amp; B</title>' +
      '<meta name="description" content="D."/><link rel="canonical" href="https://x.example/a/"/>' +
      '<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;">' +
      '<link rel="alternate" hrefLang="en" href="https://x.example/a/"/><meta property="og:title" content="A"/>' +
      '<script type="application/ld+json">{}</script><script>run()</script><style>a{}</style>' +
      '<link rel="stylesheet" href="/a.css"/><script src="/a.js"></script></head><body>' +
      '<main id="main-content"><h1>A <code>b</code></h1><div id="_0"><h2 id="one">One</h2><a class="anchor" href="#one" aria-label="Link"></a></div>' +
      '<svg><title>Picture</title></svg><a href="/b/" target="_blank"><img src="/i.png" alt="I" width="1" height="1"/></a>' +
      '<div data-demo="D"><h4>In a demo</h4><label for="x">L</label><input id="y"><span id="_R_1_"></span></div>' +
      '<section id="D.tsx"></section><button onclick="x()">b</button><p title="it goes on = well"></p>' +
      '<a href="javascript:x()"></a></main><script type="application/json">{"a":"<a href=/c/>"}</script></body></html>',
  );

  it('reads the head', () => {
    expect(facts).toMatchObject({
      title: 'A & B',
      language: 'zh',
      direction: 'ltr',
      description: 'D.',
      canonical: 'https://x.example/a/',
      policy: "default-src 'none'",
      alternates: [{ hreflang: 'en', href: 'https://x.example/a/' }],
      social: { 'og:title': 'A' },
      jsonLd: ['{}'],
    });
    expect(facts.files.map(({ address }) => address)).toEqual(['/a.css', '/a.js']);
  });

  it('distinguishes scripts and styles that take effect from data', () => {
    expect(facts.inline.map(({ kind, text }) => [kind, text])).toEqual([
      ['script', 'run()'],
      ['style', 'a{}'],
    ]);
  });

  it('finds scripts in attributes and addresses, and not in words', () => {
    expect(facts.handlers.map(({ text }) => text)).toEqual(['onclick="x()"', 'javascript:x()']);
    const hidden = readDocument('<body><a href="java&Tab;script&colon;x()">a</a><img/onerror=x()>');
    expect(hidden.handlers.map(({ text }) => text)).toEqual(['java\tscript:x()', '/onerror=x()']);
  });

  it('reads headings with their text, outside of demos', () => {
    expect(facts.headings.map(({ level, text }) => [level, text])).toEqual([
      [1, 'A b'],
      [2, 'One'],
    ]);
  });

  it('reads the language of the demo that a link is in', () => {
    const { links } = readDocument(
      '<body><div data-demo="A" lang="he"><a href="/he/">x</a></div><div data-demo="B"><a href="/">y</a></div>',
    );
    expect(links.map(({ hreflang }) => hreflang)).toEqual(['he', undefined]);
  });

  it('reads links, whether they have a name, and whether they open a window unsafely', () => {
    expect(
      facts.links.map(({ href, isNameless, opensUnsafely }) => [href, isNameless, opensUnsafely]),
    ).toEqual([
      ['#one', false, false],
      ['/b/', false, true],
      ['javascript:x()', true, false],
    ]);
  });

  it('lists the ids that readers link to, without generated ones', () => {
    expect(facts.anchors).toEqual(['one', 'D.tsx']);
    expect(facts.ids.map(({ id }) => id)).toEqual(['main-content', '_0', 'one', 'y', '_R_1_', 'D.tsx']);
  });

  it('leaves the size of images in demos to their styles', () => {
    const { images } = readDocument(
      '<body><img src="/a.png"><div data-demo="A"><img src="/b.png"></div></body>',
    );
    expect(images.map(({ src, hasSize }) => [src, hasSize])).toEqual([
      ['/a.png', false],
      ['/b.png', true],
    ]);
  });

  it('asks no alternative text of images in a picture, which is not read aloud', () => {
    const { images } = readDocument(
      '<body><div inert aria-hidden="true"><img src="/a.png"></div><div data-demo="B"><img src="/b.png"></div></body>',
    );
    expect(images.map(({ src, hasAlt }) => [src, hasAlt])).toEqual([
      ['/a.png', true],
      ['/b.png', false],
    ]);
  });

  it('ignores references inside of demos', () => {
    expect(facts.references).toEqual([]);
  });
});
