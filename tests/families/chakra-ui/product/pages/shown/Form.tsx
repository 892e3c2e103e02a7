import { Card, Field, Input } from '@chakra-ui/react';

export default function Form() {
  return (
    <Card.Root>
      <Card.Body data-probe="card">
        <Field.Root>
          <Field.Label data-probe="label">Street</Field.Label>
          <Input data-probe="input" />
        </Field.Root>
      </Card.Body>
    </Card.Root>
  );
}
