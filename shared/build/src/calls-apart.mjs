import { parse } from 'acorn';

/** What the calls of a module of the contract are asked for by. */
export const callsQuery = '?calls';

/**
 * A module of the contract without its calls, which it passes on from a module of their own: a page
 * that makes a call takes no schemas along that others of its area check forms with.
 *
 * @param {string} source JavaScript whose calls have no schemas
 * @param {string} request of the module with the calls
 */
export function withoutCalls(source, request) {
  const { body, calls } = read(source);
  if (calls.size === 0) return source;
  const names = [...calls].join(', ');
  const rest = body.filter(({ name }) => !calls.has(name)).map(({ text }) => text);
  return [`import { ${names} } from ${JSON.stringify(request)};`, `export { ${names} };`]
    .concat(rest)
    .join('\n');
}

/** The calls of a module of the contract, with what they are made of. */
export function callsAlone(source) {
  const { body, calls, reachOf } = read(source);
  const needed = new Set([...calls].flatMap((name) => [name, ...reachOf(name)]));
  return body
    .filter(({ name, imported }) => needed.has(name) || imported.some((one) => needed.has(one)))
    .map(({ text }) => text)
    .join('\n');
}

/** Statements of a module, and the names of those constants that are calls and need no schema. */
function read(source) {
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const statements = body.map((node) => statementOf(node, source));
  const byName = new Map(statements.map((one) => [one.name, one]));
  const imported = new Set(statements.flatMap((one) => one.imported));
  const reachOf = (name, seen = new Set()) => {
    for (const next of byName.get(name)?.names ?? []) {
      if (seen.has(next) || !(byName.has(next) || imported.has(next))) continue;
      seen.add(next);
      reachOf(next, seen);
    }
    return seen;
  };
  const isCall = (name) => {
    const reached = [...reachOf(name)].filter((one) => imported.has(one));
    return reached.length === 1 && reached[0] === 'defineEndpoint';
  };
  const exported = statements.filter(({ isExported }) => isExported).map(({ name }) => name);
  return { body: statements, calls: new Set(exported.filter(isCall)), reachOf };
}

function statementOf(node, source) {
  const text = source.slice(node.start, node.end);
  const declaration = node.declaration ?? node;
  const only = declaration.declarations?.length === 1 ? declaration.declarations[0] : declaration;
  return {
    text,
    name: only.id?.name ?? null,
    names: namesIn(declaration),
    isExported:
      node.type === 'ExportNamedDeclaration' && declaration.type === 'VariableDeclaration',
    imported:
      node.type === 'ImportDeclaration' ? node.specifiers.map(({ local }) => local.name) : [],
  };
}

/** Names that stand in a node, and are no members of others. */
function namesIn(node) {
  if (node.type === 'Identifier') return [node.name];
  return Object.entries(node)
    .filter(([part]) => node.computed || !['property', 'key'].includes(part))
    .flatMap(([, value]) => value)
    .filter((part) => typeof part?.type === 'string')
    .flatMap(namesIn);
}
