import { Action, Badge } from '@acme/two';

export default function Buttons() {
  return (
    <div className="flex gap-3">
      <Action data-probe="button">Save</Action>
      <Action tone="quiet" size="small" isRound data-probe="quiet">
        Print
      </Action>
      <Badge hue="amber" data-probe="badge">
        Draft
      </Badge>
      <h2 data-probe="heading">Order</h2>
      <a href="https://example.com/" data-probe="link">
        Terms
      </a>
    </div>
  );
}
