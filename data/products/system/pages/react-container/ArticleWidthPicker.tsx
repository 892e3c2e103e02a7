import * as React from 'react';
import Box from '@mui/system/Box';
import Container from '@mui/system/Container';
import type { ContainerProps } from '@mui/system/Container';

const widths: { label: string; value: NonNullable<ContainerProps['maxWidth']> }[] = [
  { label: 'xs, 444 px', value: 'xs' },
  { label: 'sm, 600 px', value: 'sm' },
  { label: 'no limit', value: false },
];

export default function ArticleWidthPicker() {
  const name = React.useId();
  const [maxWidth, setMaxWidth] = React.useState(widths[0]?.value);

  return (
    <Box sx={{ width: 1 }}>
      <Box
        component="fieldset"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, borderColor: 'divider' }}
      >
        <legend>Measure of the text</legend>
        {widths.map((width) => (
          <label key={width.label}>
            <input
              type="radio"
              name={name}
              checked={maxWidth === width.value}
              onChange={() => setMaxWidth(width.value)}
            />{' '}
            {width.label}
          </label>
        ))}
      </Box>
      <Container
        component="article"
        maxWidth={maxWidth}
        sx={{ py: 2, borderInline: '1px dashed', borderColor: 'text.secondary' }}
      >
        The ferry leaves the inner harbor at seven, turns around the lighthouse and is back before the shops
        open. Long lines tire the eye: once a line holds more than about eighty characters, users lose the
        start of the next one. The dashed edges show how far the container reaches.
      </Container>
    </Box>
  );
}
