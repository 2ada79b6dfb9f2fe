import { stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';
import { parse } from 'acorn';

const swaps = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
};

/**
 * Every change of one place of a source that a test should see: edges of comparisons, and for or,
 * a negation less, plus for minus, another number, a condition that always or never holds, a call
 * less. Texts stay as they are.
 *
 * @param {string} file path of the source, TypeScript without JSX
 * @param {string} source its text
 */
export function mutantsOf(file, source) {
  // Types become spaces, so that places stay where they are.
  const options = { ecmaVersion: 'latest', sourceType: 'module' };
  const tree = parse(stripTypeScriptTypes(source), options);
  const found = [];
  const change = ({ start, end }, to, from = source.slice(start, end)) => {
    const text = source.slice(0, start) + to + source.slice(end);
    const line = source.slice(0, start).split('\n').length;
    found.push({ file: resolve(file), source, text, line, from: short(from), to: short(to) });
  };
  walk(tree, (node) => {
    const { type, start, end, operator } = node;
    if (type === 'BinaryExpression' || type === 'LogicalExpression') {
      const isText = [node.left, node.right].some((side) => typeof side.value === 'string');
      if (!(operator in swaps) || (operator === '+' && isText)) return;
      const between = source.slice(node.left.end, node.right.start);
      const to = between.replace(operator, swaps[operator]);
      change(
        { start, end },
        source.slice(start, node.left.end) + to + source.slice(node.right.start, end),
      );
    } else if (type === 'UnaryExpression' && operator === '!') {
      change(node, source.slice(node.argument.start, end));
    } else if (type === 'ConditionalExpression' || type === 'IfStatement') {
      for (const to of ['true', 'false']) change(node.test, to);
    } else if (type === 'Literal' && typeof node.value === 'number') {
      change(node, `${node.value + 1}`);
    } else if (type === 'Literal' && typeof node.value === 'boolean') {
      change(node, `${!node.value}`);
    } else if (type === 'ExpressionStatement' && /Call|Await|Assign/.test(node.expression.type)) {
      change(node, ';');
    } else if (
      type === 'MemberExpression' &&
      !node.computed &&
      Object.hasOwn(swaps, node.property.name)
    ) {
      change(node.property, swaps[node.property.name]);
    }
  });
  return found;
}

/** A text on one line, cut. */
export const short = (text, length = 90) => text.replaceAll(/\s+/g, ' ').slice(0, length);

function walk(node, visit) {
  if (node === null || typeof node !== 'object') return;
  if (typeof node.type === 'string') visit(node);
  for (const child of Object.values(node).flat()) walk(child, visit);
}

/**
 * A random part of a list, the same for the same seed, in the order of the list.
 *
 * @template Item
 * @param {readonly Item[]} items
 */
export function drawn(items, count, seed) {
  let state = seed;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  const places = new Set();
  while (places.size < Math.min(count, items.length)) {
    places.add(Math.floor(random() * items.length));
  }
  return items.filter((_, at) => places.has(at));
}
