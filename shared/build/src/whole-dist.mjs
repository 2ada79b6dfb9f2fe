import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that a build works in, with the process that they belong to. */
const working = /^dist-(?:arriving|former)-(\d+)$/;

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * A folder beside `dist` for a build that is not whole yet. What builds have left that were ended
 * before they were done goes first.
 *
 * @param {string} folder the folder of host or remote
 */
export function arrivingDist(folder) {
  for (const name of readdirSync(folder)) {
    const pid = Number(working.exec(name)?.[1] ?? process.pid);
    if (pid !== process.pid && !isRunning(pid)) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
  return join(folder, `dist-arriving-${process.pid}`);
}

/**
 * Makes a whole build the one in `dist`. A process that is ended in between leaves no `dist`, which
 * the next build makes, and never a half one.
 */
export function placeDist(folder, arriving) {
  const dist = join(folder, 'dist');
  const former = join(folder, `dist-former-${process.pid}`);
  if (existsSync(dist)) renameSync(dist, former);
  renameSync(arriving, dist);
  rmSync(former, { recursive: true, force: true });
}
