import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const gigabyte = 2 ** 30;
/** A run of all tests keeps about one gigabyte at a time; the browsers want the rest. */
const enough = { folder: 4 * gigabyte, machine: 8 * gigabyte };

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough.folder && process.availableMemory() >= enough.machine;
  } catch {
    return false;
  }
}

/**
 * A folder for what tests write, in memory where the machine has plenty: making and syncing the
 * files of hundreds of databases takes minutes on a disk.
 *
 * @returns {{folder: string, remove(): void}}
 */
export function makeScratch() {
  const folder = mkdtempSync(join(hasRoom() ? memory : tmpdir(), 'jackfield-test-'));
  // PostgreSQL runs as a user of its own when the tests run as root.
  chmodSync(folder, 0o755);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
