import { readsMode } from './readsMode';

describe('readsMode', () => {
  it.each([
    [true, 'export function DemoProvider({ mode, children }) { return children; }'],
    [true, 'export const DemoProvider = ({ mode: scheme, children }) => children;'],
    [true, 'export function DemoProvider({ children, ...props }) { return children; }'],
    [true, 'export const DemoProvider = (props) => <App {...props} />;'],
    [true, 'export const DemoProvider = (props) => <App mode={props.mode}>{props.children}</App>;'],
    [true, 'export const DemoProvider = memo(({ mode }) => <App mode={mode} />);'],
    [false, '// No mode here.\nexport function DemoProvider({ children }) { return children; }'],
    [
      false,
      "const theme = { palette: { mode: 'light' } };\nexport const DemoProvider = ({ children }) => children;",
    ],
    [false, 'export const DemoProvider = (props) => <App mode="light">{props.children}</App>;'],
    [true, 'export function DemoProvider(props) { const { mode } = props; return <App mode={mode} />; }'],
    [false, 'export function DemoProvider(props) { const { children } = props; return children; }'],
    [false, 'export const DemoProvider = () => null;'],
  ])('is %s for %s', (expected, code) => {
    expect(readsMode({ 'data/demoProvider.tsx': code })).toBe(expected);
  });

  it('looks in the module that the provider is exported from', () => {
    const modules = {
      'data/a.tsx': "export { DemoProvider } from './b';",
      'data/b.tsx': 'export const DemoProvider = ({ mode }) => mode;',
    };
    expect(readsMode(modules)).toBe(true);
  });
});
