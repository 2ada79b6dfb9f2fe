import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { API, SignatureKind, SymbolFlags } from 'typescript/unstable/sync';

/** Links of a package to its dependencies, those of the workspace leading into the same tree. */
function copyLinks(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (name.startsWith('@')) copyLinks(source, target);
  }
}

/**
 * Lets the sources of an older tree find packages: third-party ones are those of `root`, because
 * they are compared by their exact version and not by their types.
 */
export function linkPackages(root, tree, mark) {
  for (const name of readdirSync(join(tree, 'shared'))) {
    const from = join(root, 'shared', name, 'node_modules');
    if (existsSync(from)) copyLinks(from, join(tree, 'shared', name, 'node_modules'));
    const file = join(tree, 'shared', name, 'package.json');
    const described = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...described, version: `${described.version}-${mark}` }));
  }
  rmSync(join(tree, 'node_modules'), { force: true });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
}

/** Opens a program of modules and what it needs beside them; `use` gets their symbols in order. */
function withModules(folder, files, beside, use) {
  mkdirSync(folder, { recursive: true });
  const imports = files.map((file, at) => `import * as m${at} from ${JSON.stringify(file)};`);
  const uses = files.map((_, at) => `m${at}`).join(', ');
  const entry = join(folder, 'compare.ts');
  writeFileSync(entry, `${imports.join('\n')}\nexport const all = [${uses}];\n`);
  const options = {
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'preserve',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const config = join(folder, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ compilerOptions: options, files: [entry, ...beside] }));
  const api = new API({ cwd: folder });
  try {
    const { program, checker } = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const specifiers = program
      .getSourceFile(entry)
      .statements.flatMap(({ moduleSpecifier }) => (moduleSpecifier ? [moduleSpecifier] : []));
    return use(
      checker,
      specifiers.map((node) => checker.getSymbolAtLocation(node)),
    );
  } finally {
    api.close();
  }
}

/** Names beside types that a module gives, with their symbols behind all aliases. */
const valuesOf = (checker, module) =>
  checker
    .getExportsOfModule(module)
    .map((symbol) => [
      symbol.name,
      symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    ])
    .filter(([, symbol]) => symbol.flags & SymbolFlags.Value);

const written = SymbolFlags.ObjectLiteral | SymbolFlags.TypeLiteral;
/** An object that is written out, such as `paths`: each member is something to take by itself. */
function membersOf(checker, type) {
  const isWritten = (type.getSymbol?.()?.flags ?? 0) & written;
  if (!isWritten || isCallable(checker, type)) return [];
  const members = checker.getPropertiesOfType(type);
  return members.some(({ name }) => !/^[\w$]+$/.test(name)) ? [] : members;
}

const isCallable = (checker, type) =>
  checker.getSignaturesOfType(type, SignatureKind.Call).length > 0;

/**
 * Members of a written-out object, and of groups in it, by their names from the root: of `paths`
 * `users.edit`. A group holds functions and groups alone; what holds values is one thing to take.
 */
function membersBelow(checker, type, above = '') {
  return membersOf(checker, type).flatMap((symbol) => {
    const name = `${above}${symbol.name}`;
    const own = checker.getTypeOfSymbol(symbol);
    const types = membersOf(checker, own).map((member) => checker.getTypeOfSymbol(member));
    const isGroup = types.every(
      (each) => isCallable(checker, each) || membersOf(checker, each).length > 0,
    );
    return [
      { name, symbol, type: own },
      ...(isGroup ? membersBelow(checker, own, `${name}.`) : []),
    ];
  });
}

/**
 * Types that host and remotes, or two remotes, have agreed on without taking them as values: of some
 * each member by itself, such as the payload of one event.
 */
const agreed = { BusEvents: true, PartProps: true, RemoteContext: false, RemoteHandle: false };

/** Mark of a name that is an agreed type. */
export const agreedMark = '#';

function agreedBy(checker, module) {
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    const isByMember = agreed[symbol.name];
    if (isByMember === undefined) return [];
    const aliased = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const type = checker.getDeclaredTypeOfSymbol(aliased);
    const name = `${agreedMark}${symbol.name}`;
    if (!isByMember) return [[name, { type }]];
    return checker
      .getPropertiesOfType(type)
      .map((member) => [
        `${name}.${member.name}`,
        { type: checker.getTypeOfSymbol(member), isGivenBothWays: true },
      ]);
  });
}

const deprecatedIn = (checker, symbol) =>
  checker.getJsDocTagsOfSymbol(symbol).find(({ name }) => name === 'deprecated');

/** What a module gives by name: the type, and the words of `@deprecated` where it has them. */
function givenBy(checker, module) {
  const given = new Map();
  for (const [name, symbol] of valuesOf(checker, module)) {
    const type = checker.getTypeOfSymbol(symbol);
    given.set(name, { type, deprecated: deprecatedIn(checker, symbol) });
    for (const member of membersBelow(checker, type)) {
      const of = { type: member.type, deprecated: deprecatedIn(checker, member.symbol) };
      given.set(`${name}.${member.name}`, of);
    }
  }
  for (const [name, of] of agreedBy(checker, module)) given.set(name, of);
  return given;
}

