import { join } from 'node:path';
import { parse } from 'acorn';

const contract = /[\\/](?:shared|@jackfield)[\\/]contract[\\/]src[\\/].*\.ts$/;
const declaration = /[\\/](?:shared|@jackfield)[\\/]contract[\\/]src[\\/]endpoint\.ts$/;

/** Members of a call that servers check with; whether there is an answer says its status. */
const schemas = new Set(['answer', 'answerForStandard', 'body', 'params', 'query']);
/** Members that are for people. */
const prose = new Set(['source', 'summary']);

/**
 * Rules by which builds for browsers take the contract: clients read method, path and a few marks of
 * a call, and check neither what they send nor what they get. Without the schemas that nobody else
 * uses, a page loads and runs a third less before it starts.
 */
export const leanRules = () => [
  { test: contract, exclude: declaration, use: import.meta.filename, enforce: 'post' },
  {
    test: declaration,
    use: join(import.meta.dirname, 'replacements', 'define-endpoint.mjs'),
    enforce: 'post',
  },
];

/**
 * A module of the contract, compiled to JavaScript, as browsers take it: calls without schemas and
 * prose, and everything that is only worked out for an export marked so that it goes with it.
 *
 * @param {string} source
 * @returns {string}
 */
export default function leanCalls(source) {
  const edits = [];
  visit(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), edits);
  let lean = source;
  for (const { start, end, text } of edits.toSorted((one, other) => other.start - one.start)) {
    lean = lean.slice(0, start) + text + lean.slice(end);
  }
  return lean;
}

const isFunction = ({ type }) => /Function/.test(type);
const isNode = (value) => typeof value?.type === 'string';

/** Notes the edits of a node and of what stands in it; functions run when they are called. */
function visit(node, edits) {
  if (isFunction(node)) return;
  if (node.type === 'CallExpression') {
    edits.push({ start: node.start, end: node.start, text: '/*#__PURE__*/ ' });
    if (node.callee.name === 'defineEndpoint') return visitEndpoint(node, edits);
  }
  for (const part of Object.values(node).flat()) if (isNode(part)) visit(part, edits);
}

function visitEndpoint({ arguments: [, declared] }, edits) {
  const members = declared?.type === 'ObjectExpression' ? declared.properties : [];
  for (const { start, end, key } of members.filter(({ type }) => type === 'Property')) {
    if (schemas.has(key.name)) edits.push({ start, end, text: `${key.name}: 1` });
    if (prose.has(key.name)) edits.push({ start, end, text: `${key.name}: ""` });
  }
}
