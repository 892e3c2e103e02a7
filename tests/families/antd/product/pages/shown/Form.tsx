import { Alert, Input } from 'antd';

export default function Form() {
  return (
    <div>
      <Input placeholder="Street" data-probe="input" />
      <Alert type="info" title="Saved" data-probe="alert" />
    </div>
  );
}