/** A prop that a component or function took before and leaves aside since. */
function hasLostInput(checker, type, before) {
  const [now, then] = [type, before].map((each) => {
    const [signature] = checker.getSignaturesOfType(each, SignatureKind.Call);
    const input = signature && checker.getParameterType(signature, 0);
    return input ? checker.getPropertiesOfType(input).map(({ name }) => name) : [];
  });
  return now.length > 0 && then.some((name) => !now.includes(name));
}

/** Members of what a class makes, by name; those that it keeps to itself left out. */
function instanceOf(checker, type) {
  const [signature] = checker.getSignaturesOfType(type, SignatureKind.Construct);
  const instance = signature && checker.getReturnTypeOfSignature(signature);
  if (!instance) return null;
  const open = checker.getPropertiesOfType(instance).filter(({ name }) => /^[\w$]+$/.test(name));
  return new Map(open.map((symbol) => [symbol.name, checker.getTypeOfSymbol(symbol)]));
}

/** Two classes with private members never fit each other, so their open members are compared. */
function changeOfClass(checker, now, before) {
  const changes = [...before].map(([name, type]) =>
    now.has(name) ? changeOf(checker, now.get(name), type) : 'breaks',
  );
  if (changes.includes('breaks')) return 'breaks';
  return changes.includes('grows') || now.size > before.size ? 'grows' : 'same';
}

/** Flag of the printer: types in full length. */
const whole = 1;

/** What passes events on whatever they hold: each of them has a number of its own. */
function passesEventsOn(checker, type, before) {
  const read = (each) => checker.typeToString(each, undefined, whole);
  const [now, then] = [type, before].map((each) =>
    [each, ...checker.getPropertiesOfType(each).map((one) => checker.getTypeOfSymbol(one))]
      .map(read)
      .join(),
  );
  return now === then && now.includes('BusEvents[');
}

function changeOf(checker, type, before) {
  if (passesEventsOn(checker, type, before)) return 'same';
  const serves = checker.isTypeAssignableTo(type, before) && !hasLostInput(checker, type, before);
  const [now, then] = serves ? [] : [instanceOf(checker, type), instanceOf(checker, before)];
  if (now && then) return changeOfClass(checker, now, then);
  if (!serves) return 'breaks';
  return checker.isTypeAssignableTo(before, type) ? 'same' : 'grows';
}

/**
 * Names whose type does not even fit its own copy, such as generic ones over a condition, and whose
 * signature reads the same: taken as the same, because nothing can be said of them.
 *
 * @param {ReturnType<typeof compareTypes>} found what was compared
 * @param {ReturnType<typeof compareTypes>} twins the same modules, compared with their own copy
 */
export function withoutIncomparable(found, twins) {
  return found.map((names, at) => {
    const isLost = (name) => twins[at].get(name)?.change === 'breaks';
    return new Map(
      [...names].map(([name, one]) => {
        const isSame = one.change === 'breaks' && isLost(name) && one.now === one.before;
        return [name, isSame ? { ...one, change: 'same' } : one];
      }),
    );
  });
}

/**
 * Compares what modules give by name with what they gave in an older tree, as the compiler knows
 * their types.
 *
 * @param {string} folder for the files of the comparison, below both trees' packages
 * @param {{now: string, before?: string}[]} modules absolute paths of each module
 * @param {string[]} beside declarations that the modules need and do not import
 * @returns {Map<string, {change: 'added' | 'same' | 'grows' | 'breaks', deprecated?: string,
 *   now?: string, before?: string}>[]}
 *   by module and name; `paths.users` is a member of `paths`. 'grows': who takes the name as it was
 *   can go on, who takes it as it is needs it so.
 */
export function compareTypes(folder, modules, beside) {
  const files = modules.flatMap(({ now, before }) => (before ? [now, before] : [now]));
  return withModules(folder, files, beside, (checker, symbols) => {
    const left = [...symbols];
    return modules.map(({ before }) => {
      const given = givenBy(checker, left.shift());
      const older = before ? givenBy(checker, left.shift()) : new Map();
      return new Map(
        [...given].map(([name, { type, deprecated, isGivenBothWays = false }]) => {
          const then = older.get(name)?.type;
          const found = then ? changeOf(checker, type, then) : 'added';
          // Who gives it as it was would leave out what the other side has come to need.
          const change = isGivenBothWays && found === 'grows' ? 'breaks' : found;
          const words = deprecated && { deprecated: deprecated.text ?? '' };
          const read = (each) => checker.typeToString(each, undefined, whole);
          const signatures = change === 'breaks' && { now: read(type), before: read(then) };
          return [name, { change, ...words, ...signatures }];
        }),
      );
    });
  });
}
