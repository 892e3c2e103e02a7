import { Meter, Panel } from '@acme/one';
import { Entry, Fold } from '@acme/two';

export default function Form() {
  return (
    <div className="grid gap-2">
      <Entry placeholder="Street" data-probe="input" />
      <Meter value={40} data-probe="meter" />
      <Fold title="Address" defaultOpen data-probe="fold">
        The door on the left.
      </Fold>
      <Panel.Root defaultOpen tone="raised" data-probe="panel">
        <Panel.Header data-probe="header">Notes</Panel.Header>
        <Panel.Body className="ps-4" data-probe="body">
          Ring twice.
        </Panel.Body>
      </Panel.Root>
    </div>
  );
}
