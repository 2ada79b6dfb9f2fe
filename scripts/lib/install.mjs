import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the locked dependencies when the lock file has changed since the last time. */
export function ensureInstalled(root, { pnpm, env }) {
  const stamp = join(root, 'node_modules', '.jackfield-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies ...');
  const result = spawnSync(pnpm, ['install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, CI: 'true' },
  });
  if (result.status !== 0) throw new Error('The dependencies could not be installed (see above).');
  writeFileSync(stamp, wanted);
}
