import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  AD_HEIGHT_PX,
  AD_HEIGHT_SMALL_PX,
  AD_MARGIN_UNITS,
  BREAKPOINT_PX,
  SPACING_PX,
} from '../../constants';
import { AdSpace } from './AdSpace';

const styles = readFileSync(`${__dirname}/AdSpace.css`, 'utf8');

describe('AdSpace', () => {
  it('reserves the height and the margin of the specification', () => {
    const [small = '', large = ''] = styles.split(`@media (min-width: ${BREAKPOINT_PX.sm}px)`);
    expect(small).toContain(`block-size: ${AD_HEIGHT_SMALL_PX}px`);
    expect(large).toMatch(new RegExp(`^ \\{\\s+\\.ad-space-holder \\{\\s+block-size: ${AD_HEIGHT_PX}px;`));
    expect(small).toContain(`margin-block: ${AD_MARGIN_UNITS * SPACING_PX}px;`);
    expect(small).toContain('contain: strict');
  });

  it('holds a slot that is labeled as an advertisement', () => {
    const html = renderToStaticMarkup(<AdSpace hasAds language="en" translate={() => 'Ad here'} />);
    expect(html).toContain('<aside aria-label="Ad here" data-ad-state="in-house" lang="en"></aside>');
  });

  it('keeps its height when a content blocker removes the slot', () => {
    expect(styles).not.toContain(':empty');
    expect(styles).toMatch(/\.ad-space-holder \{[^}]*block-size/);
  });

  it('is absent from a page without ads', () => {
    expect(renderToStaticMarkup(<AdSpace hasAds={false} language="en" translate={String} />)).toBe('');
  });
});
