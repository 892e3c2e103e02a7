/**
 * The lint rules of tests: a test awaits a state, never a time. The linter loads this file, so it is plain
 * JavaScript. `tests/unit/lintRules.test.ts` tests each rule.
 */

/** Functions that wait for a time. */
const SLEEPS = new Set(['waitForTimeout', 'sleep']);
/** Modules that tests import only to wait for a time. */
const SLEEP_MODULES = new Set(['timers/promises', 'node:timers/promises', 'timers', 'node:timers']);
/** Timers that wait for a time however they are named or passed on. */
const TIMERS = new Set(['setTimeout', 'setInterval', 'setImmediate']);
/** Objects whose timers are driven by the test itself, or whose time is a limit. */
const DRIVEN = new Set(['clock', 'jest', 'test', 'page', 'context', 'reader']);
/** A shell command that waits. */
const SLEEP_COMMAND = /(?:^|[\s;/&|])sleep(?:\s|$)/;
/** What a function reads that waits for a time to pass. */
const CLOCK = /\b(?:Date|performance)\.now\(/;

function nameOf(node) {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'MemberExpression') {
    if (!node.computed) return node.property.name;
    const { property } = node;
    return property.type === 'TemplateLiteral' ? property.quasis[0].value.raw : String(property.value ?? '');
  }
  if (node?.type === 'ChainExpression') return nameOf(node.expression);
  return '';
}

const noSleep = {
  create(context) {
    const report = (node, what) =>
      context.report({
        node,
        message: `${what} waits for a time. Await a state, drive the clock, or let the test release what it holds.`,
      });
    return {
      CallExpression(node) {
        const name = nameOf(node.callee);
        const owner = node.callee.type === 'MemberExpression' ? nameOf(node.callee.object) : '';
        if (SLEEPS.has(name)) report(node, `${name}()`);
        if (owner === 'AbortSignal' && name === 'timeout') report(node, 'AbortSignal.timeout()');
        if (name === 'require' && SLEEP_MODULES.has(node.arguments[0]?.value)) {
          report(node, node.arguments[0].value);
        }
        if (name === 'waitForFunction' && CLOCK.test(context.sourceCode.getText(node))) {
          report(node, 'A function that reads the clock');
        }
        if (owner === 'Atomics' && name === 'wait') report(node, 'Atomics.wait()');
        if (owner === 'scheduler' && name === 'wait') report(node, 'scheduler.wait()');
        if (
          /^(?:spawn|exec|fork)(?:File)?(?:Sync)?$/.test(name) &&
          node.arguments.some((argument) =>
            [argument, ...(argument.elements ?? [])].some(
              (part) => typeof part?.value === 'string' && SLEEP_COMMAND.test(part.value),
            ),
          )
        ) {
          report(node, 'sleep');
        }
      },
      Identifier(node) {
        if (!TIMERS.has(node.name)) return;
        const { parent } = node;
        const isMember = parent.type === 'MemberExpression' && parent.property === node && !parent.computed;
        if (isMember && DRIVEN.has(nameOf(parent.object))) return;
        // A key or a type names a timer without running it.
        if (parent.type === 'Property' && parent.key === node && parent.value !== node) {
          if (parent.parent.type !== 'ObjectPattern') return;
        }
        if (parent.type.startsWith('TS')) return;
        report(node, `${node.name}()`);
      },
      Literal(node) {
        if (node.value === 'networkidle') report(node, "'networkidle'");
      },
      ImportDeclaration(node) {
        if (SLEEP_MODULES.has(node.source.value)) report(node, node.source.value);
      },
      ImportExpression(node) {
        if (SLEEP_MODULES.has(node.source.value)) report(node, node.source.value);
      },
      ExportNamedDeclaration(node) {
        if (SLEEP_MODULES.has(node.source?.value)) report(node, node.source.value);
      },
      ExportAllDeclaration(node) {
        if (SLEEP_MODULES.has(node.source.value)) report(node, node.source.value);
      },
    };
  },
};

/** Methods that read a live page once. */
const READS = new Set([
  'evaluate',
  'evaluateAll',
  'evaluateHandle',
  '$',
  '$$',
  '$eval',
  '$$eval',
  'textContent',
  'innerText',
  'innerHTML',
  'allInnerTexts',
  'allTextContents',
  'getAttribute',
  'inputValue',
  'isVisible',
  'isHidden',
  'isChecked',
  'isEnabled',
  'isDisabled',
  'isEditable',
  'count',
  'jsonValue',
  'boundingBox',
  'title',
  'content',
  'screenshot',
  'ariaSnapshot',
  'cookies',
  'storageState',
]);

