import RtlProvider, { useRtl } from '@mui/system/RtlProvider';
import type { ComponentProps } from 'react';

function Direction() {
  return <p>{useRtl() ? 'Right to left' : 'Left to right'}</p>;
}

export default function RtlProviderPlayground(
  props: Omit<ComponentProps<typeof RtlProvider>, 'children'>,
) {
  return (
    <RtlProvider {...props}>
      <Direction />
    </RtlProvider>
  );
}

export const playground = {
  defaults: { value: true },
  first: ['value'],
  values: { value: [true, false] },
};
