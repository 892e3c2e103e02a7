import { Badge, Button, HStack } from '@chakra-ui/react';

export default function Buttons() {
  return (
    <HStack>
      <Button data-probe="button">Save</Button>
      <Badge colorPalette="orange" data-probe="badge">
        Draft
      </Badge>
      <h2 data-probe="heading">Order</h2>
      <a href="https://example.com/" data-probe="link">
        Terms
      </a>
    </HStack>
  );
}
