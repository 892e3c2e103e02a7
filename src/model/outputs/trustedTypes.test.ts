import { isInert } from './trustedTypes';

describe('inert HTML', () => {
  it.each([
    '',
    'a &lt;b> &amp; c',
    '<div class=pce-line aria-hidden=true><span class="token keyword">const</span> a\n</div>',
    '<textarea class=pce-textarea spellcheck=false autocapitalize=off autocomplete=off>',
    '<div style="color:#0000;padding:0 var(--left)" aria-hidden=true> ',
    '<mark>found</mark>',
  ])('is %j', (html) => expect(isInert(html)).toBe(true));

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<span onclick="alert(1)">a</span>',
    '<span class="a" onclick=alert(1)>a</span>',
    '<span class="a"onclick=alert(1)>a</span>',
    '<span class=a/onclick=alert(1)>a</span>',
    '<span\nclass=a>a</span>',
    '<span class="a>',
    '<sp<span>an>',
    '<span<script>>',
    '<a href="javascript:alert(1)">a</a>',
    '<svg onload=alert(1)>',
    '<!-- a -->',
    '<iframe srcdoc="a">',
    '<textarea autofocus onfocus=alert(1)>',
    '< script>',
    '<div style="background:url(https://evil.example/x)">',
    '<div style="background:url&lpar;https://evil.example/x&rpar;">',
    '<div style="background:image-set(\'https://evil.example/x\' 1x)">',
  ])('is not %j', (html) => expect(isInert(html)).toBe(false));
});
