import { Button, Tag } from 'antd';

export default function Buttons() {
  return (
    <div>
      <Button type="primary" data-probe="button">
        Save
      </Button>
      <Tag color="orange" data-probe="tag">
        Draft
      </Tag>
      <h2 data-probe="heading">Order</h2>
      <a href="https://example.com/" data-probe="link">
        Terms
      </a>
    </div>
  );
}
