import { ChakraProvider, defaultSystem, LocaleProvider } from '@chakra-ui/react';
import type { DemoProviderProps } from 'docs-shell';

export function DemoProvider({ direction, children }: DemoProviderProps) {
  return (
    <ChakraProvider value={defaultSystem}>
      <LocaleProvider locale={direction === 'rtl' ? 'ar' : 'en'}>{children}</LocaleProvider>
    </ChakraProvider>
  );
}
