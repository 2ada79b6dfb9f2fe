import { statfs } from 'node:fs/promises';

const lookEvery = 2000;
/**
 * Bytes that must be free for a write. A database that cannot extend its log panics, which costs
 * a restart; a segment of the log is 16 MB, so writing stops while one more still fits.
 */
const lastReserve = 20 * 1024 * 1024;
/** Kept beyond that for signing in and deleting, by which somebody makes room again. */
const reserve = 2 * lastReserve;

/** Tells whether the disk of the embedded database and of files has room for a write. */
export interface DiskGuard {
  isFull(): boolean;
  /** Whether not even signing in and deleting have room. */
  isExhausted(): boolean;
  /** Looks now. */
  look(): Promise<void>;
  stop(): void;
}

/** Watches the free space of a folder. */
export function watchDisk(folder: string): DiskGuard {
  let free = Number.POSITIVE_INFINITY;
  const look = async (): Promise<void> => {
    try {
      const { bavail, bsize } = await statfs(folder);
      free = bavail * bsize;
    } catch {
      free = Number.POSITIVE_INFINITY;
    }
  };
  const timer = setInterval(() => void look(), lookEvery);
  timer.unref();
  return {
    isFull: () => free < reserve,
    isExhausted: () => free < lastReserve,
    look,
    stop: () => clearInterval(timer),
  };
}
