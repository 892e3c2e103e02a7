import { Badge, Button, Flex } from '@radix-ui/themes';

export default function Buttons() {
  return (
    <Flex gap="3">
      <Button data-probe="button">Save</Button>
      <Badge color="orange" data-probe="badge">
        Draft
      </Badge>
      <h2 data-probe="heading">Order</h2>
      <a href="https://example.com/" data-probe="link">
        Terms
      </a>
    </Flex>
  );
}
