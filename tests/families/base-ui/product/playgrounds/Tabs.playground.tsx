import { Tabs } from '@base-ui/react/tabs';

export default function TabsPlayground(props: {
  Root?: Tabs.Root.Props;
  List?: Tabs.List.Props;
  Tab?: Partial<Tabs.Tab.Props>;
  Panel?: Partial<Tabs.Panel.Props>;
}) {
  return (
    <Tabs.Root defaultValue="plan" {...props.Root}>
      <Tabs.List {...props.List}>
        <Tabs.Tab value="plan" {...props.Tab}>
          Plan
        </Tabs.Tab>
        <Tabs.Tab value="team">Team</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="plan" {...props.Panel}>
        Nine days are left.
      </Tabs.Panel>
      <Tabs.Panel value="team">Four people work on it.</Tabs.Panel>
    </Tabs.Root>
  );
}

export const playground = {
  Root: { hidden: ['defaultValue', 'value'] },
  Tab: { hidden: ['value'] },
  Panel: { hidden: ['value'] },
};
