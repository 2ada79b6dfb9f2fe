import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import { drawn, mutantsOf, short } from './lib/mutants.mjs';
import { root } from './lib/toolchain.mjs';

/**
 * `node scripts/mutate.mjs <source> ... --tests <filter> [--without <name>] [--names <pattern>]
 * [--sample 50] [--seed 1]`: changes one place of the sources at a time, runs the tests that import
 * it, and names the changes that no test saw. `--tests` are filters of `pnpm unit`, `--without`
 * leaves out test files of a name, `--names` takes only tests whose titles it matches, `--sample`
 * says how many changes are drawn. The sources are as they were afterwards.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string', multiple: true, default: [] },
    without: { type: 'string', default: '' },
    names: { type: 'string', default: '' },
    sample: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
  },
});

const all = positionals.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
const sample = drawn(all, Number(values.sample), Number(values.seed));
await (process.send ? runEach() : watchEach());

/** Runs the sample in a process of its own: a change that makes a loop without end ends with it. */
async function watchEach() {
  const seen = [];
  while (seen.length < sample.length) {
    const child = fork(process.argv[1], process.argv.slice(2), {
      detached: true,
      env: { ...process.env, MUTATE_FROM: String(seen.length), CI: '' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await follow(child, seen);
    for (const file of new Set(sample.map((one) => one.file))) restore(file);
    if (seen.length < sample.length && child.exitCode) process.exit(child.exitCode);
  }
  const lived = seen.filter(({ result }) => result === 'lived');
  const percent = Math.round((100 * (seen.length - lived.length)) / seen.length);
  console.log(`${seen.length} of ${all.length} changes, seed ${values.seed}: ${percent} % killed`);
}

/** Writes down what the child reports, and ends it when a change takes too long. */
function follow(child, seen) {
  return new Promise((resolve) => {
    let timer;
    let patience = 600_000;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        print(seen, 'hung');
        process.kill(-child.pid, 'SIGKILL');
      }, patience);
    };
    child.on('message', ({ took, result, by }) => {
      if (result) print(seen, result, by);
      else patience = took + 30_000;
      wait();
    });
    child.on('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    wait();
  });
}

function print(seen, result, by) {
  const { file, line, from, to } = sample[seen.length];
  seen.push({ result });
  console.log(`${result.padEnd(6)} ${relative(root, file)}:${line}  ${from}  ->  ${to}`);
  if (by) console.log(`       by ${by}`);
}

function restore(file) {
  writeFileSync(file, all.find((one) => one.file === file).source);
}

async function runEach() {
  class Nearest {
    shard = (files) => files;
    sort = (files) => files;
  }
  const vitest = await createVitest('test', {
    watch: false,
    bail: 1,
    maxWorkers: 1,
    retry: 0,
    reporters: [{}],
    testNamePattern: values.names || undefined,
    sequence: { sequencer: Nearest },
  });
  const isMeant = ({ moduleId }) => !values.without || !moduleId.includes(values.without);
  const run = async (specifications) => {
    vitest.state.filesMap.clear();
    const tests = specifications.filter(isMeant);
    const { testModules } = await vitest.runTestSpecifications(tests, false);
    return testModules.find((one) => !one.ok());
  };
  const begun = performance.now();
  const broken = await run(await vitest.globTestSpecifications(values.tests));
  if (broken) {
    console.error(`The tests fail as it is: ${firstFailure(broken)}`);
    process.exit(1);
  }
  process.send({ took: performance.now() - begun });
  let quickest;
  for (const { file, source, text } of sample.slice(Number(process.env.MUTATE_FROM))) {
    vitest.config.related = [file];
    const tests = await vitest.getRelevantTestSpecifications(values.tests);
    // What saw the change before comes first, properties last: they take longest.
    const rank = ({ moduleId }) =>
      Number(dirname(moduleId) !== dirname(file)) +
      2 * Number(moduleId.includes('properties')) -
      4 * Number(moduleId === quickest);
    writeFileSync(file, text);
    vitest.invalidateFile(file);
    const failed = await run(tests.toSorted((one, other) => rank(one) - rank(other)));
    writeFileSync(file, source);
    vitest.invalidateFile(file);
    quickest = failed?.moduleId ?? quickest;
    process.send({ result: failed ? 'killed' : 'lived', by: failed && firstFailure(failed) });
  }
  await vitest.close();
  process.exit(0);
}

/** Which test failed first and why: one that ran out of time on a busy machine saw nothing. */
function firstFailure(module) {
  const [test] = module.children.allTests('failed');
  const [error] = test?.result().errors ?? module.errors();
  return short(`${test?.fullName ?? module.moduleId}: ${error?.message}`, 160);
}
