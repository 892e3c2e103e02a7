import { createContext, createElement, useContext } from 'react';
import type { CreateDemoStyles } from '../../model/demos/DemoStyles';
import { prerenderDemo } from './builtDemo';

const Sheet = createContext<string[]>([]);

function Badge({ color = 'red' }) {
  useContext(Sheet).push(`body .badge{color:${color}}`);
  return <b className="badge">New</b>;
}

const createStyles: CreateDemoStyles = () => {
  const rules: string[] = [];
  return {
    wrap: (demo) => createElement(Sheet.Provider, { value: rules }, demo),
    list: () => [{ css: rules.join('') }],
    remove: () => {},
  };
};

const draw = (props: object, create = createStyles) =>
  prerenderDemo(Badge, props, ({ children }) => <>{children}</>, 'ltr', 'Badge-', create);

describe('prerenderDemo', () => {
  it('returns the rules that the engine of a product has made, for elements of demos only', () => {
    const { html, styles } = draw({});
    expect(html).toBe('<b class="badge">New</b>');
    expect(Object.values(styles)).toEqual([
      ':is(_,:where([data-demo])) .badge,body .badge:where([data-demo=_popup],[data-demo=_popup] *){color:red}',
    ]);
  });

  it('names equal rules alike, and others differently', () => {
    const [first, second, other] = [{}, {}, { color: 'tan' }].map((props) => Object.keys(draw(props).styles));
    expect(second).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it('leaves rules with names as the engine gives them', () => {
    const { styles } = draw({}, (options) => ({
      ...createStyles(options),
      list: () => [{ name: 'a1', css: 'body{color:red}' }],
    }));
    expect(styles).toEqual({ a1: 'body{color:red}' });
  });
});
