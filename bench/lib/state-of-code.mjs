import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from '../../scripts/lib/toolchain.mjs';

/** Day, commit and processors of a run; what the benches write themselves is no change of the code. */
export function stateOfCode() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', '.', ':!bench/results', ':!docs');
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: `${git('rev-parse', '--short=8', 'HEAD')}${changed ? ' and changes' : ''}`,
    cores: availableParallelism(),
  };
}
