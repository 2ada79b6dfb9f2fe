import { missedEvents, newestEvent } from '@jackfield/contract/api/live';
import { call } from '@jackfield/runtime';

/**
 * Version of the stream of events before the first lists are read: the channel, which opens after
 * them, catches up with all that comes later. Null when it cannot be read.
 */
export const streamStart = (): Promise<number | null> =>
  call(missedEvents, { query: { after: newestEvent } }).then(
    ({ latest }) => latest,
    () => null,
  );
