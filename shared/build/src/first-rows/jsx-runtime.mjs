/**
 * The JSX runtime of first rows: elements become plain trees `[tag, attributes, ...children]`, and
 * components are called at once. What a browser alone can do, such as handlers, is left out.
 */

export const Fragment = Symbol('Fragment');

const isShown = (child) => child !== null && child !== undefined && typeof child !== 'boolean';

/** Children as one flat list of trees and texts; a fragment's children take its place. */
function listOf(children) {
  return [children]
    .flat(Infinity)
    .filter(isShown)
    .map((child) => (typeof child === 'number' ? String(child) : child));
}

const names = { className: 'class', htmlFor: 'for', tabIndex: 'tabindex', dateTime: 'datetime' };
const kept = new Set(['viewBox']);
const isOwnName = (name) => kept.has(name) || /^(aria|data)-/.test(name);

/** `strokeWidth` as the markup has it; React writes most names in small letters. */
function nameOf(name) {
  if (names[name]) return names[name];
  if (isOwnName(name)) return name;
  return /^(stroke|fill)[A-Z]/.test(name)
    ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : name.toLowerCase();
}

/** React writes false for aria-* and data-*, and leaves other attributes out. */
function valueOf(name, value) {
  if (value === null || value === undefined || typeof value === 'function') return undefined;
  if (name === 'style') return value;
  if (typeof value === 'boolean') {
    if (isOwnName(name)) return String(value);
    return value ? '' : undefined;
  }
  return String(value);
}

function attributesOf(props) {
  const attributes = {};
  for (const [name, given] of Object.entries(props)) {
    if (name === 'children' || name === 'key' || name === 'ref') continue;
    const value = valueOf(name, given);
    if (value !== undefined) attributes[nameOf(name)] = value;
  }
  return attributes;
}

/** Trees by the object that stands for them: as lists they would look like lists of children. */
const trees = new WeakMap();
const isTree = (child) => typeof child === 'object' && trees.has(child);

const plain = (child) => (isTree(child) ? trees.get(child) : String(child));

/** A path or query of the portal: the server lets links lead nowhere else. */
const ownPath = /^(\/(?![/\\])|\?)/;

/** What leads out of the portal is a text until the page itself is there. */
const withoutLink = ({ href: _href, target: _target, rel: _rel, ...props }) => props;

export function jsx(type, props) {
  if (type === Fragment) return listOf(props.children);
  if (typeof type === 'function') return type(props);
  const made = {};
  const isOut = type === 'a' && props.href !== undefined && !ownPath.test(props.href);
  trees.set(made, [
    type,
    attributesOf(isOut ? withoutLink(props) : props),
    ...listOf(props.children).map(plain),
  ]);
  return made;
}
/** The same for several children, which come as a list anyway. */
export const jsxs = (type, props) => jsx(type, props);

/** What a component made, as data: one tree. Throws where it is none or several. */
export function treeOf(made) {
  const [tree, ...more] = listOf(made);
  if (!isTree(tree) || more.length > 0) throw new Error('First rows are one element.');
  return trees.get(tree);
}
