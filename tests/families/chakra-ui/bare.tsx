import { ChakraProvider, defaultSystem, LocaleProvider } from '@chakra-ui/react';
import type { BareProps } from '../BareApp';

export function Bare({ direction, children }: BareProps) {
  return (
    <ChakraProvider value={defaultSystem}>
      <LocaleProvider locale={direction === 'rtl' ? 'ar' : 'en'}>{children}</LocaleProvider>
    </ChakraProvider>
  );
}
