import styled, { keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0.5; }
`;

const Field = styled.label`
  display: grid;
  gap: 4px;
  animation: ${appear} 1ms;
`;

const Input = styled.input`
  padding: 8px;
  border: 1px solid #9d174d;
  border-radius: 5px;
`;

export default function Form() {
  return (
    <Field data-probe="field">
      Street
      <Input data-probe="input" />
    </Field>
  );
}
