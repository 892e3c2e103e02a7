import { Card, Switch, Text } from '@radix-ui/themes';

export default function Form() {
  return (
    <Card data-probe="card">
      <Text as="label" size="2" data-probe="label">
        <Switch defaultChecked data-probe="switch" /> Receipts
      </Text>
    </Card>
  );
}
