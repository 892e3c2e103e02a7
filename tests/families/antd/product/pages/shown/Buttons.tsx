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
    </div>
  );
}
