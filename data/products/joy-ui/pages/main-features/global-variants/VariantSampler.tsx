import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import type { ColorPaletteProp, VariantProp } from '@mui/joy/styles';

const variants: readonly VariantProp[] = ['solid', 'soft', 'outlined', 'plain'];
const colors: readonly ColorPaletteProp[] = ['primary', 'neutral', 'danger', 'success', 'warning'];

export default function VariantSampler() {
  const [variant, setVariant] = React.useState<VariantProp>('soft');
  const [color, setColor] = React.useState<ColorPaletteProp>('primary');

  return (
    <Stack spacing={3} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={2}>
        <FormControl size="sm" sx={{ flex: 1 }}>
          <FormLabel>Variant</FormLabel>
          <Select value={variant} onChange={(_event, value) => value && setVariant(value)}>
            {variants.map((name) => (
              <Option key={name} value={name}>
                {name}
              </Option>
            ))}
          </Select>
        </FormControl>
        <FormControl size="sm" sx={{ flex: 1 }}>
          <FormLabel>Color</FormLabel>
          <Select value={color} onChange={(_event, value) => value && setColor(value)}>
            {colors.map((name) => (
              <Option key={name} value={name}>
                {name}
              </Option>
            ))}
          </Select>
        </FormControl>
      </Stack>
      <Stack spacing={1.5}>
        <Alert variant={variant} color={color}>
          The backup from last night is ready.
        </Alert>
        <Input variant={variant} color={color} aria-label="Backup name" defaultValue="Nightly" />
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Button variant={variant} color={color}>
            Restore
          </Button>
          <Chip variant={variant} color={color}>
            1.2 GB
          </Chip>
        </Stack>
      </Stack>
    </Stack>
  );
}
