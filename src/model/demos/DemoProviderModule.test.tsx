import { createElement, forwardRef, memo } from 'react';
import { isComponent } from './DemoProviderModule';

const Plain = () => null;

describe('isComponent', () => {
  it.each([
    ['a function', Plain],
    ['the result of memo', memo(Plain)],
    ['the result of forwardRef', forwardRef(Plain)],
  ])('accepts %s', (_what, exported) => {
    expect(isComponent(exported)).toBe(true);
  });

  it.each([
    ['an element', createElement(Plain)],
    ['an object', { title: 'Plain' }],
    ['a text', 'Plain'],
    ['null', null],
    ['nothing', undefined],
  ])('rejects %s', (_what, exported) => {
    expect(isComponent(exported)).toBe(false);
  });
});
