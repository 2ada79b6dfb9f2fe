import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from './toolchain.mjs';

const folder = '.github/workflows';
const shared = `${folder}/ship-area.yml`;
const portal = `${folder}/portal.yml`;
const read = (file) => parse(readFileSync(join(root, file), 'utf8'));
const areas = globSync('mfe-*', { cwd: root })
  .map((name) => name.replace('mfe-', ''))
  .filter((name) => existsSync(join(root, `mfe-${name}`, 'remote.json')))
  .toSorted();
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Commands of a workflow's steps, without the line that finds the tools. */
const commandsOf = ({ jobs }) =>
  Object.values(jobs)
    .flatMap(({ steps = [] }) => steps)
    .flatMap(({ run }) => run?.split('\n') ?? [])
    .map((line) => line.replace('source "$RUNNER_TEMP/tools" && ', '').trim())
    .filter(Boolean);

const values = { $AREA: 'billing', $TAG: 'pr-12', $STAGING_URL: 'http://localhost:1' };
/** Arguments as the shell would give them; what a step before answers is a version. */
const argsOf = (command) =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) =>
    (quoted ?? plain)
      .replace(/\$\{\{[^}]*\}\}/g, 'v1')
      .replace(/\$[A-Z_]+/g, (name) => values[name] ?? 'a text'),
  );

describe.each(areas)('pipeline of %s', (area) => {
  const workflow = read(`${folder}/${area}.yml`);

  it('ships its own area by the one that all share', () => {
    expect(workflow.jobs.ship.uses).toBe(`./${shared}`);
    expect(workflow.jobs.ship.with).toEqual({ area });
    expect(existsSync(join(root, 'e2e', 'specs', area))).toBe(true);
  });

  it('begins for files that are there, the remote and its tests among them', () => {
    const { pull_request: asked, push } = workflow.on;
    expect(push.paths).toEqual(asked.paths);
    expect(asked.paths).toEqual(expect.arrayContaining([`mfe-${area}/**`, `e2e/specs/${area}/**`]));
    const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
    for (const path of asked.paths) {
      expect(tracked.some((file) => file.startsWith(path.replace('**', '')))).toBe(true);
    }
  });

  it('begins for every package that only some areas are made of', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, `mfe-${area}`, 'package.json')));
    const everybody = /\/(contract|domain|kit|lists|records|runtime|texts)$/;
    const own = Object.keys(dependencies)
      .filter((name) => name.startsWith('@jackfield/') && !everybody.test(name))
      .map((name) => `${name.replace('@jackfield', 'shared')}/**`);
    expect(workflow.on.push.paths).toEqual(expect.arrayContaining(own));
  });
});

describe.each([shared, portal])('%s', (file) => {
  const workflow = read(file);
  const commands = commandsOf(workflow);

  it('runs scripts that the workspace has', () => {
    const called = commands.flatMap((line) => /^pnpm ([\w:-]+)/.exec(line)?.[1] ?? []);
    expect(called.length).toBeGreaterThan(3);
    expect(called.filter((name) => scripts[name] === undefined)).toEqual([]);
    const files = commands.flatMap((line) => /^node (scripts\/\S+)/.exec(line)?.[1] ?? []);
    expect(files.filter((each) => !existsSync(join(root, each)))).toEqual([]);
  });

  const releases = [...new Set(commands.filter((line) => line.startsWith('pnpm release')))];
  it.each(releases)('%s is understood by the release command', (line) => {
    const [, , ...args] = argsOf(line);
    const env = { PATH: process.env.PATH, JACKFIELD_TOOLCHAIN: process.versions.node };
    const { status, stderr } = spawnSync(process.execPath, ['scripts/release.mjs', ...args], {
      cwd: root,
      env: { ...env, HOME: root },
      encoding: 'utf8',
    });
    // Everything was understood that comes before the secret, which the test has none of.
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^release: Set [A-Z_]+\.\n$/)]);
  });

  it('waits only for jobs that it has', () => {
    const names = Object.keys(workflow.jobs);
    const needed = Object.values(workflow.jobs).flatMap(({ needs = [] }) => needs);
    expect(needed.filter((name) => !names.includes(name))).toEqual([]);
  });
});

it('the pipeline that all areas share publishes, promotes to some, then to all, and removes the preview link', () => {
  const verbs = commandsOf(read(shared)).flatMap(
    (line) => /^pnpm release "\$AREA" (\w+)/.exec(line)?.[1] ?? [],
  );
  expect(verbs).toEqual(['publish', 'publish', 'promote', 'promote', 'untag']);
});

it('what the portal is made of is held against what is live', () => {
  const workflow = read(portal);
  expect(workflow.on.pull_request.paths).toEqual(
    expect.arrayContaining(['host/**', 'server/**', 'exchange/**', 'shared/**']),
  );
  expect(commandsOf(workflow)).toEqual(
    expect.arrayContaining(['pnpm build host', 'pnpm release check']),
  );
});
