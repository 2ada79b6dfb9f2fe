import { expect, it, vi } from 'vitest';
import { createClock } from './clock.ts';
import { CallerGone, Inbox } from './inbox.ts';

it('a wait that begins after the caller has gone ends, and harms nobody who does not heed it (CALL-09)', async () => {
  const unheeded = vi.fn();
  process.on('unhandledRejection', unheeded);
  const inbox = new Inbox(createClock());
  inbox.end();
  void inbox.next(() => undefined);
  await expect(inbox.next(() => undefined)).rejects.toThrow(CallerGone);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unheeded);
  expect(unheeded).not.toHaveBeenCalled();
});
