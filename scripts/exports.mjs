import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { contractProblem, nextLock, problemsOf } from './lib/exports.mjs';
import { onProductNode, root } from './lib/toolchain.mjs';

const lockFile = 'shared/build/exports.lock.json';

/**
 * `pnpm exports [--check]`: writes what shared modules give by name and the number of each, as the
 * compiler compares it with the commit before; `--check` says what is wrong and writes nothing.
 */
if (await onProductNode(import.meta.url)) {
  process.exitCode = await main(process.argv.includes('--check'));
}

/** @returns {Promise<number>} 0 when lock, versions and what is given agree */
async function main(isCheck) {
  const text = existsSync(join(root, lockFile)) ? readFileSync(join(root, lockFile), 'utf8') : null;
  const lock = text && JSON.parse(text);
  const base = baseOf(text);
  if (!git('rev-parse', 'HEAD')) console.log('SKIPPED: no history, so types are not compared.');
  const baseLock = base && JSON.parse(git('show', `${base}:${lockFile}`));
  const wanted = nextLock(baseLock, await givenSince(base), versions(), lock?.judged ?? []);
  const problems = problemsOf(baseLock, isCheck ? lock : wanted, wanted).concat(
    contractProblem(await contractVersion(), versions()['@jackfield/contract']),
  );
  if (!isCheck) writeFileSync(join(root, lockFile), `${JSON.stringify(wanted, null, 2)}\n`);
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
}

function git(...args) {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 };
  const { status, stdout } = spawnSync('git', args, options);
  return status === 0 ? stdout : null;
}

/**
 * The commit whose lock the numbers go on from: the last one, while the lock is being changed; the
 * one before the change, when the last commit made it; else the one that made it, since which
 * nothing may be other. Null where no lock was before.
 */
function baseOf(text) {
  const head = git('rev-parse', 'HEAD')?.trim();
  if (!head) return null;
  if (!hasLock('HEAD')) return null;
  if (git('show', `HEAD:${lockFile}`) !== text) return head;
  const last = git('log', '-1', '--format=%H', '--', lockFile).trim();
  return last === head && hasLock('HEAD^') ? git('rev-parse', 'HEAD^').trim() : last;
}

function hasLock(commit) {
  return git('cat-file', '-e', `${commit}:${lockFile}`) !== null;
}

/** Shared modules of this workspace by name, with their file from the root. */
async function modules() {
  const { sharedRequests } = await import('../shared/build/src/shared-modules.mjs');
  const { resolve } = createRequire(join(root, 'host', 'package.json'));
  return sharedRequests()
    .filter((request) => request.startsWith('@jackfield/'))
    .map((module) => ({ module, file: relative(root, resolve(module)) }));
}

/** The sources of `shared` at a commit, in a folder below the packages of this tree. */
async function treeAt(commit, mark) {
  const { linkPackages } = await import('./lib/export-types.mjs');
  const folder = join(root, '.cache', 'exports', `${commit.slice(0, 12)}-${mark}`);
  if (existsSync(join(folder, 'node_modules'))) return folder;
  mkdirSync(folder, { recursive: true });
  const archive = spawnSync('git', ['archive', commit, 'shared'], {
    cwd: root,
    maxBuffer: 2 ** 28,
  });
  spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  linkPackages(root, folder, mark);
  return folder;
}

/** Removes the trees of other commits. */
function forgetTrees(commit) {
  const folder = join(root, '.cache', 'exports');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((one) => !one.startsWith(commit.slice(0, 12)))) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** What each module gives and how it differs from a commit. */
async function givenSince(commit) {
  const { agreedMark, compareTypes, withoutIncomparable } = await import('./lib/export-types.mjs');
  const all = await modules();
  const beside = [join(root, 'shared', 'kit', 'src', 'css.d.ts')];
  const compare = (now, before) => {
    const pairs = all.map(({ file }) => ({
      now: existsSync(join(now, file)) ? join(now, file) : join(root, file),
      ...(before && existsSync(join(before, file)) && { before: join(before, file) }),
    }));
    return compareTypes(join(root, '.cache', 'exports-program'), pairs, beside);
  };
  if (commit) forgetTrees(commit);
  const before = commit && (await treeAt(commit, 'before'));
  const found = compare(root, before);
  const isBroken = found.some((names) =>
    [...names.values()].some((one) => one.change === 'breaks'),
  );
  const given = isBroken
    ? withoutIncomparable(found, compare(before, await treeAt(commit, 'twin')))
    : found;
  const patterns = commit && (await changedPaths(before));
  return all.flatMap(({ module }, at) => {
    // Hosts of before don't number them, and leave out a module that they don't know.
    const isApart = ([name]) => name.startsWith(agreedMark) || name.split('.').length > 2;
    const entries = [...given[at]].map(([name, one]) =>
      patterns?.has(name) ? [name, { ...one, change: 'breaks' }] : [name, one],
    );
    const types = entries.filter(isApart).map(([name, one]) => [name.replace(agreedMark, ''), one]);
    const names = new Map(entries.filter((entry) => !isApart(entry)));
    return types.length === 0
      ? [{ module, names }]
      : [
          { module, names },
          { module: `${module}${agreedMark}types`, names: new Map(types) },
        ];
  });
}

/** Names of paths whose pattern is another one than in an older tree, with all that holds them. */
async function changedPaths(before) {
  const file = join('shared', 'contract', 'src', 'paths.ts');
  if (!existsSync(join(before, file))) return new Set();
  const read = async (tree) => patternsOf((await import(join(tree, file))).paths, 'paths');
  const [now, then] = [await read(root), await read(before)];
  const changed = Object.keys(now).filter((name) => name in then && now[name] !== then[name]);
  return new Set(
    changed.flatMap((name) => {
      const steps = name.split('.');
      return steps.map((_, at) => steps.slice(0, at + 1).join('.'));
    }),
  );
}

/** Pattern of each path by its name: what its function makes of placeholders. */
function patternsOf(value, name) {
  if (typeof value === 'function') {
    return { [name]: value('{1}', '{2}', '{3}', '{4}') };
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([member, below]) =>
      Object.entries(patternsOf(below, `${name}.${member}`)),
    ),
  );
}

/** Versions of the packages that the host shares. */
function versions() {
  const shared = ['texts', 'contract', 'domain', 'runtime', 'kit', 'lists', 'records'];
  const read = (name) =>
    JSON.parse(readFileSync(join(root, 'shared', name, 'package.json'), 'utf8'));
  return Object.fromEntries(shared.map((name) => [`@jackfield/${name}`, read(name).version]));
}

async function contractVersion() {
  return (await import('../shared/contract/src/remote.ts')).contractVersion;
}
