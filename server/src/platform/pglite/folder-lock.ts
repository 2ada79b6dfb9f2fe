import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/** Thrown when another process holds the embedded database. */
export class FolderInUseError extends Error {}

/** Milliseconds-free start mark of a process, so that a reused id is not taken for the holder. */
function startMark(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

interface Holder {
  readonly pid: number;
  readonly mark: string | null;
}

function readHolder(file: string): Holder | null {
  try {
    const [pid, mark] = readFileSync(file, 'utf8').split('\n');
    return pid ? { pid: Number(pid), mark: mark || null } : null;
  } catch {
    return null;
  }
}

function isHeld(holder: Holder): boolean {
  return isRunning(holder.pid) && (holder.mark === null || startMark(holder.pid) === holder.mark);
}

/**
 * Takes the lock beside an embedded database's folder: two processes on one folder lose rows
 * without a word. The file holds process id and start mark; what a killed process left is taken
 * over. Returns the release.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, `${process.pid}\n${startMark(process.pid) ?? ''}\n`);
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const holder = readHolder(file);
    if (holder !== null && isHeld(holder)) {
      throw new FolderInUseError(
        `The database folder ${folder} is in use by process ${holder.pid}. ` +
          'Stop that process first, or set DATA_DIR to another folder.',
      );
    }
    rmSync(file, { force: true });
  }
  throw new FolderInUseError(`The lock ${file} cannot be taken.`);
}
