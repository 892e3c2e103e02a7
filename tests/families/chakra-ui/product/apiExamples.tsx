import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import type { ReactElement } from 'react';

const inProvider = (element: ReactElement) => (
  <ChakraProvider value={defaultSystem}>{element}</ChakraProvider>
);

/** Components whose elements are not those that their types name. */
export const examples = { Icon: inProvider, 'Pagination.Root': inProvider, 'Tag.Root': inProvider };
