import { basename, join } from 'node:path';
import { parse } from 'acorn';
import { callsAlone, callsQuery, withoutCalls } from './calls-apart.mjs';

const contract = /[\\/](?:shared|@jackfield)[\\/]contract[\\/]src[\\/].*\.ts$/;
const api = /[\\/]contract[\\/]src[\\/]api[\\/]/;
const declaring = /[\\/](?:shared|@jackfield)[\\/]contract[\\/]src[\\/]endpoint\.ts$/;

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
  { test: contract, exclude: declaring, use: import.meta.filename, enforce: 'post' },
  {
    test: declaring,
    use: join(import.meta.dirname, 'replacements', 'define-endpoint.mjs'),
    enforce: 'post',
  },
];

/** The loader: a module of the contract without its calls, or those alone. */
export default function leanContract(source) {
  const lean = leanCalls(source);
  if (this.resourceQuery === callsQuery) return callsAlone(lean);
  if (!api.test(this.resourcePath)) return lean;
  return withoutCalls(lean, `./${basename(this.resourcePath)}${callsQuery}`);
}

/**
 * A module of the contract, compiled to JavaScript, as browsers take it: calls without schemas and
 * prose, and everything that is only worked out for an export marked so that it goes with it. What
 * reads a member of another value, as the `entries` of a schema, becomes one marked call: for all that
 * compilers know, reading might have an effect.
 *
 * @param {string} source
 * @returns {string}
 */
export function leanCalls(source) {
  const edits = [];
  const module = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  visit(module, edits);
  for (const { start, end } of module.body.flatMap(readsOfConstants)) {
    edits.push({ start, end: start, text: '/*#__PURE__*/ (() => (' });
    edits.push({ start: end, end, text: '))()' });
  }
  let lean = source;
  for (const { start, end, text } of edits.toSorted((one, other) => other.start - one.start)) {
    lean = lean.slice(0, start) + text + lean.slice(end);
  }
  return lean;
}

const isFunction = ({ type }) => /Function/.test(type);
const isNode = (value) => typeof value?.type === 'string';

/** Values of a statement's constants that are read of other values, such as `entries` of a schema. */
function readsOfConstants({ type, declaration, declarations = [] }) {
  if (type === 'ExportNamedDeclaration') return declaration ? readsOfConstants(declaration) : [];
  return declarations.map(({ init }) => init).filter((init) => init && isRead(init));
}

/** Whether a member of another value is read where a node is worked out. */
function isRead(node) {
  if (isFunction(node)) return false;
  if (['MemberExpression', 'SpreadElement', 'TemplateLiteral'].includes(node.type)) return true;
  return Object.entries(node)
    .filter(([part]) => part !== 'callee')
    .flatMap(([, value]) => value)
    .some((part) => isNode(part) && isRead(part));
}

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
