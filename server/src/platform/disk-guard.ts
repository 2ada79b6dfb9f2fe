import { statfs } from 'node:fs/promises';

const lookEvery = 2000;
/**
 * Bytes that must be free for a write. A database that cannot extend its log panics, which costs
 * a restart; a segment of the log is 16 MB, so writing stops while one more still fits.
 */
const reserve = 20 * 1024 * 1024;

/** Tells whether the disk of the embedded database and of files has room for a write. */
export interface DiskGuard {
  isFull(): boolean;
  /** Looks now. */
  look(): Promise<void>;
  stop(): void;
}

/** Watches the free space of a folder. */
export function watchDisk(folder: string): DiskGuard {
  let isFull = false;
  const look = async (): Promise<void> => {
    try {
      const { bavail, bsize } = await statfs(folder);
      isFull = bavail * bsize < reserve;
    } catch {
      isFull = false;
    }
  };
  const timer = setInterval(() => void look(), lookEvery);
  timer.unref();
  return { isFull: () => isFull, look, stop: () => clearInterval(timer) };
}
