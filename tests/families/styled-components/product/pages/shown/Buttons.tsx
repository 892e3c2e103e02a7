import styled from 'styled-components';

const Button = styled.button<{ $strong?: boolean }>`
  padding: 6px 14px;
  border: 2px solid ${({ theme }) => theme.ink};
  background: ${({ theme, $strong }) => ($strong ? theme.ink : 'none')};
  color: ${({ theme, $strong }) => ($strong ? 'white' : theme.ink)};
`;

export default function Buttons() {
  return (
    <div>
      <Button data-probe="button">Save</Button>
      <Button $strong data-probe="strong">
        Send
      </Button>
      <h2 data-probe="heading">Order</h2>
      <a href="https://example.com/" data-probe="link">
        Terms
      </a>
    </div>
  );
}
