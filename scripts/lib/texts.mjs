import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTopics } from '../../host/src/help/parse-topics.ts';

const built = new Set(['node_modules', 'dist', 'dist-dev', '.git', '.cache']);
/** What stands for a word of the common catalogue, which has an id of its own. */
const isShared = Symbol('shared');
const shared = new Proxy({}, { get: () => isShared });

/** Lists of which others take a message as it is. */
const catalogues = ['common', 'fieldNames', 'fieldRefusals', 'addressRefusals', 'refusals'];
const statesOf = (source) => new Set(source.match(/\b\w+States\b/g));

const call = /defineMessages\(\s*'([^']+)',\s*\{/g;

/** Where the object that opens at `start` ends; braces in its texts do not count. */
function endOf(source, start) {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === "'" || sign === '"' || sign === '`') {
      for (at += 1; source[at] !== sign; at += 1) if (source[at] === '\\') at += 1;
    } else if (sign === '/' && source[at + 1] === '/') {
      at = source.indexOf('\n', at);
    } else if (sign === '/' && source[at + 1] === '*') {
      at = source.indexOf('*/', at) + 1;
    } else if (sign === '{') {
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  throw new Error('A list of texts has no end.');
}

/**
 * Texts that a source file declares with `defineMessages`.
 *
 * @param {string} source TypeScript
 * @returns {Map<string, string>} English by message id; throws when an id stands twice
 */
export function textsOf(source) {
  const texts = new Map();
  const others = [...catalogues, ...statesOf(source)];
  for (const match of source.matchAll(call)) {
    const start = match.index + match[0].length - 1;
    const list = new Function(...others, `return (${source.slice(start, endOf(source, start))});`);
    for (const [name, text] of Object.entries(list(...others.map(() => shared)))) {
      if (text !== isShared) add(texts, `${match[1]}.${name}`, text);
    }
  }
  return texts;
}

function add(texts, id, text) {
  if (typeof text !== 'string') throw new Error(`${id} is no text.`);
  if (texts.has(id)) throw new Error(`${id} stands twice.`);
  texts.set(id, text);
}

/** Every text of the portal and its server, English by message id, in the order of the ids. */
export function allTexts(root) {
  const files = globSync('{host,mfe-*,server,shared}/**/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => built.has(name),
  }).filter((file) => !/\.test\.tsx?$/.test(file));
  const all = new Map();
  for (const file of files) {
    for (const [id, text] of textsOf(readFileSync(join(root, file), 'utf8'))) add(all, id, text);
  }
  for (const file of globSync('docs/help/*.md', { cwd: root })) {
    for (const { id, title, words, text } of parseTopics(readFileSync(join(root, file), 'utf8'))) {
      for (const [part, said] of Object.entries({ title, words, text })) {
        add(all, `host.help.${id}.${part}`, said);
      }
    }
  }
  return new Map([...all].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const argumentsOf = (text) =>
  new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name]) => name));

/** Whether a text takes other values than the one that it replaces. */
export const takesOthers = (english, text) =>
  argumentsOf(english).symmetricDifference(argumentsOf(text)).size > 0;
