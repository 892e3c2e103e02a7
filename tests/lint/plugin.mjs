/**
 * Lint rules for `tests/`: a test awaits a state, never a time. The linter loads this file, so it is plain
 * JavaScript. `tests/unit/lintRules.test.ts` tests each rule.
 */

/** Functions that wait for a time. */
const SLEEPS = new Set(['waitForTimeout', 'setTimeout', 'setInterval', 'setImmediate', 'sleep']);
/** Modules that tests import only to wait for a time. */
const SLEEP_MODULES = new Set(['timers/promises', 'node:timers/promises', 'timers', 'node:timers']);
/** Objects whose timers the test drives itself, or whose time is a limit. */
const DRIVEN = new Set(['clock', 'jest', 'test']);

function nameOf(node) {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'MemberExpression') {
    return node.computed ? String(node.property.value ?? '') : node.property.name;
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
        if (SLEEPS.has(name) && !DRIVEN.has(owner)) report(node, `${name}()`);
        if (owner === 'Atomics' && name === 'wait') report(node, 'Atomics.wait()');
        if (owner === 'scheduler' && name === 'wait') report(node, 'scheduler.wait()');
        const [first] = node.arguments;
        if (/^(?:spawn|exec)(?:File)?(?:Sync)?$/.test(name) && /^sleep\b/.test(String(first?.value ?? ''))) {
          report(node, 'sleep');
        }
      },
      ImportDeclaration(node) {
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
    if (nameOf(callee) === 'poll') return true;
    const outer = call.parent;
    if (nameOf(callee) === 'expect' && outer?.type === 'MemberExpression' && nameOf(outer) === 'toPass')
      return true;
  }
  return false;
}

function isRead({ argument }) {
  return argument.type === 'CallExpression' && READS.has(nameOf(argument.callee));
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
        if (findAwait(value, () => true)) {
          context.report({ node, message: `This assertion ${message}` });
          return;
        }
        for (const name of namesIn(value)) {
          const definition = findVariable(context.sourceCode.getScope(node), name)?.defs[0]?.node;
          if (definition?.type === 'VariableDeclarator' && findAwait(definition.init, isRead)) {
            context.report({ node, message: `'${name}' ${message}` });
            return;
          }
        }
      },
    };
  },
};

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

const noUnboundedLoop = {
  create(context) {
    const check = (node) => {
      const waits = findAwait({ ...node, type: 'Loop' }, () => true);
      const isEndless = node.type !== 'ForStatement' || !node.test;
      if (waits && isEndless) {
        context.report({
          node,
          message: 'This loop may wait without end. Use expect.poll(…) or toPass(), which end with the test.',
        });
      }
    };
    return { WhileStatement: check, DoWhileStatement: check, ForStatement: check };
  },
};

export default {
  meta: { name: 'tests' },
  rules: {
    'no-sleep': noSleep,
    'retry-assertions': retryAssertions,
    'no-unbounded-loop': noUnboundedLoop,
  },
};
