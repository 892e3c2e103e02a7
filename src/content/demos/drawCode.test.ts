import { colorPreview } from './drawCode';

const CODE = `export default function Sign() {
  return (
    <Box
      sx={{ p: 1 }}
      title="Closed"
    >
      <b>Open</b>
    </Box>
  );
}`;

const BOX = '<span class="hljs-tag">&lt;<span class="hljs-name">Box</span></span>';
const TITLE =
  '<span class="hljs-tag"><span class="hljs-attr">title</span>=<span class="hljs-string">"Closed"</span></span>';
const END = '<span class="hljs-tag">&gt;</span>';

describe('colorPreview', () => {
  it.each([
    ['a tag that is not closed', '<Box\n  title="Closed"\n>', `${BOX}\n  ${TITLE}\n${END}`],
    ['a line inside of a tag', '  title="Closed"\n', `  ${TITLE}`],
    ['an empty line', '<Box\n\n>', `${BOX}\n\n${END}`],
    ['a line that the code lacks', '<Other />', '&lt;Other /&gt;'],
  ])('has the colors of the whole code: %s', (_what, preview, html) => {
    expect(colorPreview(preview, CODE)).toBe(html);
  });
});