/** Returns whether an expression awaits something outside of nested functions. */
function findAwait(node, wanted) {
  if (!node || typeof node.type !== 'string') return undefined;
  if (/Function/.test(node.type)) return undefined;
  if (node.type === 'AwaitExpression' && wanted(node)) return node;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      const found = child && typeof child === 'object' ? findAwait(child, wanted) : undefined;
      if (found) return found;
    }
  }
  return undefined;
}

/**
 * Returns whether a node is inside a function that a retrying assertion calls again: `toPass` or
 * `expect.poll`.
 */
function isRetried(node) {
  for (let at = node; at.parent; at = at.parent) {
    if (!/Function/.test(at.type)) continue;
    const call = at.parent;
    if (call.type !== 'CallExpression') continue;
    const { callee } = call;
    if (nameOf(callee) === 'poll' && nameOf(callee.object) === 'expect') return true;
    const outer = call.parent;
    if (nameOf(callee) === 'expect' && outer?.type === 'MemberExpression' && nameOf(outer) === 'toPass')
      return true;
  }
  return false;
}

/** Values that represent a live page, by the names that tests give them. */
const LIVE = /^(?:page|tab|frame|popup|other|locator)$|(?:Page|Tab|Frame|Popup|Locator)$/;
/** Helpers that are named after what they do to a page, and give back what stays as it is. */
const ACTS =
  /^(?:open|mark|watch|record|count|hold|take|capture|intercept|observe|wait|listen|note|play|press|dispatch|scroll)/;

/** Whether a node reads a live page outside of functions of its own. */
function containsRead(node) {
  if (!node || typeof node.type !== 'string' || /Function/.test(node.type)) return false;
  if (node.type === 'CallExpression') {
    const name = nameOf(node.callee);
    if (
      READS.has(name) &&
      node.callee.type === 'MemberExpression' &&
      nameOf(node.callee.object) !== 'Promise'
    ) {
      return true;
    }
    const takesPage = node.arguments.some(
      ({ type, name: argument }) => type === 'Identifier' && LIVE.test(argument),
    );
    if (node.callee.type === 'Identifier' && takesPage && !ACTS.test(name)) return true;
  }
  return Object.entries(node).some(
    ([key, value]) =>
      key !== 'parent' &&
      (Array.isArray(value) ? value : [value]).some(
        (child) => child && typeof child === 'object' && containsRead(child),
      ),
  );
}

function isRead({ argument }) {
  return containsRead(argument);
}

/** Whether an expression asks a page for its address, which changes while the test runs. */
function readsAddress(node) {
  return (
    node?.type === 'CallExpression' &&
    nameOf(node.callee) === 'url' &&
    node.callee.type === 'MemberExpression' &&
    LIVE.test(nameOf(node.callee.object))
  );
}

function isExpect(callee) {
  return nameOf(callee) === 'expect' || (nameOf(callee) === 'soft' && nameOf(callee.object) === 'expect');
}

const retryAssertions = {
  create(context) {
    const message =
      'reads a live page once. Use a retrying assertion: expect(locator), expect.poll(…), or expect(async () => …).toPass().';
    return {
      CallExpression(node) {
        if (!isExpect(node.callee) || isRetried(node)) return;
        const [value] = node.arguments;
        const isResolved = node.parent.type === 'MemberExpression' && nameOf(node.parent) === 'resolves';
        if (findAwait(value, () => true) || readsAddress(value) || (isResolved && containsRead(value))) {
          context.report({ node, message: `This assertion ${message}` });
          return;
        }
        for (const name of namesIn(value)) {
          const variable = findVariable(context.sourceCode.getScope(node), name);
          if (variable && listValues(variable).some((init) => findAwait(init, isRead))) {
            context.report({ node, message: `'${name}' ${message}` });
            return;
          }
        }
      },
    };
  },
};

/** Everything that a variable is set to, the list that a loop takes it from included. */
function listValues({ defs, references }) {
  const [definition] = defs;
  const loop = definition?.node.parent?.parent;
  const source = loop?.type === 'ForOfStatement' ? [loop.right] : [];
  return [definition?.node.init, ...source, ...references.map(({ writeExpr }) => writeExpr)].filter(Boolean);
}

function namesIn(node, names = new Set()) {
  if (!node || typeof node.type !== 'string' || /Function/.test(node.type)) return names;
  if (node.type === 'Identifier') names.add(node.name);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent' || (key === 'property' && !node.computed)) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object') namesIn(child, names);
    }
  }
  return names;
}

function findVariable(scope, name) {
  for (let at = scope; at; at = at.upper) {
    const found = at.set.get(name);
    if (found) return found;
  }
  return undefined;
}

export default {
  meta: { name: 'tests' },
  rules: {
    'no-sleep': noSleep,
    'retry-assertions': retryAssertions,
  },
};
