import { Badge, Button, HStack } from '@chakra-ui/react';

export default function Buttons() {
  return (
    <HStack>
      <Button data-probe="button">Save</Button>
      <Badge colorPalette="orange" data-probe="badge">
        Draft
      </Badge>
    </HStack>
  );
}
