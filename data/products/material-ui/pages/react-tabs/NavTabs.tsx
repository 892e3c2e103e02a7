import * as React from 'react';
import Tab, { type TabProps } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

interface LinkTabProps extends TabProps<'a'> {
  selected?: boolean;
}

// A link keeps its own role and its place in the tab order.
function LinkTab(props: LinkTabProps) {
  const { selected } = props;
  return (
    <Tab
      {...props}
      component="a"
      role={undefined}
      tabIndex={0}
      aria-selected={undefined}
      aria-current={selected ? 'page' : undefined}
    />
  );
}

export default function NavTabs() {
  const [page, setPage] = React.useState('#nav-tabs');
  return (
    <nav aria-label="Library">
      <Tabs value={page} onChange={(_event, next) => setPage(next)} slotProps={{ list: { role: undefined } }}>
        <LinkTab value="#nav-tabs" href="#nav-tabs" label="Catalog" />
        <LinkTab value="#icon-tabs" href="#icon-tabs" label="Loans" />
      </Tabs>
    </nav>
  );
}
