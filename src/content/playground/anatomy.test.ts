import { printNesting } from './anatomy';

const SOURCE = `import { Tabs } from '@tiny/ui';

export default function TabsPlayground(props: { List?: object }) {
  return (
    <Tabs.Root defaultValue="a">
      <div>
        <Tabs.List {...props.List}>
          {['a', 'b'].map((value) => (
            <Tabs.Tab key={value} value={value} icon={<Tabs.Icon />} />
          ))}
        </Tabs.List>
      </div>
      <Tabs.Panel value="a">First</Tabs.Panel>
      <Tabs.Panel value="b">Second</Tabs.Panel>
    </Tabs.Root>
  );
}
`;

it('prints each component of a namespace once, as the playground nests them', () => {
  const names = ['Root', 'Tab', 'List', 'Panel', 'Icon'].map((name) => `Tabs.${name}`);
  expect(printNesting(SOURCE, names)).toBe(`<Tabs.Root>
  <Tabs.List>
    <Tabs.Tab>
      <Tabs.Icon />
    </Tabs.Tab>
  </Tabs.List>
  <Tabs.Panel />
</Tabs.Root>`);
});

it('has nothing to say of a source without them', () => {
  expect(printNesting(SOURCE, ['Menu.Root'])).toBeUndefined();
});
