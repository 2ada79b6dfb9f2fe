import { createChildWork } from '../platform/child-work.ts';
import { ApiError } from '../platform/errors.ts';

const program = new URL('./sound-process.ts', import.meta.url);
/** An hour of hold music takes about a minute. */
const limits = { longest: 180_000, maxWaiting: 64 };

/** A file, and how telephones shall play it. */
interface Wanted {
  readonly bytes: Buffer;
  readonly contentType: string;
  /** Samples a second. */
  readonly rate: number;
}

/** Makes files of one channel that telephones play as they are. Throws 503. */
export type TelephoneSound = (wanted: Wanted) => Promise<Buffer>;

/** Sound for telephones, made one after another in a process of its own. */
export function createTelephoneSound(): TelephoneSound {
  const work = createChildWork(program, limits);
  return async (wanted) => {
    const wave = await work(wanted);
    if (wave === null) throw new ApiError('PROVIDERUNAVAILABLE', { retryAfter: 30 });
    return wave;
  };
}
