import fc from 'fast-check';
import { parseLiveReport, parseLiveRequest, modulePath } from './liveMessages';

describe('liveMessages', () => {
  const REQUEST = {
    kind: 'live-run',
    run: 1,
    code: 'x',
    modules: { rows: 'y' },
    direction: 'rtl',
    scheme: 'dark',
    theme: 'radius-8',
    rules: ':root{--a:8px;}',
  };

  describe('messages between a page and a live document', () => {
    it('are accepted if they have the right shape', () => {
      expect(parseLiveRequest(REQUEST)).toEqual(REQUEST);
      expect(parseLiveRequest({ ...REQUEST, kind: 'live-look', more: 1 })).toEqual({
        ...REQUEST,
        kind: 'live-look',
      });
      expect(parseLiveReport({ kind: 'live-ready' })).toEqual({ kind: 'live-ready' });
      expect(parseLiveReport({ kind: 'live-used' })).toEqual({ kind: 'live-used' });
      expect(parseLiveReport({ kind: 'live-shown', run: 3 })).toEqual({ kind: 'live-shown', run: 3 });
      const fault = { kind: 'live-fault', run: 3, fault: 'threw', message: 'no', line: 0, module: '' };
      expect(parseLiveReport(fault)).toEqual(fault);
    });

    it('bring the parts and style sheets of packages', () => {
      const message = {
        kind: 'live-parts',
        parts: { './a.js': '' },
        tables: { a: './a.js' },
        sheets: ['.a{}'],
      };
      expect(parseLiveRequest({ ...message, more: 1 })).toEqual(message);
      for (const sheets of [undefined, {}, [1]])
        expect(parseLiveRequest({ ...message, sheets })).toBeUndefined();
    });

    it('carry no style rules but those of a theme', () => {
      const rules = 'body{display:none}';
      expect(parseLiveRequest({ ...REQUEST, rules })).toEqual({ ...REQUEST, rules: '' });
    });

    it.each([
      undefined,
      null,
      'live-run',
      [],
      { ...REQUEST, kind: 'live-ready' },
      { ...REQUEST, run: -1 },
      { ...REQUEST, code: 1 },
      { ...REQUEST, code: 'x'.repeat(500_001) },
      { ...REQUEST, modules: { rows: 1 } },
      { ...REQUEST, modules: null },
      { ...REQUEST, direction: 'up' },
      { ...REQUEST, scheme: undefined },
      { ...REQUEST, theme: {} },
      { ...REQUEST, rules: undefined },
    ])('from the page are rejected if they have another shape: %#', (data) => {
      expect(parseLiveRequest(data)).toBeUndefined();
    });

    it.each([
      undefined,
      { kind: 'live-run' },
      { kind: 'live-shown' },
      { kind: 'live-shown', run: 1.5 },
      { kind: 'live-ready', more: 'x'.repeat(1e5) },
      { kind: 'live-height', height: 1, more: 'x'.repeat(1e5) },
      { kind: 'live-fault', run: 1, fault: 'threw', message: 'x'.repeat(2001), line: 0, module: '' },
      { kind: 'live-height', height: Number.NaN },
      { kind: 'live-height', height: '3' },
      { kind: 'live-fault', run: 1, fault: 'syntax', message: 'm', line: 2, module: 'x'.repeat(2001) },
      { kind: 'live-fault', run: 1, fault: 'syntax', message: 'm', line: 2, module: 1 },
      { kind: 'live-fault', run: 1, fault: 'own', message: 'm', line: 0, module: '' },
      { kind: 'live-fault', run: 1, fault: 'threw', message: {}, line: 0, module: '' },
      { kind: 'live-fault', run: 1, fault: 'syntax', message: 'm', line: '2', module: '' },
    ])('from the live document are rejected if they have another shape: %#', (data) => {
      expect(parseLiveReport(data)).toBeUndefined();
    });

    it('have a limited height', () => {
      expect(parseLiveReport({ kind: 'live-height', height: 1e9 })).toEqual({
        kind: 'live-height',
        height: 2000,
      });
    });

    it('never throw for any value', () => {
      fc.assert(
        fc.property(fc.anything(), (data) => {
          parseLiveRequest(data);
          parseLiveReport(data);
        }),
      );
    });
  });
});

describe('modulePath', () => {
  describe('modulePath', () => {
    it.each([
      ['', './data', 'data'],
      ['', './data.ts', 'data'],
      ['', './parts/Row.tsx', 'parts/Row'],
      ['parts/Row', './cells', 'parts/cells'],
      ['parts/Row', '../data', 'data'],
      ['', '../shared/rows', '../shared/rows'],
      ['../shared/rows', './more', '../shared/more'],
      ['../shared/rows', '../../up', '../../up'],
    ])('from %j, %j is %j', (from, specifier, expected) => {
      expect(modulePath(from, specifier)).toBe(expected);
    });
  });
});
